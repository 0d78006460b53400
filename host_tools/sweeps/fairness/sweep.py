"""Measures many rolls and shuffles of the firmware's chance and names what is not fair.

What looks suspicious is tried again on other numbers, four times as many, and has to be far worse
then: so that pure chance never fails a run, and a real lean always does.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from host_tools.firmware_path import add_firmware
from host_tools.sweeps.fairness.measures import measure_rolls, measure_shuffles

ROLLS = 1_000_000
SHUFFLES = 100_000
DICE = (2, 3, 4, 6, 10, 20, 100, 256)
DECKS = (5, 13, 51, 72)

_SUSPICIOUS = 1e-3
_PROVEN = 1e-6
_AGAIN = 4  # times as many

MakeChance = Callable[[bytes], Any]


@dataclass
class Sample:
    """Rolls of one die or shuffles of one deck, and how likely each measure is by pure chance."""

    name: str
    count: int
    measures: dict[str, float]
    unfair: dict[str, float] = field(default_factory=dict)


def firmware_chance(seed: bytes) -> Any:
    """Return the Chance of the firmware."""
    add_firmware()
    from engine.chance import Chance

    return Chance(seed)


def sweep(
    seed: int, rolls: int = ROLLS, shuffles: int = SHUFFLES, make: MakeChance = firmware_chance
) -> Iterator[Sample]:
    """Yield a sample of every die and every deck."""
    for faces in DICE:
        yield try_die(seed, faces, rolls, make)
    for cards in DECKS:
        yield try_deck(seed, cards, shuffles, make)


def find_unfair(samples: Iterable[Sample]) -> str:
    """Return what is not fair, in words, or nothing."""
    return "; ".join(f"{each.name}: {tell(each.unfair)}" for each in samples if each.unfair)


def tell(measures: dict[str, float]) -> str:
    """Return measures in a line."""
    return ", ".join(f"{name} {p:.2g}" for name, p in measures.items())


def try_die(seed: int, faces: int, count: int, make: MakeChance = firmware_chance) -> Sample:
    """Roll a die so often, and again if that looks suspicious."""

    def measure(key: bytes, times: int) -> dict[str, float]:
        return measure_rolls(roll(make(key), faces, times), faces)

    return _try(f"d{faces}", seed, count, measure)


def try_deck(seed: int, cards: int, count: int, make: MakeChance = firmware_chance) -> Sample:
    """Shuffle a deck so often, and again if that looks suspicious."""

    def measure(key: bytes, times: int) -> dict[str, float]:
        return measure_shuffles(shuffle(make(key), cards, times))

    return _try(f"{cards} cards", seed, count, measure)


def roll(chance: Any, faces: int, count: int) -> bytes:
    """Return so many rolls, counted from 0, as the table would see them."""
    for _ in range(count):
        chance.roll(faces, 0)
    return bytes(chance.tape)


def shuffle(chance: Any, cards: int, count: int) -> list[bytes]:
    """Return so many shuffles of a deck, each from the same order."""
    decks = []
    for _ in range(count):
        deck = bytearray(range(cards))
        chance.shuffle(deck)
        decks.append(bytes(deck))
    return decks


def _try(
    name: str, seed: int, count: int, measure: Callable[[bytes, int], dict[str, float]]
) -> Sample:
    sample = Sample(name, count, measure(_key(seed, name, 1), count))
    suspects = [what for what, p in sample.measures.items() if is_beyond(p, _SUSPICIOUS)]
    if suspects:
        again = measure(_key(seed, name, 2), count * _AGAIN)
        sample.unfair = {what: again[what] for what in suspects if is_beyond(again[what], _PROVEN)}
    return sample


def is_beyond(p: float, limit: float) -> bool:
    """Tell whether something is too uneven, or too even, for the limit."""
    return min(p, 1 - p) < limit


def _key(seed: int, name: str, attempt: int) -> bytes:
    return sha256(f"fairness {seed} {name} {attempt}".encode()).digest()
