"""The rules that a log was played by, when this copy has them; and its moves in words."""

import struct
from typing import Any

from engine.chance import SEED_BYTES, Chance
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


def can_set_up(rules: Any, setup: bytes) -> bool:
    """Tell whether a table can be set up like this."""
    try:
        return rules.new(setup, Chance(bytes(SEED_BYTES))) is not None
    except STUMBLES:
        return False


def label(rules: Any, move: bytes, tape: bytes) -> str:
    """Return a move in words; in hex digits without rules, or where they have no word for it."""
    try:
        return str(rules.label(move, tape).decode("ascii")) if rules else _raw(move)
    except STUMBLES:
        return _raw(move)


def tell(rules: Any, state: Any, move: bytes, tape: bytes) -> str:
    """Return what a move did to the state before it, in a sentence; else its label."""
    try:
        if move and state is not None and hasattr(rules, "tell"):
            return str(rules.tell(state, move, tape).decode("ascii"))
    except STUMBLES:
        pass
    return label(rules, move, tape) if move else ""


def names(header: Any) -> list[str]:
    """Return what the players are called, as far as the rules know."""
    try:
        play = load_play(header)
        found = play.names(header.setup) if hasattr(play, "names") else []
        return [name.decode("ascii", "replace") for name in found[: play.cutters(header.setup)]]
    except (UnknownRules, *STUMBLES):
        return []


def _raw(move: bytes) -> str:
    return f"move {move.hex()}"
