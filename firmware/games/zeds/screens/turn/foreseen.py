"""What a drawing would bring. Loaded for the moment in which it is looked at."""

from games.zeds.rules.zone import referee
from games.zeds.rules.zone.sheet import GRENADE, GUN, SHELTER, ZOMBIE
from games.zeds.screens.turn import outcome_words as words
from games.zeds.screens.turn.place_lines import way


def foreseen(state, seat, square):
    """Return what is passable with the sector on a square, whether that loses, and two lines."""
    outcome = referee.preview(state, seat, square)
    return outcome.area, outcome.loses, _lines(state, seat, outcome)


def _lines(state, seat, outcome):
    """Return what wakes and how it ends; without that what the player has then."""
    if outcome.woken > 0:
        ends = words.LOSE if outcome.loses else words.KILLED
        return words.WOKEN % (outcome.woken, outcome.guns), ends
    inside = outcome.stock.inside
    have = words.HAVE % (
        max(0, inside[GUN] - inside[ZOMBIE]),
        max(0, inside[GRENADE] - state.thrown[seat]),
        max(0, inside[SHELTER] - state.sheltered[seat]),
    )
    return have, way(outcome.escaped)
