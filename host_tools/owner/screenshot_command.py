"""Take a picture of what a device shows."""

import argparse
import re
from collections.abc import Sequence
from io import BytesIO

from host_tools.cable.board_link import BoardLink
from host_tools.cable.command_line import WELL, cable_parser, conclude, exit_codes
from host_tools.cable.port import choose
from host_tools.cable.trouble import CableTrouble
from host_tools.output_place import add_force, check_free, named

_LARGEST = 32
_FRAME = re.compile(r"(?:[0-9a-f]{2}){1024}")
_MORE = """\
The device stands still for a moment and goes on by itself. Its own frame is taken, not a photo:
a display that is broken has one, too. Asleep it shows nothing.

example:
  zonekeeper screenshot eye.png
  zonekeeper screenshot eye.png --scale 8
  zonekeeper screenshot eye.png --plain    128 x 64 pixels, black and white

""" + exit_codes(well="the picture is there")


def main(argv: Sequence[str]) -> int:
    """Write the picture; return the exit code."""
    options = _parser().parse_args(argv)
    return conclude(lambda: _run(options))


def _parser() -> argparse.ArgumentParser:
    parser = cable_parser("screenshot", __doc__, _MORE)
    parser.add_argument(
        "file", type=named(".png"), metavar="FILE.png", help="where to put the picture"
    )
    add_force(parser)
    look = parser.add_mutually_exclusive_group()
    # Without a default: argparse would not see that a scale of 4 was asked for.
    look.add_argument("--scale", type=_scale, metavar="N", help="size of a pixel (default: 4)")
    look.add_argument("--plain", action="store_true", help="the bare pixels, one to one")
    return parser


def _run(options: argparse.Namespace) -> int:
    from host_tools.owner.fresh_file import write
    from host_tools.pictures.oled_look import SCALE, framed, pixels

    check_free([options.file], force=options.force)
    frame = _take_frame(choose(options.port))
    image = pixels(frame) if options.plain else framed(frame, options.scale or SCALE)
    data = BytesIO()
    image.save(data, "PNG")
    write(options.file, data.getvalue())
    print(f"The screen is in {options.file}.")
    return WELL


def _take_frame(port: str) -> bytes:
    with BoardLink(port) as board:
        if not board.has_app:
            raise CableTrouble(
                "Zonekeeper does not run on the board, so there is no screen: press its reset"
                " button, or install it with zonekeeper flash."
            )
        digits = board.run("print(__import__('cable').frame().hex())").strip()
    if not _FRAME.fullmatch(digits):
        raise CableTrouble("The picture did not arrive whole: check the cable and try again.")
    return bytes.fromhex(digits)


def _scale(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= _LARGEST:
        raise argparse.ArgumentTypeError(f"{text} is no scale: name a number from 1 to {_LARGEST}")
    return int(text)
