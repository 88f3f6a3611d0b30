"""The widgets' front end: bundled by its own build script into widgets/static."""

from __future__ import annotations

from book import paths
from book.build import node, stamp
from book.build.say import Say


def build(say: Say) -> None:
    """Install what the front end's lock file names and bundle it, when either has changed."""
    lock = paths.FRONT / "package-lock.json"
    script = paths.FRONT / "build.mjs"

    def install() -> None:
        with say.step("Fetching the front end's packages"):
            node.install(paths.FRONT)

    def bundle() -> None:
        with say.step("Bundling the widgets' front end"):
            node.run(script, paths.STATIC, cwd=paths.FRONT)

    stamp.once("front-packages", stamp.of([lock]), install, paths.FRONT / "node_modules")
    sources = stamp.of(stamp.files(paths.FRONT))
    stamp.once(
        "front",
        sources,
        bundle,
        paths.STATIC / "spielbuch.js",
        paths.STATIC / "spielbuch-ssr.mjs",
        paths.STATIC / "spielbuch.css",
        paths.STATIC / "paper.js",
    )
