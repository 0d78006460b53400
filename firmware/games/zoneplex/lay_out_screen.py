"""Before the first card of a mode: the first Fears are laid out for all to see."""

from games.zoneplex import rules, stacks_words, turn_words
from games.zoneplex.rules_cards import CLASSES, fear_card
from games.zoneplex.rules_setup import TABLE_DECK
from games.zoneplex.rules_state import FEARS_RULES
from games.zoneplex.stacks_screen import count, fear_name
from games.zoneplex.zone_screen import ZoneScreen
from key import DOWN, OK, UP
from micropython import const
from ui import game_sign
from ui.layout import footer, header

_SIGNS = (game_sign.FEAR_BLUE, game_sign.FEAR_GREEN, game_sign.FEAR_MAGENTA, game_sign.FEAR_MASTER)
_WEAKEST = const(5)
_STRENGTHS = const(6)


class LayOutScreen(ZoneScreen):
    """The device sets the Fears aside, or the table says which it has set aside (EV-SET-02)."""

    def __init__(self, game):
        super().__init__(game)
        state = self.table.state
        self._is_entered = state.setup.has(TABLE_DECK) and state.family(FEARS_RULES).HAS_STARTERS
        self._stacks = count(state)
        self._cards = b""  # those told so far
        self._strength = _WEAKEST
        self._name = b""
        self._tell()

    def press(self, key, now):
        """Choose the Fear of each class in turn; OK goes on."""
        if self._is_entered and key in (UP, DOWN):
            step = 1 if key == UP else -1
            self._strength = _WEAKEST + (self._strength - _WEAKEST + step) % _STRENGTHS
            self._tell()
        elif key == OK:
            self._go_on(now)
        elif self._cards:
            self._cards = self._cards[:-1]
            self._tell()
        else:
            super().press(key, now)

    def _go_on(self, now):
        if self._is_entered:
            self._cards += bytes((fear_card(len(self._cards), self._strength),))
            if len(self._cards) < CLASSES:
                self._tell()
                return
        if self.play(bytes((rules.LAY_OUT,)) + self._cards, now):
            self.game.home.stack.top.open_stacks(now)

    def _tell(self):
        """Put the Fear that is asked for into words."""
        if self._is_entered:
            self._name = fear_name(fear_card(len(self._cards), self._strength))

    def draw(self, canvas):
        """Show the Fear that is asked for, or what OK will do."""
        header(canvas, stacks_words.LAY_OUT)
        canvas.use(canvas.large)
        if self._is_entered and len(self._cards) < CLASSES:
            canvas.centre(_SIGNS[len(self._cards)], 16, 25)
            canvas.text(self._name, 32, 25)
        else:
            for fear in range(self._stacks):
                canvas.centre(_SIGNS[fear], 128 * (fear + 1) // (self._stacks + 1), 25)
        canvas.use(canvas.small)
        footer(canvas, turn_words.THIS_ONE if self._is_entered else stacks_words.SHOW_THEM)
