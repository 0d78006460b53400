"""Looks at the step and at every page of a game, as they are after so many lines of its log."""

from collections.abc import Iterator
from hashlib import sha256
from typing import Any

from host_tools.simulated.game_log import Log, open_game
from host_tools.simulated.session import Session
from key import DOWN, OK, PRESS, TAP

_LEAF = (DOWN, DOWN, DOWN)
_LOOK_BACK = (DOWN, DOWN, OK, DOWN)  # in the history: at an earlier moment


def looks(data: bytes, lines: int) -> tuple[Any, dict[str, list[str]]]:
    """Return the game after so many lines, and hashes of what is seen on each page."""
    session = Log(data).resume(lines)
    game = open_game(session)
    found = {"step": _leaf_through(session, (DOWN,))}
    for page in _pages(game):
        game.show(session.world.ticks_ms())
        session.app.game.stack.push(page, session.world.ticks_ms())
        is_history = type(page).__name__ == "HistoryScreen"
        name = f"{type(page).__module__}.{type(page).__name__}"
        keys = _LOOK_BACK if is_history else _LEAF
        found[name] = found.get(name, []) + _leaf_through(session, keys)
    return game, found


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
