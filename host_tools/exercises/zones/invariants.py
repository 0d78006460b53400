"""What is true after every move of ZoneS: no tile, no piece comes from nowhere or gets lost.

Runs on both interpreters.
"""

from games.zones.rules import flow
from games.zones.rules import setup as decisions
from games.zones.rules import state as rules
from games.zones.rules.state import CELLS, HALF, NONE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_ENDS = (rules.DRAW_AGREED, rules.DRAW_PASSES, rules.DRAW_BARE)


def broken(state: "Any") -> "list[str]":
    """Return a sentence for everything that does not hold."""
    found = [_end(state), _return(state), _bag(state)]
    found += [_kind(state, kind) for kind in range(decisions.KINDS)]
    if state.glass:
        found += [_cell(state, cell) for cell in range(CELLS)]
        found += [_base(state, seat) for seat in range(2)]
        found.append(_tiles(state))
    return [sentence for sentence in found if sentence]


def _end(state: "Any") -> str:
    if (state.step == rules.OVER) != (state.ended > 0):
        return "it has ended by %d in step %d" % (state.ended, state.step)
    has_winner = state.ended > 0 and state.ended not in _ENDS
    if (state.winner != NONE) != has_winner:
        return "seat %d has won by %d" % (state.winner, state.ended)
    few = [flow.pieces_left(state, seat) < 2 for seat in range(2)]
    if all(few) and not state.ended and state.step == rules.TURN:
        return "it goes on with two pieces"
    return ""


def _return(state: "Any") -> str:
    if state.step == rules.RETURN and not state.active:
        return "Midgard is asked who returns"
    is_asked = state.step == rules.RETURN and state.glass
    return "" if (state.landed != NONE) == is_asked else "a move is not judged"


def _bag(state: "Any") -> str:
    left = 0 if state.allows(decisions.OWN_BAG) else decisions.TILES - state.drawn
    return "" if len(state.bag) == left else "the bag has %d tiles" % len(state.bag)


def _kind(state: "Any", kind: int) -> str:
    away = state.reserve[kind] + state.captured[kind]
    there = list(state.pieces).count(kind + 1)
    if there + away > state.counts[kind] or (state.glass and there + away < state.counts[kind]):
        return "of kind %d there are %d and %d" % (kind, there, away)
    return ""


def _cell(state: "Any", cell: int) -> str:
    piece, terrain = state.pieces[cell], state.terrain[cell]
    if not piece:
        return ""
    if terrain == NONE:
        return "a piece stands on the bare cell %d" % cell
    if terrain == state.restricted[piece - 1]:
        return "the piece on cell %d must not be there" % cell
    return ""


def _base(state: "Any", seat: int) -> str:
    base = state.bases[seat]
    if base == NONE:
        return "seat %d has no base" % seat if state.step > rules.START else ""
    if base // HALF != seat or state.terrain[base] != NONE:
        return "the base of seat %d is on cell %d" % (seat, base)
    return ""


def _tiles(state: "Any") -> str:
    """Tell whether every tile that was drawn lies on the board, or in the hand."""
    if state.allows(decisions.OWN_BAG):
        return ""
    hand = 1 if state.step == rules.LAY else 0
    laid = CELLS - list(state.terrain).count(NONE)
    if laid + hand != state.drawn:
        return "%d tiles were drawn, %d lie there" % (state.drawn, laid)
    for terrain in range(decisions.TERRAINS):
        known = list(state.terrain).count(terrain) + list(state.bag).count(terrain)
        known += hand if state.hand == terrain else 0
        if known != state.setup[decisions.BAG + terrain]:
            return "there are %d tiles of %d" % (known, terrain)
    return ""
