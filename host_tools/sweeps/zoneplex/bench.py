"""Zoneplex's rows of the bench: the odds of a battle, presses in its games."""

from collections.abc import Callable
from functools import cache

from host_tools.bench.figure import Figure, Row
from host_tools.bench.laboratory import Laboratory, ask
from host_tools.sweeps.zoneplex.presses import Count, average, count_all, per_turn, usual
from host_tools.sweeps.zoneplex.record_games import recorded_games

# Presses that a turn may take, and a card on the average; a key that is held is pressed once.
ZONEPLEX_TURNS = {
    "plain movement turn": 2,
    "turn with a stone placed": 4,
    "lone battle without stones": 5,
    "three monks with two stones each": 12,
}
ZONEPLEX_CARD = 4

_TIME_ODDS = """
from time import ticks_us, ticks_diff
from games.zoneplex.rules.battle.odds import odds
from host_tools.exercises.quiet import QuietHandheld
stage = QuietHandheld().app._stage
def spent(work):
    best = 1 << 29
    for _ in range(20):
        began = ticks_us()
        for _ in range(10):
            work()
        best = min(best, ticks_diff(ticks_us(), began))
    return best
def largest():
    odds(15, 20, [4, 4, 4, 4, 4], b"\\x00\\x01\\x02\\x03")
"""


def _odds_in_frames(lab: Laboratory) -> Figure:
    """Time the largest odds there are: five monks, four stones each, a Master rolled to 15."""
    with lab.board() as vm:
        vm.run(_TIME_ODDS)
        battle = ask(vm, "spent(largest)")
        frame = ask(vm, "spent(stage._draw)")
        return Figure(round(battle / frame, 1), f"{battle // 10} µs against {frame // 10} µs")


def _turn(kind: str) -> Callable[[Laboratory], Figure]:
    """Return the measurement of a kind of turn: the most presses that one took."""

    def measure(lab: Laboratory) -> Figure:
        presses, steps = zip(*per_turn(_counts())[kind], strict=True)
        mean = f"{sum(steps) / len(steps):.2f}"
        beside = f"{len(presses):,} turns; no key held: {mean}, at most {max(steps)}"
        return Figure(max(presses), beside)

    return measure


def _card(lab: Laboratory) -> Figure:
    """Return the presses that a card takes where the device deals, rolls, and is not corrected."""
    return _average(usual(_counts()))


def _any_card(lab: Laboratory) -> Figure:
    """Return the same over all games, those too that the table deals or arranges by hand."""
    return _average(_counts())


def _average(counts: list[Count]) -> Figure:
    beside = f"{len(counts)} games; no key held: {average(counts, is_held=False):.2f}"
    return Figure(round(average(counts), 2), beside)


@cache
def _counts() -> list[Count]:
    """Play all recorded games with keys, once for all rows."""
    return count_all(recorded_games())


ROWS = (
    Row("odds of five monks, in frames drawn", "", _odds_in_frames, 10),
    *(
        Row(f"Zoneplex, {kind}", "presses", _turn(kind), budget)
        for kind, budget in ZONEPLEX_TURNS.items()
    ),
    Row("Zoneplex, a card the device deals", "presses", _card, ZONEPLEX_CARD),
    Row("Zoneplex, a card in all recorded games", "presses", _any_card),
)
