"""What everybody may see: all there is."""

from games.zeds.rules import setup as decisions
from games.zeds.rules import turn
from games.zeds.rules.ranking import points
from games.zeds.rules.state import NONE, SIDE


def view(state):
    """Return the table as everybody sees it."""
    seats = range(state.seats)
    day = decisions.date_of(state.setup)
    return {
        "turn": state.turn,
        "step": state.step,
        "active": state.active,
        "light": state.light,
        "dark": state.dark,
        "daily": list(day) if day else [],
        "offers": turn.offers(state),
        "out": list(state.out),
        "sector": [_sector(number) for number in state.sector],
        "crossed": [list(state.crossed[SIDE * seat : SIDE * (seat + 1)]) for seat in seats],
        "guns": list(state.guns),
        "grenades": list(state.grenades),
        "shelters": list(state.shelters),
        "survivors": list(state.survivors),
        "killed": list(state.killed),
        "thrown": list(state.thrown),
        "sheltered": list(state.sheltered),
        "refused": state.refused,
        "escaped": list(state.escaped),
        "idle_zombies": list(state.idle_zombies),
        "idle_items": list(state.idle_items),
        "points": [points(state, seat) for seat in seats],
        "zones": [[_sector(number) for number in zone] for zone in state.zones],
        "erased": [list(erased) for erased in state.erased],
    }


def _sector(number):
    """Return the number of a sector, None for no sector."""
    return None if number == NONE else number
