"""Chance without its seed: rolls and shown cards come off the log's tape.

What the table never saw, such as the order of the deck, is made up: a `Deal`. The rules must
not let it show, so any deal that agrees with the tape gives the same public game.
"""

from dataclasses import dataclass, field
from typing import Any

_CHOICE = 0  # index into `positions`: how many hidden choices were made
_SEEN = 1  # how many values of the tape were used


class Clash(Exception):
    """The rules would show another value than the tape has at `at`.

    `choice` is the number of the hidden draw made just before, 0 when something was shown since.
    """

    def __init__(self, at: int, shown: int, expected: int, choice: int = 0) -> None:
        super().__init__()
        self.choice = choice
        self.at = at
        self.shown = shown
        self.expected = expected


class Contradiction(Exception):
    """This deal cannot show what the tape has; the text says why.

    `is_certain` says that no other can either: a die that everybody sees has the faces it has,
    whatever is hidden.
    """

    def __init__(self, sentence: str, is_certain: bool = False) -> None:
        super().__init__(sentence)
        self.is_certain = is_certain


@dataclass
class Deal:
    """What the table saw, and one way in which the hidden things may lie.

    `orders` are shuffled cards and `picks` are (value, limit) of other hidden draws, both
    by the number of the choice.
    """

    tape: bytes
    orders: dict[int, list[Any]] = field(default_factory=dict)
    picks: dict[int, tuple[int, int]] = field(default_factory=dict)

    @property
    def has_choices(self) -> bool:
        """Tell whether anything had to be made up."""
        return bool(self.orders or self.picks)

    def copy(self) -> "Deal":
        """Return a deal that can be changed without changing this one."""
        orders = {number: list(order) for number, order in self.orders.items()}
        return Deal(self.tape, orders, dict(self.picks))


class TapedChance:
    """Stands in for `engine.chance.Chance`; its place in the tape is kept in `positions`."""

    def __init__(self, deal: Deal) -> None:
        self._deal = deal
        self.positions = [0, 0]
        self.tape = bytearray()
        self._fresh = 0  # the choice that nothing was shown of yet

    @property
    def seen(self) -> int:
        """Return how many values of the tape were used."""
        return self.positions[_SEEN]

    def roll(self, faces: int, first: int = 1) -> int:
        """Return what the tape says was rolled."""
        value = self._next()
        if not first <= value < first + faces:
            sentence = f"a roll from {first} to {first + faces - 1} cannot be {value}"
            raise Contradiction(sentence, True)
        return self._note(value)

    def show(self, value: int) -> int:
        """Return what the tape says was shown; complain when the deal has another value."""
        expected = self._next()
        if value != expected:
            raise Clash(self.seen, value, expected, self._fresh)
        return self._note(value)

    def shuffle(self, cards: Any) -> None:
        """Put the cards in the order of the deal."""
        order = self._deal.orders.get(self._choose())
        if order is None or sorted(order) != sorted(cards):
            order = self._deal.orders[self.positions[_CHOICE]] = list(cards)
        cards[:] = order

    def below(self, limit: int, stream: int) -> int:
        """Return what the deal says was drawn in secret."""
        number = self._choose()
        value = self._deal.picks.get(number, (0, limit))[0] % limit
        self._deal.picks[number] = (value, limit)
        return value

    def _choose(self) -> int:
        self.positions[_CHOICE] += 1
        self._fresh = self.positions[_CHOICE]
        return self._fresh

    def _next(self) -> int:
        if self.seen >= len(self._deal.tape):
            raise Contradiction("it shows more than was written down")
        return self._deal.tape[self.seen]

    def _note(self, value: int) -> int:
        self.positions[_SEEN] += 1
        self._fresh = 0
        self.tape.append(value)
        return value
