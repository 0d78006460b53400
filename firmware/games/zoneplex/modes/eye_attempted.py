"""The Eye in Evocation: the first who tries lets all show their symbols; won, or banished."""

from engine.verdict import Reason
from games.zoneplex.rules import cataclysm, codes, eye, verdict
from games.zoneplex.rules.setup import ALWAYS_TRY
from games.zoneplex.rules.state import BANISHED, REVEAL, UNKNOWN

SHOWS_ALL = False  # symbols stay hidden until The Eye is tried (EV-SCR-01)


def conditions(state, seat):
    """Return what is known: before the first attempt nobody can say who leads (EV-SCR-01)."""
    tiles = Reason(b"ZP-EYE-01", b"%d of 48 tiles" % state.placed, state.phase == 2)
    found = [tiles, verdict.worthiness(state, seat)]
    if state.is_revealed:
        found.append(verdict.decisiveness(state, seat))
    else:
        found.append(Reason(b"EV-SCR-01", b"Influence: unknown", None))
    return found


def may_enter(state, seat):
    """Tell whether a seat may try: in Phase 2, with a full set (AMB-45, AMB-46)."""
    return state.phase == 2 and eye.is_worthy(state, seat) and _may_try(state, seat)


def _may_try(state, seat):
    is_open = not state.is_revealed or state.setup.has_house(ALWAYS_TRY)
    return is_open or eye.is_decisive(state, seat)


def is_attempt(state, seat):
    """Tell whether entering may fail: unless one is known to be above all (EV-BAN-01)."""
    return not (state.is_revealed and eye.is_decisive(state, seat))


def enter(state):
    """Let the active player try The Eye; the first attempt shows all symbols (EV-SCR-01)."""
    refusal = eye.why_not_step(state) or _why_not(state, state.active)
    if refusal:
        return refusal
    tried = (codes.EV_TRIED, state.active)
    if not state.is_revealed:
        if max(state.symbols) == UNKNOWN:
            state.is_attempt = True
            state.step = REVEAL
            return (tried,)
        state.show_symbols()
    return (tried, decide(state))


def _why_not(state, seat):
    if state.phase != 2:
        return eye.NOT_COMPLETE
    if not eye.is_worthy(state, seat):
        return eye.NOT_WORTHY
    return None if _may_try(state, seat) else eye.NOT_DECISIVE


def deck_out(state):
    """Let the Cataclysm strike (ZP-CAT-01)."""
    return cataclysm.strike(state)


def decide(state):
    """Let the one who tried win, or banish them (EV-BAN-01); the bonus goes again (AMB-47)."""
    state.is_attempt = False
    if eye.is_decisive(state, state.active):
        return eye.win(state)
    state.step = BANISHED
    return codes.EV_BANISHED, state.active
