"""Whether a seat can play to the end: there is always a sector to take, and a square for it."""

from games.zeds.rules import sectors
from games.zeds.rules.state import NONE


def is_legal(state, seat):
    """Tell whether no more is crossed out, and drawn, than turns and shelters account for.

    So twenty turns and sixteen shelters never fill the table (ZDD-19).
    """
    drawn = 0
    if state.sheet:
        drawn = len([sector for sector in state.zones[seat] if sector != NONE])
    crossed = sectors.how_many_crossed(state, seat)
    return crossed <= state.turn + state.sheltered[seat] and drawn <= state.turn
