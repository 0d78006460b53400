"""Make the printable case from the table of its parts: `zonekeeper case`."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from host_tools.output_place import NotFree, claim_folder, mark_folder

_ABOUT = "Make the printable case: meshes, assembly and pictures, from hardware/case/parts.csv."
_MORE = """\
exit codes:
  0  the case is there; with --check: it is current
  1  it cannot be made, or is out of date: each sentence says what to do
  2  wrong arguments"""
_MISSING = "The packages of the case are not installed: run `make case` once."


def main(argv: Sequence[str]) -> int:
    """Make the case, or with --check only tell, by exit code 1, what is wrong or out of date."""
    options = _parser().parse_args(argv)
    try:
        from host_tools.case.measures import TABLE, MeasureError, load
        from host_tools.case.model import build
    except ModuleNotFoundError as error:
        if error.name not in ("numpy", "build123d", "trimesh"):
            raise
        return _refuse([_MISSING])
    folder = options.out or TABLE.parent
    try:
        if options.out and not options.check:
            claim_folder(folder)
        model = build(load())
    except (MeasureError, NotFree) as error:
        return _refuse([str(error)])
    from host_tools.case import drawing, picture_files, print_files
    from host_tools.case.checks import all_faults
    from host_tools.case.walls import thin_walls

    if options.check:
        stale = print_files.stale_prints(model, folder) + picture_files.missing_pictures(folder)
        stale += drawing.stale_drawing(model.layout, folder)
        return _refuse([*stale, "Run `make case`."] if stale else [])
    faults = all_faults(model) + thin_walls(model)
    if faults:
        return _refuse(faults)
    print_files.write_prints(model, folder)
    drawing.write_drawing(model.layout, folder)
    picture_files.write_pictures(model, folder)
    if options.out:
        mark_folder(folder)
    print(f"The case is in {folder}.")
    return _refuse(print_files.stale_prints(model, folder))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        "zonekeeper case",
        description=_ABOUT,
        epilog=_MORE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--check", action="store_true", help="only say whether it is current")
    parser.add_argument(
        "--out", type=Path, metavar="DIR", help="a new or empty folder for the files"
    )
    return parser


def _refuse(sentences: list[str]) -> int:
    for sentence in sentences:
        print(sentence, file=sys.stderr)
    return int(bool(sentences))
