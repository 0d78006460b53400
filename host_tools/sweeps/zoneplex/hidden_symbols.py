"""Looks at every page of a game twice, the second time with another hidden symbol in one hand.

Whatever the device shows before a symbol is shown must be the same (AMB-48, AMB-67, CH-SET-05).
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from engine.chance import Chance
from host_tools.exercises.replay import Replay
from host_tools.sweeps import every_page

_SYMBOLS = list(range(6))


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
        game, found = every_page.looks(data, lines)
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
