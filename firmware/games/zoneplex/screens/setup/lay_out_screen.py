"""Before the first card of a mode: the first Fears are laid out for all to see."""

from games.zoneplex.modes.families import FEARS
from games.zoneplex.rules import codes
from games.zoneplex.rules.cards import CLASSES, fear_card
from games.zoneplex.rules.setup import TABLE_DECK
from games.zoneplex.screens.names import fear_name
from games.zoneplex.screens.setup import words
from games.zoneplex.screens.turn.stacks_screen import count
from games.zoneplex.screens.words import FEAR_SIGNS
from games.zoneplex.screens.zone_screen import ZoneScreen
from key import OK
from tabletop import words as kit_words
from tabletop.entry_picker import EntryPicker
from ui import words as ui_words
from ui.layout import footer, header

_STRENGTHS = b"\x05\x06\x07\x08\x09\x0a"


class LayOutScreen(ZoneScreen):
    """The device sets the Fears aside, or the table says which it has set aside (EV-SET-02)."""

    def __init__(self, game):
        super().__init__(game)
        state = self.table.state
        is_entered = state.setup.has(TABLE_DECK) and state.family(FEARS).HAS_STARTERS
        self._stacks = count(state)
        self._cards = b""  # those told so far
        self._picker = EntryPicker(_STRENGTHS if is_entered else b"")
        self._name = b""
        self._tell()

    def press(self, key, now):
        """Choose the Fear of each class in turn; OK goes on."""
        if self._picker.move(key):
            self._tell()
        elif key == OK:
            self._go_on(now)
        elif self._cards:
            self._cards = self._cards[:-1]
            self._tell()
        else:
            super().press(key, now)

    def _go_on(self, now):
        if self._picker.is_used:
            self._cards += bytes((self._card(),))
            if len(self._cards) < CLASSES:
                self._tell()
                return
        self.play(bytes((codes.LAY_OUT,)) + self._cards, now)

    def _tell(self):
        """Put the Fear that is asked for into words."""
        if self._picker.is_used:
            self._name = fear_name(self._card())

    def _card(self):
        return fear_card(len(self._cards), self._picker.value)

    def draw(self, canvas):
        """Show the Fear that is asked for, or what OK will do."""
        header(canvas, words.LAY_OUT)
        canvas.use(canvas.large)
        if self._picker.is_used and len(self._cards) < CLASSES:
            canvas.centre(FEAR_SIGNS[len(self._cards)], 16, 25)
            canvas.text(self._name, 32, 25)
        else:
            for fear in range(self._stacks):
                canvas.centre(FEAR_SIGNS[fear], 128 * (fear + 1) // (self._stacks + 1), 25)
        canvas.use(canvas.small)
        ok = kit_words.THIS_ONE if self._picker.is_used else words.SHOW_THEM
        footer(canvas, ok, words.ONE_BACK if self._cards else ui_words.BACK_LEAVE)
