"""Looks at every page of a game twice, the second time with another hidden symbol in one hand.

Whatever the device shows before a symbol is shown must be the same (AMB-48, AMB-67, CH-SET-05).
"""

from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from typing import Any

from engine.chance import Chance
from host_tools.exercises.replay import Replay
from host_tools.simulated.game_log import Log, open_game
from host_tools.simulated.session import Session
from key import DOWN, OK, PRESS, TAP

_SYMBOLS = list(range(6))
_LEAF = (DOWN, DOWN, DOWN)
_LOOK_BACK = (DOWN, DOWN, OK, DOWN)  # in the history: at an earlier moment


def hidden_seats(data: bytes) -> dict[int, list[int]]:
    """Return the lines after which a symbol is hidden, and whose."""
    found = {}
    replay = Replay(data)
    for line in replay.lines():
        state = replay.table.state
        hidden = [seat for seat in range(state.seats if state else 0) if not state.is_shown(seat)]
        if hidden:
            found[line] = hidden
    return found


def looks(data: bytes, lines: int, seat: int = -1) -> tuple[bytes, dict[str, list[str]]]:
    """Return the symbols, and what each page looks like after so many lines.

    `seat` has another symbol then than it was dealt: one that nobody holds.
    """
    with _exchanged(seat):
        session = Log(data).resume(lines)
        game = open_game(session)
        found = {"step": _leaf_through(session, (DOWN,))}
        for page in _pages(game):
            game.show(session.world.ticks_ms())
            session.app.game.stack.push(page, session.world.ticks_ms())
            is_history = type(page).__name__ == "HistoryScreen"
            name = f"{type(page).__module__}.{type(page).__name__}"
            found[name] = _leaf_through(session, _LOOK_BACK if is_history else _LEAF)
        return bytes(game.table.state.symbols), found


@contextmanager
def _exchanged(seat: int) -> Iterator[None]:
    """Let a seat be dealt the last card instead of its own; no table has six players."""
    shuffle = Chance.shuffle

    def shuffle_otherwise(chance: Any, cards: Any) -> None:
        shuffle(chance, cards)
        if seat >= 0 and sorted(cards) == _SYMBOLS:
            cards[seat], cards[5] = cards[5], cards[seat]

    Chance.shuffle = shuffle_otherwise
    try:
        yield
    finally:
        Chance.shuffle = shuffle


def _pages(game: Any) -> Iterator[Any]:
    """Yield every page of the table menu: the game's own, the history, the judge."""
    from tabletop.pages.history_screen import HistoryScreen
    from tabletop.pages.judge_screen import JudgeScreen

    for _, make in game.play.menu(game):
        yield make(game)
    yield HistoryScreen(game)
    yield JudgeScreen(game)


def _leaf_through(session: Session, keys: tuple[int, ...]) -> list[str]:
    """Return the hash of what is seen at first and after each key."""
    found = [_look(session)]
    for key in keys:
        for kind in (PRESS, TAP):
            session.device.board.keys.put(kind | key, session.world.ticks_ms())
        found.append(_look(session))
    return found


def _look(session: Session) -> str:
    session.device.step()
    while session.app._stage.stack.coming is not None:
        session.device.step()
    shown = bytes(session.device.board.oled._buf) + session.lights()
    return f"{session.screen} {sha256(shown).hexdigest()[:8]}"
