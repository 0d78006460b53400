"""Before the card: whose turn it is, and one key to turn the card over."""

from games.zoneplex import rules, turn_words, words
from games.zoneplex.rules_cards import KINDS, fear_class, fear_strength, is_fear
from games.zoneplex.rules_setup import TABLE_DECK
from games.zoneplex.zone_screen import ZoneScreen
from key import DOWN, OK, UP
from ui import game_sign, sign
from ui.layout import footer

_MOVES = (
    game_sign.ONE_TRIANGLE,
    game_sign.TWO_TRIANGLES,
    game_sign.THREE_TRIANGLES,
    game_sign.DISLOCATE,
)
_FEARS = (game_sign.FEAR_BLUE, game_sign.FEAR_GREEN, game_sign.FEAR_MAGENTA, game_sign.FEAR_MASTER)


class TurnScreen(ZoneScreen):
    """The device deals, or the table says which of its own cards came up."""

    def __init__(self, game):
        super().__init__(game)
        self._card = 0
        self._name = b""
        self._is_entered = self.table.state.setup.has(TABLE_DECK)
        if self._is_entered:
            self._choose(0)

    def press(self, key, now):
        """Turn over the card; with a real deck UP and DOWN choose which it is."""
        if key == OK:
            self._draw_card(now)
        elif self._is_entered and key in (UP, DOWN):
            self._choose(1 if key == DOWN else -1)
        else:
            super().press(key, now)

    def _draw_card(self, now):
        if not self.table.state.cards_left():
            self.play(bytes((rules.END_TURN,)), now)
            return
        entered = bytes((self._card,)) if self._is_entered else b""
        self.play(bytes((rules.DRAW,)) + entered, now)

    def draw(self, canvas):
        """Show the name across the table, and the card that is to be entered."""
        state = self.table.state
        self.header(canvas)
        canvas.use(canvas.large)
        canvas.centre(state.setup.names[state.active], 64, 11 if self._is_entered else 17)
        if self._is_entered:
            canvas.centre(self._name, 60, 37)
        canvas.use(canvas.small)
        if self._is_entered:
            canvas.centre(turn_words.WHICH_CARD, 64, 28)
            canvas.right(sign.UP, 128, 37)
            canvas.right(sign.DOWN, 128, 45)
            footer(canvas, turn_words.THIS_ONE)
        else:
            canvas.centre(turn_words.DRAW_A_CARD, 64, 38)
            footer(canvas, turn_words.DRAW)

    def _choose(self, step):
        """Go to the next kind of card of which one is left."""
        left = self.table.state.left
        for _ in range(KINDS):
            self._card = (self._card + step) % KINDS
            if left[self._card]:
                break
            step = step or 1
        self._name = _name(self._card)


def _name(card):
    """Return a card as a sign and words."""
    if is_fear(card):
        fear = fear_class(card)
        return b"%s %s %d" % (_FEARS[fear], words.CLASS_NAMES[fear], fear_strength(card))
    return _MOVES[card] + b" " + turn_words.MOVE_CARDS[card]
