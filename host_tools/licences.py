"""List everything that we ship or run, each with its version and its licence."""

import argparse
import csv
import json
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from rich.table import Table

from host_tools.firmware_path import ROOT
from host_tools.locks import pins
from host_tools.micropython_vm.node_process import HERE as NODE
from host_tools.plain_text import PlainConsole, complain
from host_tools.set_up import CASE, REQUIREMENTS, STUBS, WORDS

TABLE = Path(__file__).with_name("licences.csv")

_MORE = """\
use:
  shipped  in the page that `zonekeeper site` writes, or on the device
  run      by the zonekeeper command
  test     by the tests and checks alone
  case     by what draws the printable case alone
  words    by what chooses the list of words alone

The versions are those that set-up installs; host_tools/licences.csv has the licences.

exit codes:
  0  every part is listed
  1  a part has no licence in the table, or the table has a part that is not used"""
_WRONG = 1
_PIPE_WIDTH = 160


class Part(NamedTuple):
    """Something that somebody made, and on what terms we use it."""

    name: str
    version: str
    licence: str
    use: str


def main(argv: Sequence[str] | None = None) -> int:
    """Print the list; return 1 when it is not complete."""
    options = _parser().parse_args(argv)
    listed = parts()
    if options.json:
        print(json.dumps([part._asdict() for part in listed], indent=1))
    else:
        _print(listed)
    faults = [
        f"{part.name} has no licence in {TABLE.name}." for part in listed if not part.licence
    ]
    faults += [f"{name} is in {TABLE.name} and not used." for name in _rows().keys() - versions()]
    for fault in sorted(faults):
        complain(fault, _WRONG)
    return _WRONG if faults else 0


def parts() -> list[Part]:
    """Return every part, the shipped ones first."""
    rows = _rows()
    uses = ["shipped", "run", "test", "case", "words", ""]
    found = [
        Part(name, version, *rows.get(name, ("", ""))) for name, version in versions().items()
    ]
    return sorted(found, key=lambda part: (uses.index(part.use), part.name))


def versions() -> dict[str, str]:
    """Return what is installed and used, by name: Python packages, npm packages, ourselves."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    found = {project["name"]: project["version"]}
    for path in (REQUIREMENTS, STUBS, CASE, WORDS):
        found |= pins(path.read_text())
    lock = json.loads((NODE / "package-lock.json").read_text())
    for path, package in lock["packages"].items():
        if path:
            found[f"npm {path.removeprefix('node_modules/')}"] = package["version"]
    return found


def _rows() -> dict[str, tuple[str, str]]:
    with TABLE.open(newline="", encoding="utf-8") as file:
        return {row["part"]: (row["licence"], row["use"]) for row in csv.DictReader(file)}


def _print(listed: list[Part]) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for name in ("part", "version", "licence", "use"):
        table.add_column(name, no_wrap=True)
    for part in listed:
        table.add_row(*part)
    out = PlainConsole()
    if not out.is_terminal:
        out.width = _PIPE_WIDTH
    out.print(table)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        "zonekeeper licences",
        description=__doc__,
        epilog=_MORE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--json", action="store_true", help="print a list of JSON objects")
    return parser
