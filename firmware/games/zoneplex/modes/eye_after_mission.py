"""The Eye in the Challenge: a full set, then a stone on the symbol that it reveals.

A build has this beside `hidden_symbols`, which every move needs: so what is for the judge and the
end of the cards is loaded when they come.
"""

from engine.refusal import Refusal
from games.zoneplex.modes import hidden_symbols
from games.zoneplex.rules import codes, eye
from games.zoneplex.rules.state import NOBODY

NO_STONE = Refusal(b"CH-WIN-01", b"First a stone on your own symbol.")


def conditions(state, seat):
    """Return the full set and the mission; Influence is not used."""
    from games.zoneplex.rules import verdict

    return [verdict.worthiness(state, seat), mission(state, seat)]


def mission(state, seat):
    """Return the last mission as a condition: unknown as long as the symbol is hidden."""
    from engine.verdict import Reason
    from games.zoneplex.rules import symbols

    if not state.is_shown(seat):
        return Reason(b"CH-WIN-01", b"Symbol: hidden yet", None)
    text = b"Stone on %s" % symbols.word(state.setup, state.symbols[seat])
    return Reason(b"CH-WIN-01", text, hidden_symbols.is_mission_done(state, seat))


def may_enter(state, seat):
    """Tell whether a seat may enter: the first who does wins (AMB-61)."""
    return eye.is_worthy(state, seat) and hidden_symbols.is_mission_done(state, seat)


def is_attempt(state, seat):
    """Say no: nobody steps in who would not win."""
    return False


def enter(state):
    """Let the active player enter The Eye."""
    return eye.why_not_step(state) or _why_not(state) or (eye.win(state),)


def _why_not(state):
    if not eye.is_worthy(state, state.active):
        return eye.NOT_WORTHY
    return None if hidden_symbols.is_mission_done(state, state.active) else NO_STONE


def deck_out(state):
    """Let the Zoneplex win: the cards ran out first (CH-WIN-02)."""
    from games.zoneplex.rules import cataclysm

    cataclysm.end(state, cataclysm.ENDED_DECK, NOBODY)
    return ((codes.EV_OVER, state.ending, state.winner),)
