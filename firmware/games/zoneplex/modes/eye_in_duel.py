"""The Eye in Zonemaster: open to a full set; once both have one, Influence decides."""

from engine.verdict import Reason
from games.zoneplex.modes import eye_after_mission, hidden_symbols
from games.zoneplex.rules import cataclysm, codes, eye, verdict
from games.zoneplex.rules.setup import MISSION_TOO


def conditions(state, seat):
    """Return the full set, the mission where the table wants it, and the rival."""
    found = [verdict.worthiness(state, seat)]
    if state.setup.has_house(MISSION_TOO):
        found.append(eye_after_mission.mission(state, seat))
    if _is_both(state):
        found.append(verdict.decisiveness(state, seat))
    else:
        rival = 1 - seat
        text = state.setup.names[rival] + b" lacks a class"
        is_alone = not eye.is_worthy(state, rival)
        found.append(Reason(b"ZM-03", text, is_alone))
    return found


def _is_both(state):
    return eye.is_worthy(state, 0) and eye.is_worthy(state, 1)


def may_enter(state, seat):
    """Tell whether a seat may enter."""
    return _why_not(state, seat) is None


def is_attempt(state, seat):
    """Say no: nobody steps in who would not win."""
    return False


def enter(state):
    """Let the active player enter The Eye."""
    refusal = eye.why_not_step(state) or _why_not(state, state.active)
    return refusal or (eye.win(state),)


def _why_not(state, seat):
    if not eye.is_worthy(state, seat):
        return eye.NOT_WORTHY
    if state.setup.has_house(MISSION_TOO) and not hidden_symbols.is_mission_done(state, seat):
        return eye_after_mission.NO_STONE  # AMB-65
    if _is_both(state) and not eye.is_decisive(state, seat):
        return eye.NOT_DECISIVE  # ZM-04
    return None


def deck_out(state):
    """Let those with a full set be compared (ZM-05, AMB-66)."""
    cataclysm.judge(state)
    return ((codes.EV_OVER, state.ending, state.winner),)
