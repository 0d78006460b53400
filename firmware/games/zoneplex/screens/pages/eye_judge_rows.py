"""What the judge of The Eye has to say of a player, line by line."""

from games.zoneplex.rules import eye
from games.zoneplex.rules.verdict import conditions
from games.zoneplex.screens.pages import words as judge_words
from micropython import const
from ui import sign
from ui.widgets.text_pages import wrap

_WIDTH_PX = const(118)
_GAP_PX = const(3)
_MOST_WAYS = const(6)
_MARKS = (sign.CROSS, sign.TICK)


def judge(state, seat, font):
    """Return the rows, who may enter (one bit each), whether `seat` may now, and if it is a try.

    A try is one of which nobody can say beforehand whether it is won.
    """
    worthy = 0
    for other in range(state.seats):
        worthy |= eye.may_enter(state, other) << other
    is_open = seat == state.active and eye.may_step_in(state)
    return rows(state, seat, font), worthy, is_open, eye.is_attempt(state, seat)


def rows(state, seat, font):
    """Return (mark, words, rule) of each line: the conditions, then what would open The Eye."""
    found = []
    for reason in conditions(state, seat):
        mark = b"?" if reason.holds is None else _MARKS[reason.holds]
        found += _broken(font, mark, reason.sentence, reason.rule)
    if not state.is_revealed:
        if not state.stacks:
            found += _broken(font, b"", judge_words.NOT_YET, b"ZP-PH-02")
        return found
    before = judge_words.NEEDS
    for way in eye.shortest_ways(state, seat)[:_MOST_WAYS]:
        found += _broken(font, b"", before + way_words(way), b"")
        before = judge_words.OR
    return found


def _broken(font, mark, text, rule):
    """Return the lines of one sentence, its rule at the end of the last."""
    found = []
    for start, end in wrap(font, text, _WIDTH_PX):
        found.append((mark, text[start:end], b""))
        mark = b""
    mark, text, _ = found[-1]
    width = font.measure(text, 0, len(text)) + font.measure(rule, 0, len(rule)) + _GAP_PX
    if width > _WIDTH_PX:
        return found + [(b"", b"", rule)]
    return found[:-1] + [(mark, text, rule)]


def way_words(way):
    """Return a list of changes in words."""
    parts = []
    for step in range(eye.STEPS):
        count = way.count(step)
        if count:
            one, several = judge_words.WAYS[step]
            parts.append(several % count if count > 1 else one)
    return b" + ".join(parts)
