"""What would happen, in two short lines. Loaded for the moment in which they are made."""

from games.zeds.rules.state import HAS_ESCAPED, HAS_GENERATOR, HAS_PATH
from games.zeds.rules.zone.sheet import GRENADE, GUN, SHELTER, ZOMBIE
from games.zeds.screens.turn import place_words as words


def lines(state, seat, outcome):
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


def way(escaped):
    """Return how far it is to the escape."""
    if escaped == HAS_ESCAPED:
        return words.ESCAPED
    if escaped == HAS_PATH:
        return words.PATH
    return words.GENERATOR if escaped == HAS_GENERATOR else b""


def grenades(state, seat, place, count):
    """Return what stands beside the zone while grenades may be thrown."""
    have = words.HAVE_GRENADES % state.grenades[seat]
    if not place:
        return words.GRENADE, have, words.NO_GRENADE
    return words.GRENADE, have, words.OF % (place, count), words.A_POINT
