"""`spielbuch serve` sends what a browser needs: compressed, with the right types, cached by name."""

from __future__ import annotations

import gzip
import urllib.error
import urllib.request
from email.message import Message
from pathlib import Path

import pytest


def get(url: str, **headers: str) -> tuple[int, Message, bytes]:
    """Status, headers and body of an answer."""
    request = urllib.request.Request(
        url, headers={name.replace("_", "-"): value for name, value in headers.items()}
    )
    try:
        with urllib.request.urlopen(request, timeout=20) as answer:
            return answer.status, answer.headers, answer.read()
    except urllib.error.HTTPError as problem:
        return problem.code, problem.headers, problem.read()


def test_brotli_where_the_browser_takes_it(site: Path, site_url: str) -> None:
    status, headers, body = get(f"{site_url}/en/index.html", Accept_Encoding="gzip, deflate, br")
    assert (status, headers["Content-Encoding"], headers["Vary"]) == (200, "br", "Accept-Encoding")
    assert headers["Content-Type"] == "text/html; charset=utf-8"
    assert body == (site / "en" / "index.html.br").read_bytes()
    assert int(headers["Content-Length"]) == len(body)


def test_gzip_where_it_takes_no_brotli(site: Path, site_url: str) -> None:
    _, headers, body = get(f"{site_url}/en/index.html", Accept_Encoding="gzip")
    assert headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(body) == (site / "en" / "index.html").read_bytes()


def test_plain_where_it_takes_neither(site: Path, site_url: str) -> None:
    _, headers, body = get(f"{site_url}/en/index.html")
    assert headers["Content-Encoding"] is None
    assert body == (site / "en" / "index.html").read_bytes()


@pytest.mark.parametrize(
    ("pattern", "kind"),
    [
        ("_live/page-*/live.js", "text/javascript; charset=utf-8"),
        ("_live/page-*/worker.mjs", "text/javascript; charset=utf-8"),
        ("_live/pyodide-*/pyodide.asm.wasm", "application/wasm"),
        ("_live/python-*/snapshot.pack", "application/octet-stream"),
        ("_live/page-*/fonts/*.woff2", "font/woff2"),
    ],
)
def test_types_and_caching_of_what_pages_load(site: Path, site_url: str, pattern: str, kind: str) -> None:
    path = next(site.glob(pattern)).relative_to(site).as_posix()
    status, headers, _ = get(f"{site_url}/{path}", Accept_Encoding="br")
    assert (status, headers["Content-Type"]) == (200, kind)
    assert "immutable" in headers["Cache-Control"]


def test_pages_are_asked_for_again(site_url: str) -> None:
    _, headers, _ = get(f"{site_url}/en/index.html")
    assert headers["Cache-Control"] == "no-cache"
    status, _, _ = get(f"{site_url}/en/index.html", If_None_Match=headers["Etag"])
    assert status == 304


def test_a_missing_page_gets_the_book_s_own_answer(site_url: str) -> None:
    status, headers, body = get(f"{site_url}/en/no-such-page.html")
    assert (status, headers["Content-Type"]) == (404, "text/html; charset=utf-8")
    assert "Diese Seite gibt es nicht" in body.decode()


def test_nothing_outside_the_site_is_sent(site_url: str) -> None:
    status, _, _ = get(f"{site_url}/..%2f..%2fpyproject.toml")
    assert status in (403, 404)
