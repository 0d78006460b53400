"""Serves the site's files on this computer's own address, and on no other."""

import errno
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

HOST = "127.0.0.1"

_TYPES = {
    "": "application/octet-stream",
    ".css": "text/css",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".png": "image/png",
    ".gif": "image/gif",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}


class PortTaken(Exception):
    """Another program listens there. The text is one sentence for the user."""


class PageHandler(SimpleHTTPRequestHandler):
    """Answers with files. The browser asks each time whether they are still the same."""

    extensions_map = _TYPES

    def end_headers(self) -> None:
        """Let the browser keep files, but never use one unasked."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, *_words: object) -> None:
        """Say nothing: the terminal is for the player."""


def open_server(folder: Path, port: int) -> ThreadingHTTPServer:
    """Return a server for a folder; 0 takes any free port. Raise PortTaken."""
    try:
        return ThreadingHTTPServer((HOST, port), partial(PageHandler, directory=str(folder)))
    except OSError as error:
        if error.errno not in (errno.EADDRINUSE, errno.EACCES):
            raise
        raise PortTaken(
            f"Port {port} is taken or not allowed: choose another with --port,"
            " or 0 for any that is free."
        ) from None


def address(server: ThreadingHTTPServer) -> str:
    """Return where the page is."""
    return f"http://{HOST}:{server.server_port}/"
