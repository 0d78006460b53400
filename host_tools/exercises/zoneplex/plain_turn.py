"""What a turn of Zoneplex still allows, a second time, as one works it out with pencil and paper.

As far from the firmware as `plain`. A turn is the list of what happened in it, in order:
"movement" or "fear" (the card), "evoked" (an own battle at an Evocation tile), "dislocated",
"stone", "relic" (one that moved the monk). Runs on both interpreters.
"""

MOVEMENT = "movement"
FEAR = "fear"
EVOKED = "evoked"
DISLOCATED = "dislocated"
STONE = "stone"
RELIC = "relic"

_ENDS_THE_STEPS = {
    FEAR: "AMB-72",  # a card without steps
    EVOKED: "AMB-72",
    DISLOCATED: "ZP-DECK-06",  # instead of moving
    STONE: "ZP-STN-01",  # at the end of a movement
}


def why_no_step(happened: "list[str]") -> "list[str]":
    """Return the rules that keep the monk in turn from one more step, into The Eye for one."""
    reasons: list[str] = []
    is_carried = False  # by a relic, and has not come to rest since
    for what in happened:
        is_carried = what == RELIC or (is_carried and what == DISLOCATED)
        if what in _ENDS_THE_STEPS:
            reasons.append(_ENDS_THE_STEPS[what])
    return [] if is_carried else reasons


def why_no_stone(happened: "list[str]", mode: str) -> "list[str]":
    """Return the rules that keep the player in turn from placing a stone."""
    reasons = [rule for rule in why_no_step(happened) if rule != "AMB-72"]
    if "AMB-72" in why_no_step(happened):
        reasons.append("EV-STN-02" if mode == "evocation" else "AMB-72")
    if STONE in happened and "ZP-STN-01" not in reasons:
        reasons.append("ZP-STN-01")  # one a turn
    return reasons


def matters(happened: "list[str]") -> bool:
    """Tell whether it is worth saying that a relic moved the monk (AMB-72)."""
    return why_no_step(happened) != []


def where_a_winner_goes(mode: str, has_four_stacks: bool, is_to_the_back: bool) -> str:
    """Return where a Fear lies that has won: "discards", or "top" or "back" of its stack."""
    if mode == "zoneplex":
        return "discards"  # ZP-BAT-09
    if mode == "evocation":
        return "top"  # EV-STK-01, EV-STK-03
    if not has_four_stacks:
        return "back"  # CH-STK-01
    return "back" if is_to_the_back else "top"  # AMB-71
