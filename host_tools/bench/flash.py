"""What a move costs: bytes of journal, bytes and erases of flash.

Counted on real littlefs with MicroPython's settings on the ESP32, beside the two ways that come to
mind first.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from typing import Any

from host_tools.flash.chip import FlashChip
from host_tools.shelf import games

GAME_MOVES = 320

_SEED = 5

Keep = Callable[[bytes, Any], None]  # takes a record, and the table after it


@dataclass(frozen=True)
class FlashCost:
    """What one move costs on average over a whole game."""

    journal_bytes: float
    programmed_bytes: float
    erases: float


@cache
def segments_cost() -> FlashCost:
    """Return the cost of the firmware's own journal, marks included."""
    from storage.saves import Saves

    def open_journal(disk: Any, head: bytes, secret: bytes) -> Keep:
        journal = Saves(disk).create(head, secret)

        def keep(record: bytes, table: Any) -> None:
            journal.keep(record)
            mark = table.mark_to_keep()
            if mark:
                journal.save_mark(*mark)

        return keep

    return _cost(open_journal)


@cache
def one_file_cost() -> FlashCost:
    """Return the cost of appending every record to one file."""

    def open_file(disk: Any, head: bytes, secret: bytes) -> Keep:
        disk.append("log", head)
        return lambda record, table: disk.append("log", record)

    return _cost(open_file)


@cache
def json_state_cost() -> FlashCost:
    """Return the cost of writing the whole state as JSON at each move, and renaming it."""

    def open_file(disk: Any, head: bytes, secret: bytes) -> Keep:
        def keep(record: bytes, table: Any) -> None:
            state = {"seed": secret.hex(), "chance": table.state.chance.positions}
            state |= _rules().view(table.state, -1)
            state["tally"] = _rules().tallies(table.state)
            disk.replace("state", json.dumps(state, default=bytes.decode).encode())

        return keep

    return _cost(open_file)


def _rules() -> Any:
    """Return the rules of the first game on the shelf."""
    from games import catalogue

    return catalogue.load(games()[0]).RULES


def _cost(open_keeper: Callable[[Any, bytes, bytes], Keep]) -> FlashCost:
    """Play a whole game on a new file system and count what each move of it costs."""
    from engine import seal
    from engine.header import Header
    from engine.table import Table
    from host_tools.exercises.fixed_dice import FixedDice
    from host_tools.flash.disk import format_disk

    rules = _rules()
    chip = FlashChip()
    secret = sha256(b"bench").digest()
    header = seal.sealed(Header(games()[0], rules.VERSION, b""), secret)
    keep = open_keeper(format_disk(chip), header.encode(), secret)
    records: list[bytes] = []
    table = Table(rules, header, secret, records.append)
    table.begin()
    keep(records[-1], table)
    programmed, erases = chip.programmed_bytes, chip.erases
    dice = FixedDice(_SEED)
    for _ in range(GAME_MOVES):
        table.do(dice.pick(rules.moves(table.state)))
        keep(records[-1], table)
    return FlashCost(
        sum(map(len, records)) / GAME_MOVES,
        (chip.programmed_bytes - programmed) / GAME_MOVES,
        (chip.erases - erases) / GAME_MOVES,
    )
