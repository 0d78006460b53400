"""Draws the wiring, the schematic and the tables of `hardware/`: `zonekeeper hardware`."""

import argparse
import sys
from collections.abc import Sequence
from importlib.util import find_spec

_ABOUT = "Redraw the wiring, the schematic and the tables of hardware/ from pinout.csv."

_MORE = """\
exit codes:
  0  all files are current; with --check: they were
  1  they cannot be made, or are out of date: one sentence says what to do
  2  wrong arguments"""


def main(argv: Sequence[str]) -> int:
    """Rewrite what is out of date; with --check only tell so, by exit code 1."""
    options = _parser().parse_args(argv)
    if find_spec("schemdraw") is None:
        print("The package schemdraw is missing: run `make setup`.", file=sys.stderr)
        return 1
    # Late, because schemdraw is there for makers only, not for those who play.
    from host_tools.hardware import made_files
    from host_tools.hardware.pinout import PinoutError

    try:
        files = made_files.make_all()
    except PinoutError as error:
        print(error, file=sys.stderr)
        return 1
    stale = made_files.out_of_date(files)
    if options.check:
        if stale:
            print(f"Out of date: {', '.join(stale)}. Run `make hardware`.", file=sys.stderr)
        return int(bool(stale))
    made_files.write(files, stale)
    print("\n".join(stale) if stale else f"All {len(files)} files are as they were.")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        "zonekeeper hardware",
        description=_ABOUT,
        epilog=_MORE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--check", action="store_true", help="only say whether all is current")
    return parser
