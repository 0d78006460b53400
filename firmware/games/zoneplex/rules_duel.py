"""The Eye in Zonemaster: open to a full set; once both have one, Influence decides."""

from engine.verdict import Reason
from games.zoneplex import rules_cataclysm, rules_eye, rules_mission, rules_showing, rules_verdict
from games.zoneplex.rules_setup import MISSION_TOO
from games.zoneplex.rules_state import EV_OVER


def conditions(state, seat):
    """Return the full set, the mission where the table wants it, and the rival."""
    found = [rules_verdict.worthiness(state, seat)]
    if state.setup.has_house(MISSION_TOO):
        found.append(rules_mission.mission(state, seat))
    if _is_both(state):
        found.append(rules_verdict.decisiveness(state, seat))
    else:
        rival = 1 - seat
        text = state.setup.names[rival] + b" lacks a class"
        is_alone = not rules_eye.is_worthy(state, rival)
        found.append(Reason(b"ZM-03", text, is_alone))
    return found


def _is_both(state):
    return rules_eye.is_worthy(state, 0) and rules_eye.is_worthy(state, 1)


def may_enter(state, seat):
    """Tell whether a seat may enter."""
    return _why_not(state, seat) is None


def enter(state):
    """Let the active player enter The Eye."""
    return _why_not(state, state.active) or (rules_eye.win(state),)


def _why_not(state, seat):
    if not rules_eye.is_worthy(state, seat):
        return rules_eye.NOT_WORTHY
    if state.setup.has_house(MISSION_TOO) and not rules_showing.is_mission_done(state, seat):
        return rules_mission.NO_STONE  # AMB-65
    if _is_both(state) and not rules_eye.is_decisive(state, seat):
        return rules_eye.NOT_DECISIVE  # ZM-04
    return None


def deck_out(state):
    """Let those with a full set be compared (ZM-05, AMB-66)."""
    rules_cataclysm.judge(state)
    return EV_OVER, state.ending, state.winner
