"""What the places are called where stones lie."""

from games.zoneplex.rules_state import NEUTRAL

_OTHER_TILE = b"another tile"
_NAMES = (
    b"neutral",
    b"symbol A",
    b"symbol B",
    b"symbol C",
    b"symbol D",
    b"symbol E",
    b"symbol F",
    b"Dark Power",
)


def place_name(state, kind):
    """Return the name of a kind of place; a mode has no neutral chambers, but other tiles."""
    is_other = kind == NEUTRAL and state.more is not None
    return _OTHER_TILE if is_other else _NAMES[kind]
