"""How a turn goes on: sectors are taken, players lose, and who has to choose next."""

from games.zeds.rules import sectors
from games.zeds.rules.codes import EV_ASKED, EV_CROSSED, EV_LOST, EV_OVER
from games.zeds.rules.ranking import level
from games.zeds.rules.state import (
    ASKING,
    BREAKING_TIES,
    COLLISION,
    HAS_ENDED,
    NONE,
    PLACE,
    ROLL,
    TIE,
    TURNS,
)


def ask(state, seat, step):
    """Let a seat choose."""
    state.todo[seat] = step
    state.told.append((EV_ASKED, seat, step))


def assign(state, seat, sector):
    """Give a seat the sector that was rolled, or the question what it takes instead (ZD-03)."""
    state.sector[seat] = sector
    if not sectors.is_crossed(state, seat, sector):
        return take(state, seat, sector)
    found = sectors.offers(state, seat, sector)
    if len(found) == 1:
        return take(state, seat, found[0])
    return ask(state, seat, COLLISION)


def take(state, seat, sector):
    """Cross a sector out; with a known sheet it is drawn next."""
    sectors.cross(state, seat, sector)
    state.sector[seat] = sector
    state.told.append((EV_CROSSED, seat, sector))
    state.todo[seat] = PLACE if state.sheet else ROLL


def lose(state, seat):
    """Take a player out: nothing more is crossed out for him (ZDD-16)."""
    state.out[seat] = max(1, state.turn)
    state.todo[seat] = ROLL
    state.sector[seat] = NONE
    state.told.append((EV_LOST, seat))


def settle(state):
    """Find who has to choose next; go on to the end when nobody has to any more."""
    playing = [seat for seat in range(state.seats) if state.plays(seat)]
    if state.seats and not playing:
        return end(state)
    asked = [seat for seat in playing if state.todo[seat]]
    state.active = (asked or playing or [0])[0]
    if asked:
        return None
    if (state.sheet and state.turn == TURNS) or state.ended == BREAKING_TIES:
        return end(state)
    return _break_ties(state) if state.ended == ASKING else None


def end(state):
    """End the game."""
    state.ended = HAS_ENDED
    state.told.append((EV_OVER,))


def _break_ties(state):
    """Ask those who are level on paper what they have left; without any the game ends."""
    leaders = level(state)
    if len(leaders) < 2:
        return end(state)
    state.ended = BREAKING_TIES
    for seat in leaders:
        ask(state, seat, TIE)
    return settle(state)
