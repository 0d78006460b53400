"""What may still come of the sheet, and how likely. Loaded for the moment in which it is told."""

from games.zeds.rules import names, sectors
from games.zeds.rules.state import SECTORS, TURNS
from games.zeds.rules.zone import sheet as known
from games.zeds.screens import words as signs
from games.zeds.screens.pages import page_words as words
from micropython import const

_FIRST, _LAST = const(1), const(6)  # items
_WHOLE = const(1_000_000)


def rows(state):
    """Return a line for each player's free sectors, then one for each item; and the values."""
    seat = state.active
    free = [each for each in range(SECTORS) if not sectors.is_crossed(state, seat, each)]
    turns = TURNS - state.turn
    found = [(words.TURNS_LEFT % state.names[seat], b"%d" % turns)]
    for item in range(_FIRST, _LAST + 1):
        count = len([each for each in free if _has(state.sheet, each, item)])
        sign = signs.ITEM_SIGNS[item - 1 : item]
        value = words.LEFT % (count, chance(len(free), count, turns))
        found.append((words.OF_ITEM % (sign, names.ITEMS[item]), value))
    return [name for name, _ in found], [value for _, value in found]


def chance(free, wanted, turns):
    """Return in percent how likely one of some wanted sectors is among the next ones.

    All free sectors are taken to be equally likely, which a collision makes a little untrue.
    """
    if wanted and turns >= free:
        return 100
    missed = _WHOLE
    for drawn in range(turns):
        left = free - drawn
        missed = missed * max(0, left - wanted) // left
    return (100 * (_WHOLE - missed) + _WHOLE // 2) // _WHOLE


def _has(sheet, sector, item):
    return item in [known.item(sheet, sector, number) & 7 for number in range(known.ITEMS)]
