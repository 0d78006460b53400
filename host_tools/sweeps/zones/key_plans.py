"""Which keys make which move on the screens of ZoneS, from the screen in sight on.

A plan looks at the screen as a player does: where the cursor is, which row says what is wanted.
"""

from collections.abc import Callable
from typing import Any

from engine import record
from games.zones.rules import codes, fields
from games.zones.rules.state import CELLS, COLUMNS
from games.zones.screens.pages.page_words import END
from tabletop.words import ADJUST

Plan = Callable[[Any, bytes], None]

_REDO = b"Redo"  # the row of the table menu
_KIND = 16  # a row of the page of corrections: its field times this, plus the kind


def _ok(hands: Any, move: bytes) -> None:
    hands.press("OK")


def _put(hands: Any, move: bytes) -> None:
    """Put a base or a tile down behind the screen, which is held open first."""
    _open_half(hands)
    _aim(hands, hands.screen._board.grid, move[1])


def _open_half(hands: Any) -> None:
    if not hands.screen._is_open:
        hands.press("OK hold")


def _rest(hands: Any, move: bytes) -> None:
    _open_half(hands)
    while hands.name == "PlaceScreen":
        hands.press("BACK")
    hands.press("OK")


def _start(hands: Any, move: bytes) -> None:
    if len(move) > 2:
        _put(hands, move[1:])
    _pick(hands, move)


def _coin(hands: Any, move: bytes) -> None:
    if len(move) > 1:
        _pick(hands, move)
    else:
        hands.press("OK")


def _go(hands: Any, move: bytes) -> None:
    """Choose a piece, then where it goes or shoots; an Archer may be asked how."""
    _aim(hands, hands.screen.board.grid, move[1])
    _aim(hands, hands.screen.board.grid, move[2])
    if not hands.changed:
        _pick(hands, move)


def _summon(hands: Any, move: bytes) -> None:
    """Choose the base, the kind, the cell; at a real board the kind alone."""
    if len(move) < 3:
        hands.press("UP")
        _pick(hands, move)
        return
    _aim(hands, hands.screen.board.grid, hands.state.bases[hands.state.active])
    _pick(hands, move[1])
    _aim(hands, hands.screen.board.grid, move[2])


def _captured(hands: Any, move: bytes) -> None:
    hands.press("DOWN")
    _pick(hands, move)


def _said(hands: Any, move: bytes) -> None:
    """Say what was done at a real board; on the glass OK passes."""
    hands.press("OK")
    if not hands.changed:
        _pick(hands, move)


def _pick(hands: Any, wanted: Any) -> None:
    """Choose the row of a list that stands for something."""
    screen = hands.screen
    _turn(hands, screen._menu.cursor, screen._moves.index(wanted), len(screen._moves))
    hands.press("OK")


def _end_by_will(hands: Any, move: bytes) -> None:
    _open_menu(hands, END)
    _pick(hands, move)


def _aim(hands: Any, grid: Any, cell: int) -> None:
    """Go to a cell by rows, or through all that are offered if they are few, and choose it."""
    free = [each for each in range(CELLS) if grid._owner.is_free(each)]
    if grid.is_listed:
        _turn(hands, free.index(grid.cell), free.index(cell), len(free))
    else:
        _aim_by_rows(hands, grid, cell, free)
    hands.press("OK")


def _aim_by_rows(hands: Any, grid: Any, cell: int, free: list[int]) -> None:
    rows = sorted({each // COLUMNS for each in free})
    row = cell // COLUMNS
    if grid.is_in_row and grid.cell // COLUMNS != row:
        hands.press("BACK")
    if not grid.is_in_row:
        _turn(hands, rows.index(grid.cell // COLUMNS), rows.index(row), len(rows))
    if not grid.is_single:
        hands.press("OK")
    inside = [each for each in free if each // COLUMNS == row]
    _turn(hands, inside.index(grid.cell), inside.index(cell), len(inside))


def _adjust(hands: Any, move: bytes) -> None:
    """Open the page of a field, and set it there."""
    _, field, index, value = move
    _open_menu(hands, ADJUST)
    has_kind = field in (fields.RESERVE, fields.CAPTURED)
    seat = index // 4 if has_kind else 0
    _turn(hands, 0, seat, 2)
    hands.press("OK")
    known = hands.screen._known
    _turn(hands, 0, known.index(field * _KIND + index * has_kind), len(known))
    hands.press("OK")
    if field in (fields.PIECE, fields.SWAP):
        _set_cells(hands, move)
    else:
        _change(hands, hands.screen._counter.value, value)


def _set_cells(hands: Any, move: bytes) -> None:
    """Choose a cell and what stands there, or two cells; then go back to the turn."""
    _aim(hands, hands.screen._board.grid, move[2])
    if move[1] == fields.PIECE:
        _pick(hands, move)
    else:
        _aim(hands, hands.screen._board.grid, move[3])


def _change(hands: Any, value: int, wanted: int) -> None:
    """Change the number in hand, and keep it."""
    hands.press(*["UP" if wanted > value else "DOWN"] * abs(wanted - value), "OK")


def _undo(hands: Any, move: bytes) -> None:
    hands.press("BACK long" if hands.game.table.last_was_seen() else "BACK hold")


def _redo(hands: Any, move: bytes) -> None:
    _open_menu(hands, _REDO)


def _end(hands: Any, move: bytes) -> None:
    while hands.name != "JudgeScreen":
        hands.press("OK")
    hands.press("OK long")


def _open_menu(hands: Any, row: bytes) -> None:
    """Open a row of the table menu; behind the screen the half has to be in sight first."""
    if hands.name == "PlaceScreen":
        _open_half(hands)
    hands.press("OK hold")
    menu = hands.screen._menu
    _turn(hands, menu.cursor, menu.rows.index(row), len(menu.rows))
    hands.press("OK")


def _turn(hands: Any, at: int, wanted: int, count: int) -> None:
    """Go the shorter way round; a single key each."""
    down = (wanted - at) % count
    up = (at - wanted) % count
    hands.press(*(["DOWN"] * down if down <= up else ["UP"] * up))


PLANS: dict[int, Plan] = {
    codes.DRAW: _ok,
    codes.BASE: _put,
    codes.LAY: _put,
    codes.REST: _rest,
    codes.START: _start,
    codes.COIN: _coin,
    codes.MOVE: _go,
    codes.SHOOT: _go,
    codes.SUMMON: _summon,
    codes.MOVED: _said,
    codes.CAPTURED: _captured,
    codes.RETURN: _pick,
    codes.FELL: _said,
    codes.PASS: _said,
    codes.RESIGN: _end_by_will,
    codes.AGREE: _end_by_will,
    codes.ADJUST: _adjust,
    -record.UNDO: _undo,
    -record.UNDO_REVEALED: _undo,
    -record.REDO: _redo,
    -record.END: _end,
}
