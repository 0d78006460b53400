"""The verdict with its reasons: each condition of The Eye, or the rung that decided."""

from engine.verdict import NOBODY, Reason, Verdict
from games.zoneplex.modes.families import EYE
from games.zoneplex.rules import eye, influence
from games.zoneplex.rules import state as steps

_RULES = (
    b"",
    b"ZP-EYE-05",
    b"ZP-CAT-03",
    b"AMB-11",
    b"ZP-CAT-04",
    b"ZP-TIE-01",
    b"ZP-TIE-02",
    b"ZP-TIE-03",
    b"ZP-TIE-04",
    b"ZP-TIE-04",
    b"CH-WIN-02",
    b"AMB-69",
)
_SENTENCES = (
    b"",
    b"Entered The Eye.",
    b"Nobody was worthy: the Zoneplex wins.",
    b"The only one worthy.",
    b"The most Influence.",
    b"The most Fears.",
    b"The strongest Fears.",
    b"The most relics.",
    b"Chosen by the Council.",
    b"The Council did not agree: play again.",
    b"The cards ran out: the Zoneplex wins.",
    b"Equal in everything: a draw.",
)

_CLASSES = (b"B", b"G", b"M")  # as the cards are marked (AMB-42)


def judge(state):
    """Return the Verdict on a state."""
    if state.step != steps.OVER:
        return Verdict(False, NOBODY, conditions(state, state.active))
    winner = NOBODY if state.winner == steps.NOBODY else state.winner
    reason = Reason(_RULES[state.ending], _SENTENCES[state.ending], True)
    return Verdict(True, winner, (reason,))


def conditions(state, seat):
    """Return each condition of The Eye for a seat, with its numbers and its rule."""
    return tuple(state.family(EYE).conditions(state, seat))


def worthiness(state, seat):
    """Return the full set of Fears as a condition."""
    return Reason(b"ZP-EYE-02", _classes(state, seat), eye.is_worthy(state, seat))


def _classes(state, seat):
    count = eye.class_count(state, seat)
    text = b"Fears %d of 3" % count
    mask = eye.class_mask(state, seat)
    missing = [_CLASSES[each] for each in range(3) if not mask >> each & 1]
    if count < 3 and len(missing) == 3 - count:
        text += b", no " + b" ".join(missing)
    return text


def decisiveness(state, seat):
    """Return being above everybody else as a condition."""
    rival = influence.best_other(state, seat)
    mine = influence.influence(state, seat)
    theirs = influence.influence(state, rival)
    entering = mine + eye.EYE_BONUS
    text = b"%d+2=%d, %s has %d" % (mine, entering, state.setup.names[rival], theirs)
    if entering == theirs:
        text += b":\na tie"  # on a line of its own
    return Reason(b"ZP-EYE-04", text, eye.is_decisive(state, seat))
