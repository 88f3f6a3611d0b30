"""The folder `_live` of the site: Pyodide, our Python code with its memory snapshot, and the page host.

Three folders whose names change with their content, so that browsers may keep them for ever and a page never
meets parts of two builds: `pyodide-<version>`, `python-<fingerprint>`, `page-<fingerprint>`.
"""

from __future__ import annotations

import json
import shutil
import zipfile
from pathlib import Path

from book import paths
from book.build import node, stamp
from book.build.say import Say

RUNTIME_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
LOCK = "pyodide-lock.json"
PAGE_FILES = ("live.js", "worker.mjs", "words.mjs", "prefetch.mjs", "offline.mjs")
# Not for the browser: numpy is not to be had there, and the kernel host needs ipywidgets.
LEFT_OUT = ("engine/bulk/", "widgets/hosts/kernel.py", "widgets/front/", "widgets/static/")


def build(say: Say) -> str:
    """Make what is missing; returns the folder pages load from, relative to the site: `_live/page-…/`."""
    version = json.loads((paths.LIVE / "package.json").read_text())["dependencies"]["pyodide"]
    _install(say)
    target = paths.SITE / "_live"
    runtime = target / f"pyodide-{version}"
    if not all((runtime / name).exists() for name in (*RUNTIME_FILES, LOCK)):
        _copy_runtime(paths.LIVE / "node_modules" / "pyodide", runtime)

    start = paths.LIVE / "start.py"
    code = stamp.of([*python_files(), start, paths.LIVE / "snapshot.mjs"], version)
    python = target / f"python-{code}"
    if not (python / "snapshot.pack").exists():
        with say.step("Starting Python once and keeping its memory for the readers"):
            _make_python(runtime, start, python)

    tokens = page_tokens()
    front = [p for p in stamp.files(paths.STATIC) if p.name != "spielbuch-ssr.mjs"]
    hosts = [paths.LIVE / name for name in PAGE_FILES]
    page = target / f"page-{stamp.of([*front, *hosts], runtime.name, python.name, tokens)}"
    if not (page / "where.mjs").exists():
        for path in front:
            _copy(path.parent, page / path.parent.relative_to(paths.STATIC), [path.name])
        _copy(paths.LIVE, page, PAGE_FILES)
        (page / "tokens.css").write_text(tokens, encoding="utf-8")
        (page / "where.mjs").write_text(where(runtime, python), encoding="utf-8")
    return f"_live/{page.name}/"


def tidy(page_folder: str) -> None:
    """Remove what earlier builds left; only when no page refers to it any more."""
    page = paths.SITE / page_folder
    places = (page / "where.mjs").read_text(encoding="utf-8")
    for old in page.parent.iterdir():
        if old != page and f"../{old.name}/" not in places:
            shutil.rmtree(old)


def python_files() -> list[Path]:
    """Our Python modules that go into the browser."""
    found = stamp.files(paths.ROOT / "engine", paths.ROOT / "widgets", suffixes=(".py",))
    return [p for p in found if not p.relative_to(paths.ROOT).as_posix().startswith(LEFT_OUT)]


def page_tokens() -> str:
    """The widgets' colours and sizes for the whole page, bare declarations in the front end; paper is never dark."""
    light, dark = (
        (paths.FRONT / "css" / f"{name}.css").read_text(encoding="utf-8") for name in ("tokens", "dark")
    )
    return (
        f":root {{\n{light}}}\n@media screen {{ :root[data-theme=dark] {{\n{dark}}} }}\n"
        f"@media screen and (prefers-color-scheme: dark) {{ :root:not([data-theme]) {{\n{dark}}} }}\n"
    )


def where(runtime: Path, python: Path) -> str:
    """The module that tells the page host where things are and how large."""
    size = {p.name: p.stat().st_size for folder in (runtime, python) for p in folder.iterdir()}
    facts = {
        "pyodide": f"../{runtime.name}/",
        "python": f"../{python.name}/",
        "bytes": {"snapshot": size["snapshot.pack"], "plain": size["spielbuch.zip"]},
        # What Python starts from, and what it takes afterwards or where it cannot start from its memory.
        "early": [
            *(["pyodide", name] for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", LOCK)),
            ["python", "snapshot.pack"],
        ],
        "later": [["pyodide", "python_stdlib.zip"], ["python", "spielbuch.zip"], ["python", "start.py"]],
    }
    return "".join(f"export const {name} = {json.dumps(value)};\n" for name, value in facts.items())


def _install(say: Say) -> None:
    def step() -> None:
        with say.step("Fetching Python for the browser (Pyodide)"):
            node.install(paths.LIVE)

    stamp.once(
        "live-packages", stamp.of([paths.LIVE / "package-lock.json"]), step, paths.LIVE / "node_modules"
    )


def _copy_runtime(source: Path, target: Path) -> None:
    _copy(source, target, RUNTIME_FILES)
    lock = json.loads((source / LOCK).read_text(encoding="utf-8"))
    lock["packages"] = {}  # no package is ever loaded from anywhere
    (target / LOCK).write_text(json.dumps(lock), encoding="utf-8")


def _make_python(runtime: Path, start: Path, folder: Path) -> None:
    half = folder.with_name(folder.name + ".half")
    shutil.rmtree(half, ignore_errors=True)
    half.mkdir(parents=True)
    pack(half / "spielbuch.zip")
    shutil.copy(start, half / "start.py")
    node.run(paths.LIVE / "snapshot.mjs", runtime, half / "spielbuch.zip", start, half / "snapshot.pack")
    half.rename(folder)


def pack(archive: Path) -> None:
    """Put our Python modules into a zip file that depends on nothing but their content."""
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as out:
        for path in python_files():
            info = zipfile.ZipInfo(path.relative_to(paths.ROOT).as_posix(), (2020, 1, 1, 0, 0, 0))
            info.compress_type, info.external_attr = zipfile.ZIP_DEFLATED, 0o644 << 16
            out.writestr(info, path.read_bytes())


def _copy(source: Path, target: Path, names: tuple[str, ...] | list[str]) -> None:
    target.mkdir(parents=True, exist_ok=True)
    for name in names:
        shutil.copyfile(source / name, target / name)
