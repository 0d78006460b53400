"""What a seat may see: while the screen stands, of the other's half nothing."""

from games.zones.rules import clock, flow, points
from games.zones.rules.setup import SIDE, TERRAINS
from games.zones.rules.state import HALF, NONE


def view(state, seat):
    """Return the table as a seat sees it, or the public (-1)."""
    seats = range(2)
    seen = [side for side in seats if not state.is_hidden or side == seat]
    return {
        "step": state.step,
        "active": state.active,
        "terrain": _cells(state.terrain, seen, NONE),
        "bases": [_or_none(state.bases[side], NONE) if side in seen else None for side in seats],
        "pieces": [None if kind is None else kind - 1 for kind in _cells(state.pieces, seen, 0)],
        "reserve": [
            state.reserve[kind] if kind // SIDE in seen else None for kind in range(2 * SIDE)
        ],
        "captured": list(state.captured),
        "hand": _or_none(state.hand, NONE),
        "drawn": state.drawn,
        "bag": [list(state.bag).count(terrain) for terrain in range(TERRAINS)],
        "points": [points.total(state, side) for side in seats],
        "used": list(state.used),
        "left": [clock.left(state, side) for side in seats] if state.clock else [],
        "turns": list(state.turns),
        "times": flow.times(state) if state.seen else 0,
        "ended": state.ended,
        "winner": _or_none(state.winner, NONE),
    }


def _cells(row, seen, nothing):
    """Return what lies on each cell of the halves that are seen, None for nothing."""
    return [
        _or_none(row[cell], nothing) if cell // HALF in seen else None for cell in range(len(row))
    ]


def _or_none(value, nothing):
    return None if value == nothing else value
