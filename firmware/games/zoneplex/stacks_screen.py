"""The stacks of Fears: what lies on top of each for all to see; OK evokes it."""

from games.zoneplex import rules, stacks_words, turn_words, words
from games.zoneplex.rules_cards import CLASSES, MASTER, fear_class, fear_strength
from games.zoneplex.rules_state import FEARS_RULES, MOVE
from games.zoneplex.zone_screen import ZoneScreen
from key import BACK, OK
from ui import game_sign
from ui.layout import footer, header
from ui.menu import Menu

_SIGNS = (game_sign.FEAR_BLUE, game_sign.FEAR_GREEN, game_sign.FEAR_MAGENTA, game_sign.FEAR_MASTER)


class StacksScreen(ZoneScreen):
    """One row a stack. Only the player whose movement ended on its tile evokes."""

    topic = b"stacks"

    def __init__(self, game):
        super().__init__(game)
        self._menu = Menu([b""])
        self._is_open = False  # a Fear may be evoked now

    def changed(self, now):
        """Look at the stacks anew."""
        state = self.table.state
        self._is_open = state.stage == MOVE and not (state.has_placed or state.is_dislocating)
        rows, notes = tops(state)
        cursor = self._menu.cursor
        self._menu = Menu(rows, notes)
        self._menu.choose(min(cursor, len(rows) - 1))

    def press(self, key, now):
        """Choose; OK evokes."""
        if self._menu.move(key):
            return
        if key == OK and self._is_open:
            self._evoke(self._menu.cursor, now)
        elif key in (OK, BACK):
            self.stack.pop(now)

    def _evoke(self, number, now):
        state = self.table.state
        if is_entered(state) and state.more.stacks[number]:
            from games.zoneplex.pick_screen import PickScreen

            rows = rows_of(state, state.active, number)
            self.stack.push(PickScreen(self.game, stacks_words.WHICH_TOP, rows), now)
        else:
            self.play(bytes((rules.EVOKE, state.active, number)), now)

    def draw(self, canvas):
        """Show three stacks."""
        header(canvas, stacks_words.TITLE, self.table.state.setup.names[self.table.state.active])
        self._menu.draw(canvas)
        footer(canvas, turn_words.EVOKE if self._is_open else stacks_words.SEEN)


def is_entered(state):
    """Tell whether the table has its own decks of Fears, whose order only it sees."""
    return not state.family(FEARS_RULES).is_top_known(state)


def tops(state):
    """Return the rows and how many Fears are in each stack."""
    rows = []
    notes = []
    for number in range(count(state)):
        rows.append(_SIGNS[number] + b" " + _strength(state, number))
        notes.append(stacks_words.NOTE % len(state.more.stacks[number]))
    return rows, notes


def count(state):
    """Return how many stacks the table has: Masters have one of their own in Evocation."""
    return MASTER + 1 if state.family(FEARS_RULES).HAS_STARTERS else CLASSES


def _strength(state, number):
    """Return the strength of the Fear on top, as far as the device knows it."""
    stack = state.more.stacks[number]
    if not stack:
        return b"-"
    return b"?" if is_entered(state) else b"%d" % fear_strength(stack[-1])


def fear_name(card):
    """Return a Fear in words: blue 7, MASTER 11."""
    return b"%s %d" % (words.CLASS_NAMES[fear_class(card)], fear_strength(card))


def moved_rows(state):
    """Return (name, move) of each battle a player can be moved into (EV-STK-05)."""
    found = []
    for seat in range(state.seats):
        name = state.setup.names[seat] + b": "
        for number in range(count(state)):
            found += [(name + fear, move) for fear, move in rows_of(state, seat, number)]
    return found


def rows_of(state, seat, number):
    """Return (name, move) of each Fear that may lie on a stack, as far as the device knows."""
    stack = state.more.stacks[number]
    start = rules.EVOKE, seat, number
    if not is_entered(state):
        return [(fear_name(card), bytes(start)) for card in stack[-1:]]
    return [(fear_name(card), bytes(start + (card,))) for card in sorted(stack)]
