"""Small corrections as a table makes them: each changes something, and keys can make it."""

from random import Random
from typing import Any

from games.zones.rules import codes, fields
from games.zones.rules.state import CELLS, NONE


def by_hand(state: Any, hand: Random) -> bytes:
    """Return the move of a correction; the table may refuse it, for many go too far."""
    kind = hand.randrange(8)
    found = [
        (fields.RESERVE, kind, state.reserve[kind] - 1 if state.reserve[kind] else 1),
        (fields.CAPTURED, kind, state.captured[kind] + 1),
        (fields.ACTIVE, 0, 1 - state.active),
    ]
    if state.glass:
        cells = [cell for cell in range(CELLS) if state.pieces[cell]]
        found.append((fields.SWAP, hand.randrange(CELLS), hand.randrange(CELLS)))
        found.append((fields.PIECE, hand.randrange(CELLS), kind))
        found += [(fields.PIECE, cell, NONE) for cell in cells[:1]]
    if state.clock:
        seat = hand.randrange(2)
        found += [(fields.MINUTES, seat, 1), (fields.SECONDS, seat, hand.randrange(60))]
    return bytes((codes.ADJUST, *hand.choice(found)))
