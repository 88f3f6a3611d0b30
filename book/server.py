"""A small web server for the built site: compressed files, right types, caching by name, this computer."""

from __future__ import annotations

import asyncio
import mimetypes
import socket
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tornado import httpserver, netutil, web

TYPES = {
    ".mjs": "text/javascript",
    ".js": "text/javascript",
    ".wasm": "application/wasm",
    ".woff2": "font/woff2",
    ".ipynb": "application/x-ipynb+json",
    ".pack": "application/octet-stream",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
FOR_EVER = "public, max-age=31536000, immutable"  # the name changes with the content
ASK_AGAIN = "no-cache"  # may be kept, but asked for before use


class PortTaken(Exception):
    """Another program listens on the port."""


class Files(web.StaticFileHandler):
    """Files of the site; where a compressed copy lies beside one and the browser takes it, that copy."""

    encoding: str | None = None

    def compute_etag(self) -> str | None:
        """The hash of what is sent, told apart by encoding."""
        tag = super().compute_etag()
        return f'{tag[:-1]}-{self.encoding}"' if tag and self.encoding else tag

    def validate_absolute_path(self, root: str, absolute_path: str) -> str | None:
        """The file to send: Tornado's answer, or its compressed copy."""
        found = super().validate_absolute_path(root, absolute_path)
        if found is None:
            return None
        self.plain = found
        accepted = {
            word.split(";")[0].strip() for word in self.request.headers.get("Accept-Encoding", "").split(",")
        }
        if "Range" not in self.request.headers:
            for encoding, ending in (("br", ".br"), ("gzip", ".gz")):
                if encoding in accepted and Path(found + ending).is_file():
                    self.encoding = encoding
                    return super().validate_absolute_path(root, found + ending)  # sizes are those of the copy
        return found

    def get_content_type(self) -> str:
        """The type of the file itself, not of its compressed copy."""
        ending = Path(self.plain).suffix
        kind = TYPES.get(ending) or mimetypes.guess_type(self.plain)[0] or "application/octet-stream"
        return kind + "; charset=utf-8" if kind.startswith("text/") else kind

    def set_extra_headers(self, path: str) -> None:
        """Say how the file is packed and how long it may be kept."""
        self.set_header("Vary", "Accept-Encoding")
        self.set_header("X-Content-Type-Options", "nosniff")
        if self.encoding:
            self.set_header("Content-Encoding", self.encoding)
        parts = path.split("/")
        self.set_header("Cache-Control", FOR_EVER if parts[0] == "_live" and len(parts) > 2 else ASK_AGAIN)

    def write_error(self, status_code: int, **how: Any) -> None:
        """The book's own page for a missing address."""
        page = Path(self.root) / "404.html"
        if status_code == 404 and page.is_file():
            self.set_header("Content-Type", "text/html; charset=utf-8")
            self.finish(page.read_bytes())
        else:
            super().write_error(status_code, **how)


def listen(port: int) -> list[socket.socket]:
    """Take the port on this computer; PortTaken if somebody has it."""
    try:
        return netutil.bind_sockets(port, "127.0.0.1")
    except OSError:
        raise PortTaken from None


def application(folder: Path) -> web.Application:
    """The site in a folder as a Tornado application."""
    files = {"path": str(folder), "default_filename": "index.html"}
    return web.Application([(r"/(.*)", Files, files)], log_function=lambda handler: None)


def serve_for_ever(folder: Path, sockets: Sequence[socket.socket]) -> None:
    """Serve until Ctrl+C, saying where."""

    async def main() -> None:
        server = httpserver.HTTPServer(application(folder))
        server.add_sockets(sockets)
        print(
            f"The book is open at http://127.0.0.1:{sockets[0].getsockname()[1]}/ (Ctrl+C stops it)",
            flush=True,
        )
        await asyncio.Event().wait()

    asyncio.run(main())
