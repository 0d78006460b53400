"""Looks at every page of a game twice, the second time with the bag in another order.

That order is the one secret of Zenith: what the device shows must be the same.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from engine.chance import Chance
from host_tools.exercises.replay import Replay
from host_tools.sweeps import every_page

_TOKENS = 16
_FEWEST = 3  # in the bag: two may be of one kind


def secret_lines(data: bytes) -> list[int]:
    """Return the lines after which there is still an order that nobody has seen."""
    found = []
    replay = Replay(data)
    for line in replay.lines():
        state = replay.table.state
        if state and len(state.bag) >= _FEWEST and len(set(state.bag)) > 1:
            found.append(line)
        elif found and not state.bag:
            break  # from here on it is another shuffle
    return found


def looks(data: bytes, lines: int, unseen: int = 0) -> tuple[bytes, dict[str, list[str]]]:
    """Return the bag, and what each page looks like after so many lines.

    The `unseen` tokens that come out of the bag last come in another order.
    """
    with _exchanged(unseen):
        game, found = every_page.looks(data, lines)
        return bytes(game.table.state.bag), found


@contextmanager
def _exchanged(unseen: int) -> Iterator[None]:
    shuffle = Chance.shuffle

    def shuffle_otherwise(chance: Any, tokens: Any) -> None:
        shuffle(chance, tokens)
        if unseen and len(tokens) == _TOKENS:
            tokens[:unseen] = bytes(
                sorted(tokens[:unseen], reverse=tokens[0] < tokens[unseen - 1])
            )

    Chance.shuffle = shuffle_otherwise
    try:
        yield
    finally:
        Chance.shuffle = shuffle
