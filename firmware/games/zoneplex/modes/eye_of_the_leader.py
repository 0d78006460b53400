"""The Eye in the base game: open to the worthy player who would be above everybody else."""

from engine.verdict import Reason
from games.zoneplex.rules import cataclysm, eye, verdict

SHOWS_ALL = True  # symbols, as soon as the Zoneplex is complete (ZP-PH-03)


def conditions(state, seat):
    """Return the tiles and the full set; once Influence counts, also being above all."""
    tiles = Reason(b"ZP-EYE-01", b"%d of 48 tiles" % state.placed, state.is_revealed)
    found = [tiles, verdict.worthiness(state, seat)]
    return found + [verdict.decisiveness(state, seat)] if state.is_revealed else found


def may_enter(state, seat):
    """Tell whether a seat may enter (ZP-EYE-01, ZP-EYE-02, ZP-EYE-04)."""
    return state.is_revealed and eye.is_worthy(state, seat) and eye.is_decisive(state, seat)


def is_attempt(state, seat):
    """Say no: nobody steps in who would not win (AMB-04)."""
    return False


def enter(state):
    """Let the active player enter The Eye."""
    if not state.is_revealed:
        return eye.NOT_COMPLETE
    return eye.why_not_step(state) or _why_not(state, state.active) or (eye.win(state),)


def _why_not(state, seat):
    if not eye.is_worthy(state, seat):
        return eye.NOT_WORTHY
    return None if eye.is_decisive(state, seat) else eye.NOT_DECISIVE


def deck_out(state):
    """Let the Cataclysm strike (ZP-CAT-01)."""
    return cataclysm.strike(state)
