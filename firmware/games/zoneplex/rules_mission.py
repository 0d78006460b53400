"""The Eye in the Challenge: a full set, then a stone on the symbol that it reveals."""

from engine.refusal import Refusal
from engine.verdict import Reason
from games.zoneplex import rules_cataclysm, rules_eye, rules_showing, rules_verdict
from games.zoneplex.rules_state import EV_OVER, NOBODY

NO_STONE = Refusal(b"CH-WIN-01", b"First a stone on your own symbol.")


def conditions(state, seat):
    """Return the full set and the mission; Influence is not used."""
    return [rules_verdict.worthiness(state, seat), mission(state, seat)]


def mission(state, seat):
    """Return the last mission as a condition: unknown as long as the symbol is hidden."""
    if not state.is_shown(seat):
        return Reason(b"CH-WIN-01", b"Symbol: hidden yet", None)
    text = b"Stone on symbol %s" % rules_verdict.SYMBOLS[state.symbols[seat]]
    return Reason(b"CH-WIN-01", text, rules_showing.is_mission_done(state, seat))


def may_enter(state, seat):
    """Tell whether a seat may enter: the first who does wins (AMB-61)."""
    return rules_eye.is_worthy(state, seat) and rules_showing.is_mission_done(state, seat)


def enter(state):
    """Let the active player enter The Eye."""
    if not rules_eye.is_worthy(state, state.active):
        return rules_eye.NOT_WORTHY
    if not rules_showing.is_mission_done(state, state.active):
        return NO_STONE
    return (rules_eye.win(state),)


def deck_out(state):
    """Let the Zoneplex win: the cards ran out first (CH-WIN-02)."""
    rules_cataclysm.end(state, rules_cataclysm.ENDED_DECK, NOBODY)
    return EV_OVER, state.ending, state.winner
