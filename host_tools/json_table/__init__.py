"""Sit a program down at a table: requests and answers as lines of JSON."""

import argparse
import json
import sys
from collections.abc import Sequence

from host_tools.firmware_path import add_firmware

_MORE = """\
Every line on standard input is a request, every line on standard output its answer:

  {"ask": "new"}                    a new game; its commitment is shown, then the cuts are due
  {"ask": "cut", "cut": 4821}       the cut of the next seat; after the last one it begins
  {"ask": "moves"}                  what may be done now
  {"ask": "do", "move": {"do": "flip"}}  make a move, as "moves" writes it
  {"ask": "undo"}, {"ask": "redo"}  to undo what the table has seen, add "agreed": true
  {"ask": "view", "seat": 0}        what a seat may see; without "seat" what everybody may
  {"ask": "odds"}, {"ask": "ways", "seat": 0}  what the judge knows
  {"ask": "history"}, {"ask": "verdict"}, {"ask": "end"}, {"ask": "save"}, {"ask": "load"}

An answer has "ok"; when that is false it has either "refusal" with a rule and a sentence, or
"error" with a sentence, and nothing has changed. host_tools/json_table/SCHEMA.md has every field
and a bot of 40 lines.

exit codes:
  0  the input ended
  2  wrong arguments, or no such game"""


def main(argv: Sequence[str] | None = None) -> int:
    """Answer requests until the input ends."""
    options = _parser().parse_args(argv)
    add_firmware()
    from games import catalogue
    from host_tools.json_table.conversation import converse

    play = catalogue.load(options.game)
    if play is None:
        there = ", ".join(catalogue.names())
        print(f"There is no game {options.game}; there is: {there}.", file=sys.stderr)
        return 2
    if options.schema:
        from host_tools.json_table.schema import answer_schema

        print(json.dumps(answer_schema(options.game), indent=2))
        return 0
    converse(options.game, play, sys.stdin.buffer, sys.stdout)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        "zonekeeper table",
        description=__doc__,
        epilog=_MORE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", metavar="GAME", help="the folder name of a game")
    parser.add_argument(
        "--schema", action="store_true", help="print the JSON Schema of its answers, and end"
    )
    return parser
