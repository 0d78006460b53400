"""The table of Lamplight: whose turn it is, everybody's lamps, what may be done."""

from games.lamplight.rules import contract
from games.lamplight.rules.setup import decode
from games.lamplight.screens import words
from key import BACK
from tabletop.pick_screen import PickScreen
from tabletop.roll_lights import RollLights
from tabletop.step_screen import StepScreen
from ui import colour

_MOVES = (
    (words.DRAW, bytes((contract.DRAW,))),
    (words.ROLL, bytes((contract.ROLL,))),
    (words.LOOK, bytes((contract.LOOK,))),
    (words.TURN_UP, bytes((contract.TURN_UP,))),
)


class TableScreen(PickScreen):
    """OK makes the move that is chosen; what may not be done is refused with its reason."""

    topic = b""
    word = words.DO_IT

    def __init__(self, game):
        super().__init__(game, b"", _MOVES)
        self._setup = decode(self.table.header.setup)

    def changed(self, now):
        """Put the state into words."""
        state = self.table.state
        self._title = self._setup.names[state.active]
        self.note = b" ".join([b"%d" % lamps for lamps in state.lamps])
        top = b"%d" % state.discards[-1] if state.discards else b""
        self.fill(_MOVES, [words.CARDS_LEFT % len(state.deck), b"", b"", top])

    def happened(self, events, now):
        """Let a roll run along the lights; show the card that somebody looks at."""
        for event in events:
            if event[0] == contract.EV_ROLLED:
                self.effect = RollLights(event[1], colour.GOLD, now)
            elif event[0] == contract.EV_LOOKED:
                self._open_card(event[1], now)

    def choose(self, move, now):
        """Play; the face of the table's own die is entered first, a card seen is seen again."""
        state = self.table.state
        if move[0] == contract.ROLL and self._setup.has_die:
            from games.lamplight.screens.die_screen import DieScreen

            self.stack.push(DieScreen(self.game), now)
        elif move[0] == contract.LOOK and state.looked[state.active]:
            self._open_card(state.active, now)
        else:
            self.play(move, now)

    def leave_list(self, now):
        """Leave the game: the list is the table itself."""
        StepScreen.press(self, BACK, now)

    def _open_card(self, seat, now):
        from games.lamplight.screens.card_screen import CardScreen

        self.stack.push(CardScreen(self.game, seat, self._setup.names[seat]), now)
