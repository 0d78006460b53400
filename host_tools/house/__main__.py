"""Draw the plan of the firmware's house, or say whether its picture is up to date."""

import argparse
import sys
from collections.abc import Sequence

from host_tools.firmware_path import ROOT
from host_tools.house.drawing import svg

PICTURE = ROOT / "firmware" / "house.svg"


def main(argv: Sequence[str] | None = None) -> int:
    """Write the picture; with --check only compare, and return 1 when it is out of date."""
    parser = argparse.ArgumentParser("python -m host_tools.house", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, only compare")
    if not parser.parse_args(argv).check:
        PICTURE.write_text(svg(), encoding="utf-8")
        return 0
    if PICTURE.exists() and PICTURE.read_text(encoding="utf-8") == svg():
        print("The plan of the house is up to date.")
        return 0
    print("firmware/house.svg is out of date: run python -m host_tools.house.")
    return 1


if __name__ == "__main__":
    sys.exit(main())
