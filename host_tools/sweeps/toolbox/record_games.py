"""The recorded games of the Toolbox."""

from engine.header import PSEUDO
from host_tools.journal.recorder import Recipe, played

HEAD = (b"", 0)

_GAME = "toolbox"
_RECIPES = {
    "evening": Recipe(_GAME, b"", 320),
    "pseudo": Recipe(_GAME, b"", 24, PSEUDO),
    "open": Recipe(_GAME, b"", 60, is_ended=False),
}


def files() -> dict[str, bytes]:
    """Return every file of the folder, made anew."""
    return played(_RECIPES)
