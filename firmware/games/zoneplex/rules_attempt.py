"""The Eye in Evocation: the first who tries lets all show their symbols; won, or banished."""

from engine.verdict import Reason
from games.zoneplex import rules_eye, rules_turn, rules_verdict
from games.zoneplex.rules_setup import ALWAYS_TRY
from games.zoneplex.rules_state import BANISHED, REVEAL, UNKNOWN
from micropython import const

EV_TRIED = const(60)  # seat
EV_BANISHED = const(61)  # seat


def conditions(state, seat):
    """Return what is known: before the first attempt nobody can say who leads (EV-SCR-01)."""
    tiles = Reason(b"ZP-EYE-01", b"%d of 48 tiles" % state.placed, state.phase == 2)
    found = [tiles, rules_verdict.worthiness(state, seat)]
    if state.is_revealed:
        found.append(rules_verdict.decisiveness(state, seat))
    else:
        found.append(Reason(b"EV-SCR-01", b"Influence: unknown", None))
    return found


def may_enter(state, seat):
    """Tell whether a seat may try: in Phase 2, with a full set (AMB-45, AMB-46)."""
    return state.phase == 2 and rules_eye.is_worthy(state, seat) and _may_try(state, seat)


def _may_try(state, seat):
    is_open = not state.is_revealed or state.setup.has_house(ALWAYS_TRY)
    return is_open or rules_eye.is_decisive(state, seat)


def enter(state):
    """Let the active player try The Eye; the first attempt shows all symbols (EV-SCR-01)."""
    seat = state.active
    if state.phase != 2:
        return rules_eye.NOT_COMPLETE
    if not rules_eye.is_worthy(state, seat):
        return rules_eye.NOT_WORTHY
    if not _may_try(state, seat):
        return rules_eye.NOT_DECISIVE
    tried = (EV_TRIED, seat)
    if not state.is_revealed:
        if max(state.symbols) == UNKNOWN:
            state.more.is_attempt = True
            state.stage = REVEAL
            return (tried,)
        rules_turn.show_symbols(state)
    return (tried, decide(state))


def decide(state):
    """Let the one who tried win, or banish them (EV-BAN-01); the bonus goes again (AMB-47)."""
    state.more.is_attempt = False
    if rules_eye.is_decisive(state, state.active):
        return rules_eye.win(state)
    state.stage = BANISHED
    return EV_BANISHED, state.active
