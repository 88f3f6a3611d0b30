"""How long a reader waits for a live table, and what it costs in bytes.

    python tests/benchmarks/live_page.py [--runs 5] [--page en/klaverjas/index.html]

Serves the built site (run `spielbuch build` first), opens the page in fresh browsers and touches the first table.
Cold: nothing cached. Warm: the same browser again. The time runs from the touch to the table that shows the move.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import statistics
import sys
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from book import paths
from tests.conftest import serving

PLAYABLE = (
    ".sb-widget[data-kind=table] :is(button[data-item], .g-acts button[data-button]):not([aria-disabled])"
)


def visit(browser: Browser, url: str, times: int, plain: bool = False) -> list[dict[str, Any]]:
    """Open the page in one browser context some times over, touching a table each time."""
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    if plain:
        context.route("**/snapshot.pack", lambda route: route.fulfill(status=404))
    found = []
    for _ in range(times):
        page = context.new_page()
        session = context.new_cdp_session(page)
        session.send("Network.enable")
        received = [0]
        session.on(
            "Network.loadingFinished",
            lambda event, r=received: r.__setitem__(0, r[0] + event["encodedDataLength"]),
        )
        page.goto(url)
        page.wait_for_function("document.documentElement.dataset.host === 'yes'")
        page_bytes = received[0]
        before = page.locator(".sb-root").first.inner_text()
        begin = time.monotonic()
        page.locator(PLAYABLE).first.click(no_wait_after=True)
        page.wait_for_function("document.documentElement.dataset.ready === 'yes'", timeout=90_000)
        page.wait_for_function(
            "before => document.querySelector('.sb-root').innerText !== before", arg=before
        )
        found.append(
            {
                "seconds": time.monotonic() - begin,
                "page": page_bytes,
                "python": worker_bytes(page),
                "how": page.evaluate("document.documentElement.dataset.live"),
            }
        )
        page.close()
    context.close()
    return found


def worker_bytes(page: Any) -> int:
    """The bytes that starting Python takes, as the server sends them: the list `early` of the page's where.mjs."""
    script = page.evaluate("document.querySelector('script[src*=live\\\\.js]').src")
    folder = (paths.SITE / script.split("/", 3)[3]).parent
    where = dict(
        re.findall(r"export const (\w+) = (.*);", (folder / "where.mjs").read_text(encoding="utf-8"))
    )
    total = 0
    for base, name in json.loads(where["early"]):
        path = folder / json.loads(where[base]) / name
        small = path.with_name(path.name + ".br")
        total += (small if small.exists() else path).stat().st_size
    return total


def median(values: list[float]) -> str:
    """The median and the range."""
    return f"{statistics.median(values):.2f} s ({min(values):.2f} to {max(values):.2f})"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--page", default="en/klaverjas/index.html")
    arguments = parser.parse_args()
    with serving("serve", "--no-build", "--port", "0") as server, sync_playwright() as playwright:
        cold, warm, plain = [], [], []
        for _ in range(arguments.runs):
            for kind, times in ((cold, 2), (plain, 1)):
                browser = launch(playwright)
                results = visit(browser, f"{server.url}/{arguments.page}", times, plain=kind is plain)
                kind.append(results[0])
                if kind is cold:
                    warm.append(results[1])
                browser.close()
    assert {r["how"] for r in cold} == {"snapshot"} and {r["how"] for r in plain} == {"plain"}
    print(f"touch to live table, cold, from the snapshot: {median([r['seconds'] for r in cold])}")
    print(f"touch to live table, second visit:            {median([r['seconds'] for r in warm])}")
    print(f"touch to live table, cold, without snapshot:  {median([r['seconds'] for r in plain])}")
    print(
        f"bytes of the page itself: {cold[0]['page'] / 1e3:.0f} kB; to start Python: {cold[0]['python'] / 1e6:.2f} MB"
    )
    total = sum(p.stat().st_size for p in paths.SITE.rglob("*") if p.is_file())
    plain_total = sum(
        p.stat().st_size for p in paths.SITE.rglob("*") if p.is_file() and p.suffix not in (".br", ".gz")
    )
    print(
        f"size of the site: {total / 1e6:.1f} MB, of which without compressed copies {plain_total / 1e6:.1f} MB"
    )


def launch(playwright: Any) -> Browser:
    """A fresh Chromium: the system's where there is one."""
    path = os.environ.get("SPIELBUCH_CHROMIUM") or shutil.which("chromium")
    browser: Browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
    return browser


if __name__ == "__main__":
    main()
