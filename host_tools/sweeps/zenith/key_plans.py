"""Which keys make which move on the screens of Zenith, from the screen in sight on.

A plan looks at the screen as a player does: where the cursor is, which row says what is wanted.
"""

from collections.abc import Callable
from typing import Any

from engine import record
from games.zenith.rules import codes
from games.zenith.rules import fields as adjust
from games.zenith.rules.cards import FACTIONS, OTHER, faction_of, other, planet_of
from games.zenith.screens import words
from tabletop.words import ADJUST

Plan = Callable[[Any, bytes], None]

_REDO = b"Redo"  # the row of the table menu
_LAY_OUT_PAGES = 3
_TRACKS = 7  # the first row of a track on the sheet of values


def _ok(hands: Any, move: bytes) -> None:
    hands.press("OK")


def _laid_out(hands: Any, move: bytes) -> None:
    hands.press(*["OK"] * (_LAY_OUT_PAGES - hands.screen._page))


def _act(hands: Any, word: bytes) -> None:
    """Choose an action at the table."""
    if hands.name != "TableScreen":
        hands.press("BACK")
    screen = hands.screen
    names = [name for name, _ in screen._actions]
    _turn(hands, screen._action, names.index(word), len(names))
    hands.press("OK")


def _recruit(hands: Any, move: bytes) -> None:
    _act(hands, words.RECRUIT)
    _name(hands, move[1] if move[0] == codes.RECRUIT else other(move[1], move[2]))


def _name(hands: Any, card: int) -> None:
    """Name a card: planet, faction, agent; or planet and cost."""
    _pick(hands, planet_of(card))
    _pick(hands, FACTIONS if card >= OTHER else faction_of(card))
    _pick(hands, card)


def _technology(hands: Any, move: bytes) -> None:
    _act(hands, words.DEVELOP)
    _pick(hands, move)


def _leader(hands: Any, move: bytes) -> None:
    _act(hands, words.LEADER)
    _pick(hands, move)


def _choose(hands: Any, move: bytes) -> None:
    if hands.name == "MobiliseScreen":
        _name(hands, move[2])
    elif hands.name == "PlanetScreen":
        screen = hands.screen
        _turn(hands, screen._place, screen._rows.index(move), len(screen._rows))
        hands.press("OK")
    else:
        _pick(hands, move)


def _pass(hands: Any, move: bytes) -> None:
    _act(hands, words.PASS)


def _swap(hands: Any, move: bytes) -> None:
    _act(hands, words.PARTNER)


def _adjust(hands: Any, move: bytes) -> None:
    """Set credits, Zenithium or a track on the sheet of values."""
    _open_menu(hands, ADJUST)
    field, index, value = move[1:]
    seat = 0 if field == adjust.TRACK else index * hands.state.seats // 2
    _turn(hands, 0, seat, hands.state.seats)
    hands.press("OK")
    row = _TRACKS + index if field == adjust.TRACK else field
    fields = hands.screen._fields
    _turn(hands, fields.cursor, row, len(fields.rows))
    hands.press("OK")
    wanted = 4 - value if field == adjust.TRACK else value
    steps = wanted - hands.screen._counter.value
    hands.press(f"{'UP' if steps > 0 else 'DOWN'} {abs(steps)}", "OK")


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


PLANS: dict[int, Plan] = {
    codes.DRAW: _ok,
    codes.LAID_OUT: _laid_out,
    codes.RECRUIT: _recruit,
    codes.RECRUIT_OTHER: _recruit,
    codes.TECHNOLOGY: _technology,
    codes.LEADER: _leader,
    codes.CHOOSE: _choose,
    codes.PASS: _pass,
    codes.SWAP: _swap,
    codes.ADJUST: _adjust,
    -record.UNDO: _undo,
    -record.UNDO_REVEALED: _undo,
    -record.REDO: _redo,
    -record.END: _end,
}
