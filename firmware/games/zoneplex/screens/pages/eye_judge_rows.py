"""What the judge of The Eye has to say of a player, line by line."""

from games.zoneplex.modes.eye_ways import GAIN_OWN, STEPS
from games.zoneplex.rules import eye
from games.zoneplex.rules.setup import OTHERS_PLUS
from games.zoneplex.rules.verdict import conditions
from games.zoneplex.screens.names import symbol_sign
from games.zoneplex.screens.pages import words as judge_words
from micropython import const
from tabletop import rulebook
from ui import sign
from ui.widgets.text_pages import wrap

_WIDTH_PX = const(118)
_MOST_WAYS = const(6)
_MARKS = (sign.CROSS, sign.TICK)


def judge(game, seat, font):
    """Return the rows, who may enter (one bit each), whether `seat` may now, and if it is a try.

    A try is one of which nobody can say beforehand whether it is won.
    """
    state = game.table.state
    worthy = 0
    for other in range(state.seats):
        worthy |= eye.may_enter(state, other) << other
    is_open = seat == state.active and eye.may_step_in(state)
    return rows(state, seat, font), worthy, is_open, eye.is_attempt(state, seat)


def rows(state, seat, font):
    """Return (mark, words) of each line: conditions, then what would open The Eye."""
    found: list = []
    for reason in conditions(state, seat):
        mark = b"?" if reason.holds is None else _MARKS[reason.holds]
        found += _broken(font, mark, reason.sentence)
    if state.is_revealed:
        found += _ways(state, seat, font)
    elif not state.stacks:
        found += _broken(font, b"", judge_words.NOT_YET)
    return found


def rules(game, seat, font):
    """Return the lines of the rules by which a seat is judged, in words."""
    state = game.table.state
    names = [reason.rule for reason in conditions(state, seat)]
    if not (state.is_revealed or state.stacks):
        names.append(b"ZP-PH-02")
    return _broken(font, b"", rulebook.in_words(game, names))


def _ways(state, seat, font):
    """Return the lines of the shortest ways into The Eye; more than fit are told."""
    from games.zoneplex.modes.eye_ways import shortest_ways

    ways = shortest_ways(state, seat)
    found = []
    before = judge_words.NEEDS
    own = _own_symbol(state, seat)
    for way in ways[:_MOST_WAYS]:
        found += _laid_out(font, before, way_parts(way, own))
        before = judge_words.OR
    if len(ways) > _MOST_WAYS:
        found += _broken(font, b"", judge_words.AND_MORE % (len(ways) - _MOST_WAYS))
    return found


def _laid_out(font, line, parts):
    """Return the lines of a way, broken between its parts."""
    found = []
    line += parts[0]
    for part in parts[1:]:
        longer = line + b" + " + part
        if font.measure(longer, 0, len(longer)) > _WIDTH_PX:
            found.append((b"", line))
            longer = b"+ " + part
        line = longer
    return found + [(b"", line)]


def _broken(font, mark, text):
    """Return the lines of one sentence."""
    found = []
    for start, end in wrap(font, text, _WIDTH_PX):
        found.append((mark, text[start:end]))
        mark = b""
    return found


def _own_symbol(state, seat):
    """Return the sign of a seat's symbol, where only a stone on that gives 2."""
    if state.setup.has(OTHERS_PLUS) or not state.is_shown(seat):
        return b""
    return judge_words.ON_OWN % symbol_sign(state.setup, state.symbols[seat])


def way_parts(way, own):
    """Return a list of changes in words, one each; `own` tells where a stone gives 2."""
    parts = []
    for step in range(STEPS):
        count = way.count(step)
        if count:
            one, several = judge_words.WAYS[step]
            text = several % count if count > 1 else one
            parts.append(text + own if step == GAIN_OWN else text)
    return parts
