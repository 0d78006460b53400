"""The stacks of Fears: what lies on top of each for all to see; OK evokes it."""

from games.zoneplex.modes.families import FEARS
from games.zoneplex.rules import codes
from games.zoneplex.rules.cards import CLASSES, MASTER, fear_strength
from games.zoneplex.rules.state import MOVE
from games.zoneplex.screens.names import fear_name
from games.zoneplex.screens.turn import words
from games.zoneplex.screens.words import FEAR_SIGNS
from games.zoneplex.screens.zone_screen import ZoneScreen
from key import BACK, OK
from ui.layout import footer, header
from ui.widgets.menu import Menu


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
        is_spent = state.has_placed or state.is_dislocating
        self._is_open = state.step == MOVE and (state.is_moved or not is_spent)
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
        if is_entered(state) and state.stacks[number]:
            from tabletop.pick_screen import PickScreen

            rows = rows_of(state, state.active, number)
            seen = bytes((codes.EVOKE,))
            self.stack.push(PickScreen(self.game, words.WHICH_TOP, rows, seen), now)
        else:
            self.play(bytes((codes.EVOKE, state.active, number)), now)

    def draw(self, canvas):
        """Show three stacks."""
        header(canvas, words.STACKS, self.table.state.setup.names[self.table.state.active])
        self._menu.draw(canvas)
        footer(canvas, words.EVOKE if self._is_open else words.SEEN)


def is_entered(state):
    """Tell whether the table has its own decks of Fears, whose order only it sees."""
    return not state.family(FEARS).is_top_known(state)


def tops(state):
    """Return the rows and how many Fears are in each stack."""
    rows = []
    notes = []
    for number in range(count(state)):
        rows.append(FEAR_SIGNS[number] + b" " + _strength(state, number))
        notes.append(words.STACK_NOTE % len(state.stacks[number]))
    return rows, notes


def count(state):
    """Return how many stacks the table has: Masters have one of their own in Evocation."""
    return MASTER + 1 if state.family(FEARS).HAS_STARTERS else CLASSES


def _strength(state, number):
    """Return the strength of the Fear on top, as far as the device knows it."""
    stack = state.stacks[number]
    if not stack:
        return b"-"
    return b"?" if is_entered(state) else b"%d" % fear_strength(stack[-1])


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
    stack = state.stacks[number]
    start = codes.EVOKE, seat, number
    if not is_entered(state):
        return [(fear_name(card), bytes(start)) for card in stack[-1:]]
    return [(fear_name(card), bytes(start + (card,))) for card in sorted(stack)]
