"""The rest of a move that needs two choices: which stone, whose relic, which class."""

from games.zoneplex.rules import codes
from games.zoneplex.rules.adjust import free_fears
from games.zoneplex.rules.cards import FIRST_MASTER, MASTER
from games.zoneplex.rules.words.label import card_name
from games.zoneplex.screens.names import place_name
from games.zoneplex.screens.turn import words
from games.zoneplex.screens.words import CLASS_NAMES
from micropython import const
from tabletop.pick_screen import PickScreen

_DISCARDS = const(255)
_TITLES = {
    codes.DISLOCATE: words.DISLOCATE,
    codes.REMOVE_STONE: words.STONE_SENT,
    codes.GIVE_RELIC: words.RELIC_GIVEN,
    codes.INFLUENTIAL: words.INFLUENTIAL_OTHER,
    codes.MOVE_INFLUENTIAL: words.INFLUENTIAL_MOVED,
    codes.MOVE_MASTER: words.MASTER_MOVED,
    codes.EVOKE: words.MONK_MOVED,
}


def rest_of(game, code):
    """Return the screen on which the rest of a move is chosen."""
    rows = _list(game.table.state, code)
    return PickScreen(game, _TITLES[code], rows, bytes((codes.EVOKE,)))


def captures(state):
    """Return the names and codes of the lists in which a Fear is given or taken by hand.

    What is taken goes to the discards; a mode has stacks, no discards.
    """
    lost = words.FEAR_BACK if state.stacks else words.FEAR_LOST
    return (words.FEAR_TAKEN, codes.TAKE_FEAR), (lost, codes.DROP_FEAR)


def fears_of(game, code, seat):
    """Return the screen for a Fear that is given to a player by hand, or taken away."""
    state = game.table.state
    taken, lost = captures(state)
    if code == codes.TAKE_FEAR:
        title = taken[0]
        rows = [(card_name(card), bytes((code, seat, card))) for card in free_fears(state)]
    else:
        title = lost[0]
        cards = state.fears[seat]
        names = [card_name(card) for card in cards] + [words.JAR] * len(state.jars[seat])
        rows = [(names[n], bytes((code, seat, n))) for n in range(len(names))]
    return PickScreen(game, title, rows)


def _list(state, code):
    """Return (name, move) of each way to go on with a move."""
    if code == codes.GIVE_RELIC:
        return _gifts(state)
    if code == codes.INFLUENTIAL:
        return _values(state)
    if code == codes.MOVE_INFLUENTIAL:
        return _influential(state)
    if code == codes.MOVE_MASTER:
        return _masters(state)
    if code == codes.EVOKE:
        from games.zoneplex.screens.turn.stacks_screen import moved_rows

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
                names = state.setup.names[giver] + words.TO + state.setup.names[taker]
                found.append((names, bytes((codes.GIVE_RELIC, giver, taker))))
    return found


def _values(state):
    """Return an Influential Relic of each value that is not the usual 1 (AMB-70)."""
    found = []
    for value in (2, 3, -1, -2):
        name = words.INFLUENTIAL + b" %d" % value
        found.append((name, bytes((codes.INFLUENTIAL, state.active, value & 0xFF))))
    return found


def _influential(state):
    names = state.setup.names
    found = []
    for seat in range(state.seats):
        for index in range(len(state.influential[seat])):
            name = names[seat] + b" %d" % state.influential[seat][index]
            move = (codes.MOVE_INFLUENTIAL, seat, index)
            for taker in range(state.seats):
                if taker != seat:
                    found.append((name + words.TO + names[taker], bytes(move + (taker,))))
            found.append((name + words.TO_DISCARDS, bytes(move + (_DISCARDS,))))
    return found


def _masters(state):
    seat = state.active
    found = []
    for index in range(len(state.fears[seat])):
        if state.fears[seat][index] >= FIRST_MASTER:
            for fear in range(MASTER):
                name = CLASS_NAMES[MASTER] + b": " + CLASS_NAMES[fear]
                found.append((name, bytes((codes.MOVE_MASTER, seat, index, fear))))
    return found
