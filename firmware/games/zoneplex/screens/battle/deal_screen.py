"""The deal before a battle: who captures the Fear, who gets its relics, what is paid for help."""

from games.zoneplex.rules import codes
from games.zoneplex.rules.battle import bargain
from games.zoneplex.rules.cards import fear_class, fear_relics, fear_strength
from games.zoneplex.rules.state import HELP, MOST_RELICS
from games.zoneplex.screens.battle import words
from games.zoneplex.screens.words import FEAR_SIGNS
from tabletop.pick_screen import PickScreen
from ui.layout import header


class DealScreen(PickScreen):
    """One list of every change the table may agree on; each is a move of its own."""

    topic = "HELP_DEAL"
    word = words.AGREE
    nothing = words.NOTHING_TO_AGREE

    def __init__(self, game):
        super().__init__(game, words.DEAL, ())

    def changed(self, now):
        """List what can still be agreed on."""
        state = self.table.state
        found = _agreements(state) if state.step == HELP else []
        self.fill([(name, move) for name, move, _ in found], [note for _, _, note in found])

    def choose(self, move, now):
        """Agree, and stay: more may follow."""
        self.game.do(move, now)
        self.changed(now)

    def draw(self, canvas):
        """Show who captures the Fear, and five rows."""
        state = self.table.state
        header(canvas, words.DEAL)
        x = canvas.right(state.setup.names[state.battle.captor], 128, 0)
        canvas.right(words.GIVE_FEAR_TO, x, 0)
        self.draw_rows(canvas)


def _agreements(state):
    """Return (name, move, note) of everything that can be agreed on."""
    return _captors(state) + _shares(state) + _payments(state)


def _captors(state):
    """Return rows that give the Fear to another who takes part."""
    battle = state.battle
    found = []
    for seat in range(state.seats):
        if battle.helpers >> seat & 1 and seat != battle.captor:
            move = bargain.agreement(battle.helpers, seat, battle.shares)
            found.append((words.GIVE_FEAR_TO + state.setup.names[seat], move, b""))
    return found


def _shares(state):
    """Return rows that give one more of the Fear's relics to somebody, taken from the drawer."""
    battle = state.battle
    found = []
    for seat in range(state.seats):
        if not battle.helpers >> seat & 1:
            continue
        shares = with_one_more(state, seat)
        if shares:
            is_full = state.relic_count(seat) + battle.shares[seat] >= MOST_RELICS
            move = bargain.agreement(battle.helpers, battle.captor, shares)
            note = words.NO_ROOM if is_full else b"%d" % battle.shares[seat]
            found.append((words.GIVE_RELIC_TO + state.setup.names[seat], move, note))
    return found


def with_one_more(state, seat):
    """Return the shares with one more for a seat: a free one, or one of another's."""
    shares = bytearray(state.battle.shares)
    if sum(shares) >= fear_relics(state.card, state.setup.two_relics):
        others = [each for each in range(state.seats) if each != seat and shares[each]]
        if not others:
            return None
        shares[others[0]] -= 1
    shares[seat] += 1
    return shares


def _fear_sign(card):
    return b"%s%d" % (FEAR_SIGNS[fear_class(card)], fear_strength(card))


def _payments(state):
    """Return rows that pay a captured Fear or a relic for help (ZP-GRP-04)."""
    found = []
    names = state.setup.names
    for giver in range(state.seats):
        for taker in range(state.seats):
            if giver == taker:
                continue
            if state.relics[giver]:
                text = words.PAY_RELIC % (names[giver], names[taker])
                found.append((text, bytes((codes.GIVE_RELIC, giver, taker)), b""))
            fears = [_fear_sign(card) for card in state.fears[giver]]
            fears += [words.JAR] * len(state.jars[giver])
            for index in range(len(fears)):
                text = words.PAY_FEAR % (names[giver], names[taker], fears[index])
                found.append((text, bytes((codes.PAY_FEAR, giver, index, taker)), b""))
    return found
