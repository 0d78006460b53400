"""A turn of the plain ZoneS: what may be done, what comes of it, when it is over.

An action is a tuple: ("move", from, to), ("shoot", from, to), ("summon", kind, cell),
("return", kind), ("pass",).
"""

from typing import Any

from host_tools.sweeps.zones.plain import (
    KINDS,
    TROLLS,
    Cell,
    Position,
    enemy_of,
    side_of,
)
from host_tools.sweeps.zones.plain_moves import reach, shots, summons

Action = tuple[Any, ...]

NO_KIND = ""

_FEWEST = 2  # pieces that can fell a base


def legal(position: Position) -> set[Action]:
    """Return what may be done now; to resign, to agree and to correct are left out."""
    if position.end:
        return set()
    if position.wife:
        return {("return", kind) for kind in [*returnable(position), NO_KIND]}
    found: set[Action] = set()
    for cell in position.pieces_of(position.turn):
        found |= {("move", cell, to) for to in reach(position, cell)}
        found |= {("shoot", cell, to) for to in shots(position, cell)}
    for kind in KINDS:
        if side_of(kind) == position.turn:
            found |= {("summon", kind, to) for to in summons(position, kind)}
    return found or {("pass",)}


def returnable(position: Position) -> list[str]:
    """Return the Trolls that a Trollwife may take back (ZSD-12)."""
    return [
        kind
        for kind in TROLLS
        if position.captured[kind] and position.roster[kind].type == "infantry"
    ]


def play(position: Position, action: Action) -> None:
    """Do what is legal."""
    name, *details = action
    if name == "return":
        _return(position, details[0])
        return
    position.passes = position.passes + 1 if name == "pass" else 0
    position.moved_to = None
    if name == "move":
        _move(position, *details)
    elif name == "shoot":
        _capture(position, details[1])
    elif name == "summon":
        _summon(position, *details)
    if not position.wife:
        _end_turn(position)


def _move(position: Position, start: Cell, to: Cell) -> None:
    kind = position.pieces[start]
    victim = position.pieces.get(to, "")
    if victim:
        _capture(position, to)
    position.pieces[to] = position.pieces.pop(start)
    position.moved_to = to
    if victim and kind == "Trollwife" and position.roster[victim].type == "infantry":
        position.wife = position.turn if returnable(position) else ""


def _capture(position: Position, cell: Cell) -> None:
    position.captured[position.pieces.pop(cell)] += 1


def _summon(position: Position, kind: str, cell: Cell) -> None:
    position.reserve[kind] -= 1
    position.pieces[cell] = kind
    if position.does_summon_fell:
        position.moved_to = cell


def _return(position: Position, kind: str) -> None:
    """Take a piece back, or none; then look at the base (ZSD-26)."""
    if kind != NO_KIND:
        position.captured[kind] -= 1
        position.reserve[kind] += 1
    position.wife = ""
    _end_turn(position)


def _end_turn(position: Position) -> None:
    """Look whether it is over; else it is the other side's turn."""
    if falls(position):
        position.end, position.winner = "base", position.turn
    elif position.passes == _FEWEST:
        position.end = "passes"
    elif all(strength(position, side) < _FEWEST for side in position.bases):
        position.end = "bare"
    else:
        position.turn = enemy_of(position.turn)


def falls(position: Position) -> bool:
    """Tell whether the piece that just came has felled the enemy's base (ZSD-13, ZSD-21)."""
    homes = position.homes(enemy_of(position.turn))
    if position.moved_to not in homes:
        return False
    return len(homes & set(position.pieces_of(position.turn))) >= _FEWEST


def strength(position: Position, side: str) -> int:
    """Return how many pieces a side has on the board and in reserve (ZSD-32)."""
    in_reserve = sum(position.reserve[kind] for kind in KINDS if side_of(kind) == side)
    return len(position.pieces_of(side)) + in_reserve
