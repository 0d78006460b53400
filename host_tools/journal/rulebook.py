"""The rules that a log was played by, when this copy has them; and its moves in words."""

import struct
from typing import Any

from games import catalogue

# What rules may raise over a forged log: they owe an answer to what they could have written.
STUMBLES = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    TypeError,
    ValueError,
    struct.error,
)


class UnknownRules(Exception):
    """This copy cannot judge the log; the text says why."""


def load_play(header: Any) -> Any:
    """Return the `play` module of the header's game; raise UnknownRules when it does not fit."""
    play = catalogue.load(header.game)
    if play is None:
        raise UnknownRules(f"The game {header.game!r} is not on the shelf of this copy.")
    if header.rules_version != play.RULES.VERSION:
        raise UnknownRules(
            f"Played by version {header.rules_version} of the rules; this copy has version"
            f" {play.RULES.VERSION}. Other rules may give the moves another meaning."
        )
    return play


def label(rules: Any, move: bytes, tape: bytes) -> str:
    """Return a move in words; in hex digits without rules, or where they have no word for it."""
    try:
        return str(rules.label(move, tape).decode("ascii")) if rules else _raw(move)
    except STUMBLES:
        return _raw(move)


def _raw(move: bytes) -> str:
    return f"move {move.hex()}"
