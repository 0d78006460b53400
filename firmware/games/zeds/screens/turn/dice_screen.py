"""The pair of dice across the table, and the sector they point at; a press rolls again."""

from games.zeds.rules import codes, dice, names
from games.zeds.rules import setup as decisions
from games.zeds.rules.state import FINISH
from games.zeds.screens import words
from games.zeds.screens.die_picture import DARK, LIGHT, draw_die
from games.zeds.screens.turn import turn_words
from games.zeds.screens.zeds_screen import ZedsScreen
from key import DOWN, OK, UP
from micropython import const
from tabletop import steps
from ui import sign
from ui.layout import footer, header

_DIE_Y = const(11)
_DARK_X = const(38)
_SECTOR_X = const(101)
_SECTOR_Y = const(19)
_LINE_Y = const(46)
_ROLL = bytes((codes.ROLL,))
_DONE = bytes((codes.DONE,))
_ENTER = "games.zeds.screens.turn.entry_screen EntryScreen"
_ZONES = "games.zeds.screens.pages.zone_page ZonePage"
_COUNTS = "games.zeds.screens.turn.counts_screen CountsScreen"
_WHOSE = "games.zeds.screens.turn.whose_screen WhoseScreen"
_LINE = "games.zeds.screens.turn.dice_line line"


class DiceScreen(ZedsScreen):
    """OK rolls for all. UP and DOWN choose what else there is: counts on paper, or the zones."""

    def __init__(self, game):
        super().__init__(game)
        self._title = self._sector = self._line = b""
        self._note = turn_words.DAILY if self.table.state.allows(decisions.DAILY) else b""
        self._actions: list = []  # (word, move or page)
        self._action = 0

    def changed(self, now):
        """Take up the roll."""
        state = self.table.state
        self._title = words.TURN % state.turn if state.turn else turn_words.BEFORE
        self._sector = b""
        if state.turn and state.light:
            self._sector = names.sector(dice.sector_of(state, state.light, state.dark))
        self._line = steps.made(_LINE, state, self.stack.canvas.small)
        self._actions = _actions(state)
        self._action = 0  # to roll is always one press away

    def press(self, key, now):
        """Choose; OK rolls, or opens a page."""
        if key in (UP, DOWN):
            step = 1 if key == DOWN else -1
            self._action = (self._action + step) % len(self._actions)
        elif key == OK:
            self._act(self._actions[self._action], now)
        else:
            super().press(key, now)

    def _act(self, action, now):
        if isinstance(action[1], bytes):
            self.play(action[1], now)
            return
        self.stack.push(steps.page(self.game, action[1]), now)

    def draw(self, canvas):
        """Show both dice."""
        state = self.table.state
        header(canvas, self._title, self._note)
        draw_die(canvas, LIGHT, state.light, 0, _DIE_Y)
        draw_die(canvas, DARK, state.dark, _DARK_X, _DIE_Y)
        canvas.use(canvas.large)
        canvas.centre(self._sector, _SECTOR_X, _SECTOR_Y)
        canvas.use(canvas.small)
        canvas.text(self._line, 0, _LINE_Y)
        word = self._actions[self._action][0]
        footer(canvas, word)
        if len(self._actions) > 1:
            x = 20 + canvas.measure(word)
            canvas.text(sign.DOWN, canvas.text(sign.UP, x, 56), 56)


def _actions(state):
    """Return what may be done: (word, move or page)."""
    found: list = [_first(state)]
    if not state.turn or not state.seats:
        return found
    if state.sheet:
        return found + [(turn_words.ZONES, _ZONES)]
    return found + [(turn_words.COUNTS, _COUNTS if state.seats == 1 else _WHOSE)]


def _first(state):
    if state.step == FINISH:
        return turn_words.LAST_TURN_OVER, _DONE
    if state.allows(decisions.OWN_DICE):
        return turn_words.ENTER, _ENTER
    return turn_words.ROLL if state.turn else turn_words.FIRST_ROLL, _ROLL
