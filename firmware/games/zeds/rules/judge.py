"""How the game stands: the turns, who has lost, paths and generators, points, ties."""

from engine.verdict import NOBODY, Reason, Verdict
from games.zeds.rules import names
from games.zeds.rules.ranking import level, points, winners
from games.zeds.rules.state import HAS_ENDED, HAS_GENERATOR, HAS_PATH, TURNS

_POINTS = b"%s: %d killed + %d rescued - %d grenades - %d shelters = %d."


def verdict(state):
    """Return the reasons in the order in which they decide."""
    is_over = state.ended == HAS_ENDED
    reasons = [Reason(b"ZD-08", b"Turn %d of %d." % (state.turn, TURNS), state.turn == TURNS)]
    for seat in range(state.seats):
        reasons += _reasons(state, seat, is_over)
    first = winners(state) if is_over else []
    if is_over and state.seats:
        reasons += _end(state, first)
    return Verdict(is_over, first[0] if len(first) == 1 else NOBODY, reasons)


def _reasons(state, seat, is_over):
    """Return what is so of a seat: lost, or path, generator, points."""
    name = state.names[seat]
    if not state.plays(seat):
        sentence = b"%s has lost in turn %d." % (name, state.out[seat])
        return [Reason(b"ZD-06", sentence, True)]
    reasons = []
    if state.sheet or is_over:
        has = state.escaped[seat]
        path, generator = b"%s: a path to the exit." % name, b"%s: a generator in its area." % name
        reasons.append(Reason(b"ZD-10", path, has & HAS_PATH != 0))
        reasons.append(Reason(b"ZD-10", generator, has & HAS_GENERATOR != 0))
    counts = state.killed[seat], state.survivors[seat], state.thrown[seat], state.sheltered[seat]
    sentence = _POINTS % ((name,) + counts + (points(state, seat),))
    return reasons + [Reason(b"ZD-11", sentence, is_over and seat in level(state))]


def _end(state, first):
    """Return what decided: nobody escaped, the ties, a shared victory."""
    if not first:
        return [Reason(b"ZD-13", b"Nobody has escaped: all have lost.", True)]
    leaders = level(state)
    reasons = []
    if len(leaders) > 1:
        fewest = min([state.idle_zombies[seat] for seat in leaders])
        calm = [seat for seat in leaders if state.idle_zombies[seat] == fewest]
        reasons = [_tie(state, seat, b"zombie", seat in calm) for seat in leaders]
        if len(calm) > 1:
            reasons += [_tie(state, seat, b"item", seat in first) for seat in calm]
    if len(first) > 1:
        together = b" and ".join([state.names[seat] for seat in first])
        reasons.append(Reason(b"ZDD-09", together + b" share the victory.", True))
    return reasons


def _tie(state, seat, what, holds):
    row = state.idle_zombies if what == b"zombie" else state.idle_items
    sentence = b"%s: %s left, inactive." % (state.names[seat], names.several(row[seat], what))
    return Reason(b"ZD-12", sentence, holds)
