"""Before the card: whose turn it is, and one key to turn the card over."""

from games.zoneplex import signs
from games.zoneplex.rules import codes
from games.zoneplex.rules.cards import KINDS, fear_class, is_fear
from games.zoneplex.rules.setup import TABLE_DECK
from games.zoneplex.screens import words
from games.zoneplex.screens.turn import words as turn_words
from games.zoneplex.screens.zone_screen import ZoneScreen
from key import OK
from tabletop import words as kit_words
from tabletop.entry_picker import EntryPicker
from ui import sign
from ui.layout import footer

_MOVES = (
    signs.ONE_TRIANGLE,
    signs.TWO_TRIANGLES,
    signs.THREE_TRIANGLES,
    signs.DISLOCATE,
)


class TurnScreen(ZoneScreen):
    """The device deals, or the table says which of its own cards came up."""

    def __init__(self, game):
        super().__init__(game)
        state = self.table.state
        cards = [card for card in range(KINDS) if state.left[card]]
        self._picker = EntryPicker(cards if state.setup.has(TABLE_DECK) else b"", -1)
        self._name = _name(self._picker.value) if self._picker.is_used else b""

    def press(self, key, now):
        """Turn over the card; with a real deck UP and DOWN choose which it is."""
        if key == OK:
            self._draw_card(now)
        elif self._picker.move(key):
            self._name = _name(self._picker.value)
        else:
            super().press(key, now)

    def happened(self, events, now):
        """Show the Fears that have just been laid out."""
        super().happened(events, now)
        if (codes.EV_LAID_OUT,) in events:
            from games.zoneplex.screens.turn.stacks_screen import StacksScreen

            self.stack.push(StacksScreen(self.game), now)

    def _draw_card(self, now):
        if not self.table.state.cards_left():
            self.play(bytes((codes.END_TURN,)), now)
            return
        self.play(bytes((codes.DRAW,)) + self._picker.entered, now)

    def draw(self, canvas):
        """Show the name across the table, and the card that is to be entered."""
        state = self.table.state
        self.header(canvas)
        canvas.use(canvas.large)
        canvas.centre(state.setup.names[state.active], 64, 11 if self._picker.is_used else 17)
        if self._picker.is_used:
            canvas.centre(self._name, 60, 37)
        canvas.use(canvas.small)
        if self._picker.is_used:
            canvas.centre(turn_words.WHICH_CARD, 64, 28)
            canvas.right(sign.UP, 128, 37)
            canvas.right(sign.DOWN, 128, 45)
            footer(canvas, kit_words.THIS_ONE)
        else:
            canvas.centre(turn_words.DRAW_A_CARD, 64, 38)
            footer(canvas, turn_words.DRAW)


def _name(card):
    """Return a card as a sign and words."""
    if is_fear(card):
        from games.zoneplex.screens.names import fear_name

        return words.FEAR_SIGNS[fear_class(card)] + b" " + fear_name(card)
    return _MOVES[card] + b" " + turn_words.MOVE_CARDS[card]
