"""Small corrections as a table makes them: each changes something, and keys can make it."""

from random import Random
from typing import Any

from games.zeds.rules import codes, fields, sectors
from games.zeds.rules import state as rules
from games.zeds.rules.zone import referee
from games.zeds.rules.zone.sheet import ITEMS

Correction = tuple[int, int, int, int]  # field, seat, index, value


def by_hand(state: Any, hand: Random) -> bytes:
    """Return the move of a correction; the table may refuse it, for most go too far."""
    seat = hand.randrange(state.seats)
    found = _anywhere(state, hand, seat)
    if state.sheet:
        found += _on_a_sheet(state, hand, seat)
    return bytes((codes.ADJUST, *hand.choice(found)))


def _anywhere(state: Any, hand: Random, seat: int) -> list[Correction]:
    sector = hand.randrange(rules.SECTORS)
    is_crossed = sectors.is_crossed(state, seat, sector)
    found = [(fields.CROSSED, seat, sector, 0 if is_crossed else 1)]
    if state.turn:
        found.append((fields.TURN, 0, 0, state.turn - 1))
    if not state.plays(seat):
        found.append((fields.IS_OUT, seat, 0, 0))
    return found


def _on_a_sheet(state: Any, hand: Random, seat: int) -> list[Correction]:
    """Wipe or fill a square, use a shelter or not, draw a zombie again or erase one."""
    square, sector = hand.randrange(rules.SQUARES), hand.randrange(rules.SECTORS)
    is_drawn = state.zones[seat][square] != rules.NONE
    found = [
        (fields.SQUARE, seat, square, rules.NONE if is_drawn else sector),
        (fields.USED, seat, 0, 0 if state.sheltered[seat] else 1),
    ]
    found += [(fields.ERASED, seat, place, 0) for place in state.erased[seat][:1]]
    targets = referee.targets(state, seat)[:1]
    return found + [(fields.ERASED, seat, at * ITEMS + item, 1) for at, item in targets]
