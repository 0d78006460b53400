"""Short lines that stand beside a zone. Loaded for the moment in which they are made."""

from games.zeds.rules.state import HAS_ESCAPED, HAS_GENERATOR, HAS_PATH
from games.zeds.screens.turn import outcome_words as words


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
