"""The rows of And then...: what can happen now, each with its move or the code of one."""

from games.zoneplex.rules import codes, eye
from games.zoneplex.rules.cards import DISLOCATE, FIRST_MASTER, MASTER
from games.zoneplex.rules.influence import holder, is_used, stone_value
from games.zoneplex.rules.setup import JAR_FIXED, WITH_CURSES, WITH_NEUTRALS
from games.zoneplex.rules.state import MOST_RELICS, MOVE, NEUTRAL
from games.zoneplex.rules.stones import (
    OTHER_TILE,
    free_chambers,
    may_be_moved,
    may_place,
)
from games.zoneplex.screens.names import place_name, symbol_sign
from games.zoneplex.screens.turn import words
from games.zoneplex.screens.words import CLASS_NAMES
from tabletop import words as kit_words


def rows(state):
    """Return (name, move) of everything that can happen now, and what the stones are worth."""
    found = _rows(state)
    is_shown = state.is_revealed and is_used(state.setup)
    return found, [_worth(state, move) if is_shown else b"" for _, move in found]


def _rows(state):
    """Return the rows; stones first."""
    seat = state.active
    found = _stone_rows(state)
    if state.step == MOVE and state.card == DISLOCATE:  # too late, the rules say why
        found.append((words.DISLOCATE, bytes((codes.DISLOCATE,))))
    if state.is_revealed or (state.stacks and state.phase == 2):
        note = words.ENTER_EYE if eye.may_step_in(state) else words.WHY_NOT_EYE
        found.append((note, bytes((codes.ENTER_EYE,))))
    if state.setup.offers(WITH_CURSES):
        found.append((words.CURSED, bytes((codes.CURSE, seat))))
    if state.relic_count(seat) < MOST_RELICS:
        found.append((words.RELIC_DRAWN, bytes((codes.DRAW_RELIC, seat))))
    else:
        found.append((words.RELIC_SWAPPED, bytes((codes.SWAP_RELIC, seat))))
    if state.relics[seat]:
        found.append((words.RELIC_USED, bytes((codes.USE_RELIC, seat))))
        found += _open_relic_rows(state, seat)
    if state.seats > 1:
        found.append((words.RELIC_GIVEN, bytes((codes.GIVE_RELIC,))))
    if state.stacks and not state.is_interrupted() and state.seats > 1:
        found.append((words.MONK_MOVED, bytes((codes.EVOKE,))))
    return found + _rare_rows(state) + [(kit_words.ADJUST, bytes((codes.ADJUST,)))]


def _open_relic_rows(state, seat):
    """Return the relics that are shown as soon as they are got, where they are in the game."""
    found = []
    if state.setup.has_influential:
        found.append((words.INFLUENTIAL, bytes((codes.INFLUENTIAL, seat, 1))))
    return found + _jar_rows(state, seat) if state.setup.has_jar else found


def _rare_rows(state):
    """Return what hardly ever happens; most of these rows lead to a choice."""
    found = []
    if may_be_moved(state):
        found.append((words.RELIC_MOVED, bytes((codes.MOVED, state.active))))
    if state.relics[state.active] and state.setup.has_influential:
        found.append((words.INFLUENTIAL_OTHER, bytes((codes.INFLUENTIAL,))))
    if max([len(values) for values in state.influential]):
        found.append((words.INFLUENTIAL_MOVED, bytes((codes.MOVE_INFLUENTIAL,))))
    if max([0] + state.fears[state.active]) >= FIRST_MASTER:
        found.append((words.MASTER_MOVED, bytes((codes.MOVE_MASTER,))))
    for seat in range(state.seats):
        if seat != state.active and state.fresh[seat]:
            name = state.setup.names[seat] + b": "
            found += [(name + _short(row), move) for row, move in _open_relic_rows(state, seat)]
    if any(state.stones):
        found.append((words.STONE_SENT, bytes((codes.REMOVE_STONE,))))
    return found


def _short(row):
    """Leave out of a relic's name what a player's name beside it needs the room for."""
    return row.replace(b" Relic", b"").replace(b"Canopic ", b"")


def _jar_rows(state, seat):
    """Return the Canopic Jar: one row, or one a class where it keeps its class (AMB-16)."""
    if not state.setup.has(JAR_FIXED):
        return [(words.JAR, bytes((codes.JAR, seat, MASTER)))]
    found = []
    for fear in range(MASTER):
        name = words.JAR + b" " + CLASS_NAMES[fear]
        found.append((name, bytes((codes.JAR, seat, fear))))
    return found


def _worth(state, move):
    """Return whose symbol it is, and what a stone is worth to the one whose turn it is."""
    if move[0] != codes.PLACE_STONE:
        return b""
    kind = NEUTRAL if move[1] == OTHER_TILE else move[1]
    owner = holder(state, kind)
    value = stone_value(state, state.active, kind)
    if owner in (-1, state.active):
        return b"%+d" % value
    return words.OF_PLAYER % (state.setup.names[owner], value)


def _place(state, kind):
    """Return what a place is called; beside its owner's name a symbol has no room for a word."""
    is_owned = is_used(state.setup) and holder(state, kind) not in (-1, state.active)
    return symbol_sign(state.setup, kind - 1) if is_owned else place_name(state, kind)


def _stone_rows(state):
    if not may_place(state):
        return []
    found = []
    for kind in range(state.kinds):
        if free_chambers(state, kind):
            name = words.STONE_ON + _place(state, kind)
            is_other = kind == NEUTRAL and not state.setup.offers(WITH_NEUTRALS)
            found.append((name, bytes((codes.PLACE_STONE, OTHER_TILE if is_other else kind))))
    return found
