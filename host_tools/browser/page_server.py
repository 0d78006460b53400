"""Serves the site's files on this computer's own address, and on no other."""

import errno
import os
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

HOST = "127.0.0.1"

# What the page may load and run: its own files, WebAssembly, and what it has unpacked. Static
# hosts send no headers, so the documents say the same of themselves, but for who may frame them.
CONTENT_POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self';"
    " style-src 'self'; img-src 'self' blob:; connect-src 'self' blob:; manifest-src 'self';"
    " base-uri 'none'; form-action 'none'"
)
_HEADERS = {
    "Cache-Control": "no-cache",  # keep files, but never use one unasked
    "Content-Security-Policy": f"{CONTENT_POLICY}; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
_NAMES = (HOST, "localhost")  # a page of another name that resolves to us is a stranger

_TYPES = {
    "": "application/octet-stream",
    ".css": "text/css",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".pdf": "application/pdf",
    ".png": "image/png",
    ".gif": "image/gif",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}


class PortTaken(Exception):
    """Another program listens there. The text is one sentence for the user."""


class PageHandler(SimpleHTTPRequestHandler):
    """Answers with files. The browser asks each time whether they are still the same."""

    extensions_map = _TYPES

    def parse_request(self) -> bool:
        """Read a request; one that calls this computer by another name gets a sentence only.

        Otherwise a web page could let its own name stand for this address, and read along.
        """
        if not super().parse_request():
            return False
        assert isinstance(self.server, ThreadingHTTPServer)
        port = self.server.server_port
        if self.headers.get("Host") in [f"{name}:{port}" for name in _NAMES]:
            return True
        self.send_error(
            HTTPStatus.MISDIRECTED_REQUEST, f"This page is at http://{HOST}:{port}/ alone."
        )
        return False

    def end_headers(self) -> None:
        """Say what the page may do."""
        for name, value in _HEADERS.items():
            self.send_header(name, value)
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
        how = "make play PORT=..." if "MAKELEVEL" in os.environ else "--port"
        raise PortTaken(
            f"Port {port} is taken or not allowed: choose another with {how},"
            " or 0 for any that is free."
        ) from None


def address(server: ThreadingHTTPServer) -> str:
    """Return where the page is."""
    return f"http://{HOST}:{server.server_port}/"
