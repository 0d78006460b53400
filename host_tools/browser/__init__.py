"""Play in the browser: the device on a page, served on this computer. `zonekeeper play`."""

import argparse
import os
import sys
import tempfile
import webbrowser
from collections.abc import Sequence
from http.server import ThreadingHTTPServer
from pathlib import Path

_ABOUT = "Play in the browser: the device on a page, running the same firmware."
_MORE = """\
`zonekeeper play --terminal --help` tells what the terminal board can do.

exit codes:
  0  somebody ended it
  2  it cannot be played here: one sentence says why and what to do"""
_USAGE = 2
_PORT = 8064
_LAST_PORT = 65_535


def main(argv: Sequence[str]) -> int:
    """Serve the page until somebody presses Ctrl-C; return 2 with a sentence when it cannot be."""
    if "--terminal" in argv:
        from host_tools import terminal

        return terminal.main(argv)
    options = _parser().parse_args(argv)
    with tempfile.TemporaryDirectory() as folder:
        return _play(Path(folder), options.port, not options.no_open)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        "zonekeeper play",
        description=_ABOUT,
        epilog=_MORE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--terminal", action="store_true", help="play in this terminal instead")
    parser.add_argument(
        "--port", type=_port, default=_PORT, help="where to serve it; 0 takes any free port"
    )
    parser.add_argument("--no-open", action="store_true", help="only print the address")
    return parser


def _port(text: str) -> int:
    """Return a port's number, or complain in the way of all wrong arguments."""
    if not (text.isascii() and text.isdecimal()) or int(text) > _LAST_PORT:
        raise argparse.ArgumentTypeError(f"a port is a number from 0 to {_LAST_PORT}, not {text}")
    return int(text)


def _play(folder: Path, port: int, shall_open: bool) -> int:
    from host_tools.browser.page_server import PortTaken, address, open_server
    from host_tools.browser.static_site import write_site
    from host_tools.micropython_vm.node_process import SetupMissing

    try:
        server = open_server(folder, port)
        write_site(folder)
    except (PortTaken, SetupMissing) as reason:
        print(reason, file=sys.stderr)
        return _USAGE
    print(f"Zonekeeper is at {address(server)} (Ctrl-C ends it).", flush=True)
    if shall_open and not _open(address(server)):
        print("There is no browser here: open that address yourself.", flush=True)
    return _serve(server)


def _open(place: str) -> bool:
    """Open the browser, where there is one and a screen to show it on."""
    has_screen = sys.platform == "darwin" or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )
    return has_screen and webbrowser.open(place)


def _serve(server: ThreadingHTTPServer) -> int:
    with server:
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()
    return 0
