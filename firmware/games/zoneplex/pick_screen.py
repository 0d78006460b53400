"""The rest of a move that needs two choices: which stone, whose relic, which class."""

from games.zoneplex import adjust_words, rules, then_words, turn_words, words
from games.zoneplex.places import place_name
from games.zoneplex.rules_adjust import free_fears
from games.zoneplex.rules_cards import FIRST_MASTER, MASTER
from games.zoneplex.rules_label import card_name
from games.zoneplex.zone_screen import ZoneScreen
from key import BACK, OK
from micropython import const
from ui.layout import footer, header
from ui.small_menu import SmallMenu

_DISCARDS = const(255)
_TITLES = {
    rules.DISLOCATE: then_words.DISLOCATE,
    rules.REMOVE_STONE: then_words.STONE_SENT,
    rules.GIVE_RELIC: then_words.RELIC_GIVEN,
    rules.INFLUENTIAL: then_words.INFLUENTIAL_OTHER,
    rules.MOVE_INFLUENTIAL: then_words.INFLUENTIAL_MOVED,
    rules.MOVE_MASTER: then_words.MASTER_MOVED,
    rules.EVOKE: then_words.MOVED,
    rules.TAKE_FEAR: adjust_words.FEAR_TAKEN,
    rules.DROP_FEAR: adjust_words.FEAR_LOST,
}


class PickScreen(ZoneScreen):
    """One list of all that is possible."""

    topic = b"pick"

    def __init__(self, game, title, rows):
        super().__init__(game)
        self._title = title
        self._rows = rows  # name and move of each
        self._menu = SmallMenu([name for name, _ in self._rows] or [then_words.NOTHING_THERE])

    def press(self, key, now):
        """Choose; OK does it."""
        if self._menu.move(key):
            return
        if key == BACK:
            self.stack.pop(now)
        elif key == OK and self._rows:
            move = self._rows[self._menu.cursor][1]
            if self.play(move, now) and move[0] != rules.EVOKE:
                self.stack.say(self.table.last_label, now)  # a battle is seen

    def draw(self, canvas):
        """Show five rows."""
        header(canvas, self._title)
        self._menu.draw_small(canvas)
        footer(canvas, turn_words.THIS_ONE if self._rows else b"")


def rest_of(game, code):
    """Return the screen on which the rest of a move is chosen."""
    return PickScreen(game, _TITLES[code], _list(game.table.state, code))


def fears_of(game, code, seat):
    """Return the screen for a Fear that is given to a player by hand, or taken away."""
    state = game.table.state
    if code == rules.TAKE_FEAR:
        rows = [(card_name(card), bytes((code, seat, card))) for card in free_fears(state)]
    else:
        cards = state.fears[seat]
        rows = [(card_name(cards[n]), bytes((code, seat, n))) for n in range(len(cards))]
    return PickScreen(game, _TITLES[code], rows)


def _list(state, code):
    """Return (name, move) of each way to go on with a move."""
    if code == rules.GIVE_RELIC:
        return _gifts(state)
    if code == rules.INFLUENTIAL:
        return _values(state)
    if code == rules.MOVE_INFLUENTIAL:
        return _influential(state)
    if code == rules.MOVE_MASTER:
        return _masters(state)
    if code == rules.EVOKE:
        from games.zoneplex.stacks_screen import moved_rows

        return moved_rows(state)
    return _stones(state, code)


def _stones(state, code):
    found = []
    for seat in range(state.seats):
        for kind in range(state.kinds):
            if state.stones_of(seat, kind):
                name = state.setup.names[seat] + b": " + place_name(state, kind)
                found.append((name, bytes((code, seat, kind))))
    return found


def _gifts(state):
    found = []
    for giver in range(state.seats):
        for taker in range(state.seats):
            if giver != taker and state.relics[giver]:
                names = state.setup.names[giver] + then_words.TO + state.setup.names[taker]
                found.append((names, bytes((rules.GIVE_RELIC, giver, taker))))
    return found


def _values(state):
    """Return an Influential Relic of each value that is not the usual 1 (AMB-70)."""
    found = []
    for value in (2, 3, -1, -2):
        name = then_words.INFLUENTIAL + b" %d" % value
        found.append((name, bytes((rules.INFLUENTIAL, state.active, value & 0xFF))))
    return found


def _influential(state):
    names = state.setup.names
    found = []
    for seat in range(state.seats):
        for index in range(len(state.influential[seat])):
            name = names[seat] + b" %d" % state.influential[seat][index]
            move = (rules.MOVE_INFLUENTIAL, seat, index)
            for taker in range(state.seats):
                if taker != seat:
                    found.append((name + then_words.TO + names[taker], bytes(move + (taker,))))
            found.append((name + then_words.TO_DISCARDS, bytes(move + (_DISCARDS,))))
    return found


def _masters(state):
    seat = state.active
    found = []
    for index in range(len(state.fears[seat])):
        if state.fears[seat][index] >= FIRST_MASTER:
            for fear in range(MASTER):
                name = words.CLASS_NAMES[MASTER] + b": " + words.CLASS_NAMES[fear]
                found.append((name, bytes((rules.MOVE_MASTER, seat, index, fear))))
    return found
