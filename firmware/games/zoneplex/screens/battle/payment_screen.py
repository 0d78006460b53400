"""What is paid for help: a relic or a captured Fear changes hands at once (ZP-GRP-04)."""

from games.zoneplex.rules import codes
from games.zoneplex.rules.cards import fear_class, fear_strength
from games.zoneplex.rules.state import HELP
from games.zoneplex.screens.battle import words
from games.zoneplex.screens.words import FEAR_SIGNS
from tabletop.pick_screen import PickScreen


class PaymentScreen(PickScreen):
    """One list of everything that anybody can pay to anybody; each row is a move."""

    topic = "HELP_DEAL"
    word = words.PAID
    nothing = words.NOTHING_TO_PAY
    note = words.PAID_TO  # stands over the names at the right

    def __init__(self, game):
        super().__init__(game, words.PAYMENT, ())

    def changed(self, now):
        """List what can be paid now."""
        state = self.table.state
        rows = _payments(state) if state.step == HELP else []
        self.fill(rows, [state.setup.names[move[-1]] for _, move in rows] or None)

    def choose(self, move, now):
        """Pay, and stay: more may follow."""
        if self.game.do(move, now):
            names = self.table.state.setup.names
            self.stack.say(words.PAYS % (names[move[1]], names[move[-1]]), now)
        self.changed(now)


def _payments(state):
    """Return (name, move) of every relic and captured Fear that can change hands."""
    found = []
    names = state.setup.names
    seats = list(range(state.active, state.seats)) + list(range(state.active))
    for giver in seats:  # who drew the Fear first: most payments are theirs
        for taker in range(state.seats):
            if giver == taker:
                continue
            if state.relics[giver]:
                row = words.PAY % (words.RELIC, names[giver])
                found.append((row, bytes((codes.GIVE_RELIC, giver, taker))))
            fears = [_fear_sign(card) for card in state.fears[giver]]
            fears += [words.JAR] * len(state.jars[giver])
            for index in range(len(fears)):
                move = bytes((codes.PAY_FEAR, giver, index, taker))
                found.append((words.PAY % (fears[index], names[giver]), move))
    return found


def _fear_sign(card):
    return b"%s%d" % (FEAR_SIGNS[fear_class(card)], fear_strength(card))
