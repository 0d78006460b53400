"""Chance is fair, by measures that do find a lean when one is planted.

Here is a tenth of the sweep, always with the same numbers; `make soak` runs it whole.
"""

from collections.abc import Callable
from hashlib import sha256
from typing import Any

import pytest

from engine.chance import DECK, Chance
from host_tools.micropython_vm.vm import Vm
from host_tools.sweeps.fairness import __main__ as command
from host_tools.sweeps.fairness.sweep import (
    DECKS,
    DICE,
    ROLLS,
    SHUFFLES,
    Sample,
    find_unfair,
    firmware_chance,
    roll,
    shuffle,
    sweep,
    try_deck,
    try_die,
)

SEED = 1


class Folded(Chance):
    """Takes a byte modulo the limit."""

    def below(self, limit: int, stream: int) -> int:
        return int(self._next_byte(stream)) % limit


class Swapping(Chance):
    """Swaps every card with any other one."""

    def shuffle(self, cards: bytearray) -> None:
        for place in range(len(cards)):
            other = self.below(len(cards), DECK)
            cards[place], cards[other] = cards[other], cards[place]


class NeverStaying(Chance):
    """Swaps a card only with those before it (Sattolo): none stays where it is."""

    def shuffle(self, cards: bytearray) -> None:
        for last in range(len(cards) - 1, 0, -1):
            chosen = self.below(last, DECK)
            cards[last], cards[chosen] = cards[chosen], cards[last]


class Hesitant(Chance):
    """Now and then reads a byte twice: one time in sixteen the position stays."""

    def _next_byte(self, stream: int) -> int:
        byte = int(super()._next_byte(stream))
        if byte & 15 == 0 and self.positions[stream] & 1:
            self.positions[stream] -= 1
        return byte


class Forgetful(Chance):
    """Begins every eighth shuffle where the one before it began."""

    count = 0
    begin = 0

    def shuffle(self, cards: bytearray) -> None:
        Forgetful.count += 1
        if Forgetful.count % 8 == 0:
            self.positions[DECK] = self.begin
        self.begin = self.positions[DECK]
        super().shuffle(cards)


class Doubled(Chance):
    """Uses every block of the stream twice."""

    def _next_byte(self, stream: int) -> int:
        position = self.positions[stream]
        self.positions[stream] = position // 64 * 32 + position % 32
        byte = int(super()._next_byte(stream))
        self.positions[stream] = position + 1
        return byte


class Stuck(Chance):
    """Stays in the first 32 blocks, as if their number had five bits."""

    def _next_byte(self, stream: int) -> int:
        self.positions[stream] %= 32 * 32
        return int(super()._next_byte(stream))


class TooEven(Chance):
    """Gives every byte in turn."""

    def _next_byte(self, stream: int) -> int:
        self.positions[stream] += 1
        return int(self.positions[stream] * 7 & 0xFF)


@pytest.fixture(scope="module")
def samples() -> list[Sample]:
    return list(sweep(SEED, ROLLS // 10, SHUFFLES // 10))


def test_chance_is_fair(samples: list[Sample]) -> None:
    unfair = find_unfair(samples)
    assert not unfair, f"seed {SEED}: {unfair}"


def test_every_die_and_every_deck_is_measured_for_evenness_and_for_order(
    samples: list[Sample],
) -> None:
    assert len(samples) == len(DICE) + len(DECKS)
    for sample in samples:
        is_die = sample.name.startswith("d")
        assert set(sample.measures) >= ({"faces", "runs", "echoes"} if is_die else {"places"})


# The smallest lean of all: 86, 85 and 85 of 256. It takes the whole million to be seen.
def test_a_byte_modulo_3_is_caught() -> None:
    assert "faces" in try_die(SEED, 3, ROLLS, Folded).unfair


@pytest.mark.parametrize(("faces", "count"), [(10, 200_000), (20, 50_000), (100, 5_000)])
def test_a_byte_modulo_any_other_die_is_caught(faces: int, count: int) -> None:
    assert "faces" in try_die(SEED, faces, count, Folded).unfair


@pytest.mark.parametrize("make", [Swapping, NeverStaying])
@pytest.mark.parametrize("cards", DECKS)
def test_a_careless_shuffle_is_caught(cards: int, make: Callable[[bytes], Any]) -> None:
    assert "places" in try_deck(SEED, cards, SHUFFLES // 50, make).unfair


def test_all_orders_of_a_small_deck_are_counted() -> None:
    assert "orders" in try_deck(SEED, 5, SHUFFLES // 10, Swapping).unfair


@pytest.mark.parametrize("faces", [2, 6, 20])
def test_bytes_read_twice_are_caught(faces: int) -> None:
    unfair = try_die(SEED, faces, ROLLS // 10, Hesitant).unfair

    assert {"pairs", "runs"} & set(unfair)


def test_shuffles_that_begin_where_the_last_one_did_are_caught() -> None:
    assert "pairs" in try_deck(SEED, 13, SHUFFLES // 10, Forgetful).unfair


@pytest.mark.parametrize("faces", [2, 4, 256])
def test_blocks_used_twice_are_caught(faces: int) -> None:
    assert "echoes" in try_die(SEED, faces, ROLLS // 10, Doubled).unfair


@pytest.mark.parametrize("faces", [3, 6, 100])
def test_a_stream_that_goes_round_is_caught(faces: int) -> None:
    assert "faces" in try_die(SEED, faces, ROLLS // 10, Stuck).unfair


def test_a_stream_that_is_too_even_is_caught() -> None:
    unfair = try_die(SEED, 4, ROLLS // 10, TooEven).unfair

    assert unfair["faces"] > 0.999


def test_the_command_prints_every_sample_and_the_seed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert command.main(["--seed", "3", "--rolls", "2000", "--shuffles", "500"]) == 0
    printed = capsys.readouterr().out
    assert "d100" in printed
    assert "72 cards" in printed
    assert "Seed 3: all as chance would have it." in printed


def test_the_command_fails_and_says_what_is_not_fair(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def planted(seed: int, rolls: int, shuffles: int) -> list[Sample]:
        return [try_die(seed, 100, rolls, Folded)]

    monkeypatch.setattr(command, "sweep", planted)
    assert command.main(["--rolls", "20000"]) == 1
    assert "Seed 1: d100: faces" in capsys.readouterr().out


ON_MICROPYTHON = """
from hashlib import sha256
from binascii import hexlify
from engine.chance import Chance
chance = Chance({key})
values = bytearray()
for _ in range({count}):
    values.append(chance.roll({faces}, 0))
for _ in range({count} // 20):
    cards = bytearray(range({cards}))
    chance.shuffle(cards)
    values.extend(cards)
print(hexlify(sha256(values).digest()).decode(), chance.positions)
"""


def test_micropython_rolls_and_shuffles_the_same() -> None:
    count = 1000
    with Vm() as vm:
        for number, (faces, cards) in enumerate(zip(DICE, DECKS + DECKS)):
            key = sha256(b"both %d" % number).digest()
            chance = firmware_chance(key)
            values = roll(chance, faces, count) + b"".join(shuffle(chance, cards, count // 20))
            expected = f"{sha256(values).hexdigest()} {chance.positions}"
            code = ON_MICROPYTHON.format(key=key, count=count, faces=faces, cards=cards)
            assert vm.run(code).strip() == expected
