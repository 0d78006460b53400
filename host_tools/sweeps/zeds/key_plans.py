"""Which keys make which move on the screens of Zeds Zone, from the screen in sight on.

A plan looks at the screen as a player does: where the cursor is, which row says what is wanted.
"""

from collections.abc import Callable
from typing import Any

from engine import record
from games.zeds.rules import codes, fields
from tabletop.words import ADJUST

Plan = Callable[[Any, bytes], None]

_REDO = b"Redo"  # the row of the table menu
_WOKE, _SHELTER, _GRENADE, _LOST, _FIRST_COUNT = range(5)  # rows of the counts


def _roll(hands: Any, move: bytes) -> None:
    _act(hands, 0)
    _enter(hands, move[1:])


def _enter(hands: Any, faces: bytes) -> None:
    """Turn the table's own dice, if it rolls them."""
    if faces:
        hands.press(*["UP"] * (faces[0] - 1), *["DOWN"] * (faces[1] - 1), "OK")


def _act(hands: Any, action: int) -> None:
    """Choose among what the screen of the dice offers."""
    screen = hands.screen
    _turn(hands, screen._action, action, len(screen._actions))
    hands.press("OK")


def _cross(hands: Any, move: bytes) -> None:
    _box(hands, hands.screen._sectors.index(move[1]))


def _box(hands: Any, place: int) -> None:
    """Take one of two boxes."""
    if hands.screen.place != place:
        hands.press("DOWN" if place else "UP")
    hands.press("OK")


def _shelter(hands: Any, move: bytes) -> None:
    if hands.state.sheet:
        hands.press("BACK", "OK")
    else:
        _counts(hands, move[1], _SHELTER)
    _enter(hands, move[2:])


def _place(hands: Any, move: bytes) -> None:
    _aim(hands, hands.screen._board.grid, move[1])


def _aim(hands: Any, grid: Any, cell: int) -> None:
    """Go to the row of a cell and then to the cell, the shorter way round, and choose it."""
    columns = grid._columns
    if grid.is_in_row and grid.cell // columns != cell // columns:
        hands.press("BACK")
    while grid.cell // columns != cell // columns:
        down = (cell // columns - grid.cell // columns) % grid._rows
        hands.press("DOWN" if 2 * down <= grid._rows else "UP")
    if not grid.is_single:
        hands.press("OK")
    while grid.cell != cell:
        right = (cell - grid.cell) % columns
        hands.press("DOWN" if 2 * right <= columns else "UP")
    hands.press("OK")


def _throw(hands: Any, move: bytes) -> None:
    if not hands.state.sheet:
        _counts(hands, move[1], _GRENADE)
        _back_to_dice(hands)
        return
    targets = hands.screen._targets
    hands.press(*["DOWN"] * (targets.index((move[2], move[3])) + 1), "OK")


def _ok(hands: Any, move: bytes) -> None:
    hands.press("OK")


def _answer(hands: Any, move: bytes) -> None:
    for answer in move[1:]:
        _box(hands, 1 - answer)


def _attack(hands: Any, move: bytes) -> None:
    _counts(hands, move[1], _WOKE)
    hands.press(*["UP"] * (move[2] - 1), "OK")
    if not hands.changed:
        _pick(hands, move)


def _count(hands: Any, move: bytes) -> None:
    _counts(hands, move[1], _FIRST_COUNT + move[2])
    _change(hands, fields.counter(hands.state, move[2])[move[1]], move[3])
    _back_to_dice(hands)


def _out(hands: Any, move: bytes) -> None:
    _counts(hands, move[1], _LOST)
    _pick(hands, move)


def _counts(hands: Any, seat: int, row: int) -> None:
    """Open a row of a player's counts."""
    _act(hands, 1)
    if hands.name == "WhoseScreen":
        _pick(hands, seat)
    _row(hands, row)


def _back_to_dice(hands: Any) -> None:
    while hands.name != "DiceScreen":
        hands.press("BACK")


def _row(hands: Any, row: int) -> None:
    chooser = hands.screen._chooser
    _turn(hands, chooser.cursor, row, len(chooser.rows))
    hands.press("OK")


def _change(hands: Any, value: int, wanted: int) -> None:
    """Change the number in hand, and keep it."""
    hands.press(*["UP" if wanted > value else "DOWN"] * abs(wanted - value), "OK")


def _numbers(hands: Any, move: bytes) -> None:
    """Correct the numbers of a form that differ, then take them all."""
    for row in range(1, len(move)):
        value = hands.screen._rows[row][1]
        if value != move[row]:
            _row(hands, row)
            _change(hands, value, move[row])
    _row(hands, 0)


def _adjust(hands: Any, move: bytes) -> None:
    """Open the page of a field, and set it there."""
    _, field, seat, _, value = move
    _open_menu(hands, ADJUST)
    _turn(hands, 0, seat, hands.state.seats)
    hands.press("OK")
    known = hands.screen._known
    _turn(hands, 0, known.index(field), len(known))
    hands.press("OK")
    if field in _PAGES:
        _PAGES[field](hands, move)
        _back_to_dice(hands)
    else:
        _change(hands, hands.screen._counter.value, value)


def _set_crossed(hands: Any, move: bytes) -> None:
    _aim(hands, hands.screen._grid, move[3])


def _set_square(hands: Any, move: bytes) -> None:
    """Wipe a square, or choose the sector that is drawn there."""
    _aim(hands, hands.screen._board.grid, move[3])
    if not hands.changed:
        _aim(hands, hands.screen._grid, move[4])


def _undo(hands: Any, move: bytes) -> None:
    hands.press("BACK long" if hands.game.table.last_was_seen() else "BACK hold")


def _redo(hands: Any, move: bytes) -> None:
    _open_menu(hands, _REDO)


def _end(hands: Any, move: bytes) -> None:
    while hands.name != "JudgeScreen":
        hands.press("OK")
    hands.press("OK long")


def _open_menu(hands: Any, row: bytes) -> None:
    hands.press("OK hold")
    menu = hands.screen._menu
    _turn(hands, menu.cursor, menu.rows.index(row), len(menu.rows))
    hands.press("OK")


def _pick(hands: Any, wanted: Any) -> None:
    """Choose the row of a list that stands for something."""
    moves = hands.screen._moves
    _turn(hands, hands.screen._menu.cursor, moves.index(wanted), len(moves))
    hands.press("OK")


def _turn(hands: Any, at: int, wanted: int, count: int) -> None:
    """Go the shorter way round; a single key each."""
    down = (wanted - at) % count
    up = (at - wanted) % count
    hands.press(*(["DOWN"] * down if down <= up else ["UP"] * up))


_PAGES: dict[int, Plan] = {
    fields.CROSSED: _set_crossed,
    fields.SQUARE: _set_square,
    fields.ERASED: _pick,
}
PLANS: dict[int, Plan] = {
    codes.ROLL: _roll,
    codes.CROSS: _cross,
    codes.SHELTER: _shelter,
    codes.PLACE: _place,
    codes.THROW: _throw,
    codes.DONE: _ok,
    codes.GENERATOR: _answer,
    codes.ATTACK: _attack,
    codes.COUNT: _count,
    codes.OUT: _out,
    codes.ESCAPE: _answer,
    codes.SCORE: _numbers,
    codes.LEFT: _numbers,
    codes.ADJUST: _adjust,
    -record.UNDO: _undo,
    -record.UNDO_REVEALED: _undo,
    -record.REDO: _redo,
    -record.END: _end,
}
