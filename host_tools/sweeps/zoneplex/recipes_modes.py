"""Which games of the modes are recorded: players, decisions of the table, endings."""

from dataclasses import dataclass

from games.zoneplex.rules import setup as decisions
from host_tools.exercises.zoneplex.policy import CALM, EAGER, LIVELY
from host_tools.sweeps.zoneplex.arranged import DRAW, RUNGS
from host_tools.sweeps.zoneplex.modes import NAMES
from host_tools.sweeps.zoneplex.recipes import HANDS, SPLITS, has_rare
from host_tools.sweeps.zoneplex.recorder import Recipe

_SEEDS = 10_000  # so that no two modes are dealt the same
_OWN_DIE_AND_DECK = decisions.TABLE_DIE | decisions.TABLE_DECK


@dataclass(frozen=True)
class Plan:
    """The games of one mode. Seats, decisions and tempers are taken in turn, each by itself.

    `endings` are wanted beyond what comes by itself: (ending, seats, hands).
    """

    games: int
    seats: tuple[int, ...]
    flags: tuple[int, ...]
    houses: tuple[int, ...]
    tempers: tuple[int, ...]
    endings: tuple[tuple[str, int, tuple[str, ...]], ...]


# The lengths of the rows have no common divisor: so every pair of decisions meets.
_SMALL_FLAGS = (
    0,
    decisions.TABLE_DIE,
    0,
    decisions.TABLE_DECK,
    decisions.DEAL_SYMBOLS,
    _OWN_DIE_AND_DECK,
    decisions.HIGH_FACES,
    decisions.JAR_FIXED,
    decisions.DEAL_SYMBOLS | decisions.OPEN_DECK,
)
_CHALLENGE_HOUSES = (0, 0, decisions.LATE_STONE, 0, decisions.LATE_STONE)

_PLANS = {
    "evocation": Plan(
        33,
        (3, 4, 5),
        (
            *_SMALL_FLAGS,
            decisions.OTHERS_PLUS | decisions.DEAL_SYMBOLS,
            decisions.LOOSE_STONES,
        ),
        (0, 0, decisions.ALWAYS_TRY, 0, decisions.CHAMBERS_ONLY),
        (CALM, LIVELY, 3),
        (
            *(
                (ending, seats, ("rush",))
                for ending in ("eye", "banished_eye")
                for seats in (3, 4, 5)
            ),
            *((rung, 3 + number % 3, ("hoard",)) for number, rung in enumerate(RUNGS)),
            ("banished_influence", 4, ("rush", "help")),
            ("banished_fears", 3, ("rush", "fight")),
            ("banished_council", 5, ("rush", "hoard")),
        ),
    ),
    "challenge": Plan(
        36,
        (1, 2),
        _SMALL_FLAGS,
        _CHALLENGE_HOUSES,
        (EAGER,),
        tuple((ending, seats, ("fight",)) for ending in ("eye", "deck") for seats in (1, 2)),
    ),
    "gauntlet": Plan(
        38,
        (1,),
        _SMALL_FLAGS,
        _CHALLENGE_HOUSES,
        (EAGER,),
        (("eye", 1, ("rush",)), ("deck", 1, ("hoard",))),
    ),
    "zonemaster": Plan(
        40,
        (2,),
        (
            *_SMALL_FLAGS,
            decisions.OTHERS_PLUS,
            decisions.OTHERS_PLUS | decisions.DEAL_SYMBOLS,
        ),
        (
            0,
            decisions.FOUR_STACKS,
            0,
            decisions.FEARS_IN_DECK,
            decisions.FOUR_STACKS,
            decisions.MISSION_TOO,
            decisions.NO_INFLUENTIAL,
            decisions.MISSION_TOO | decisions.LATE_STONE,
            decisions.FOUR_STACKS | decisions.BACK_OF_STACK,
        ),
        (EAGER,),
        tuple(
            (ending, 2, ("hoard",))
            for ending in ("zoneplex", "alone", "influence", "fears", "strength", "relics", DRAW)
        ),
    ),
}


def mode_recipes(mode: str) -> list[Recipe]:
    """Return the recipes of all recorded games of a mode."""
    plan = _PLANS[mode]
    found = [_plain(NAMES.index(mode), plan, number) for number in range(plan.games)]
    for ending, seats, styles in plan.endings:
        found.append(_wanted(NAMES.index(mode), plan, len(found), (ending, seats, styles)))
    return found


def _plain(mode: int, plan: Plan, number: int) -> Recipe:
    seats = plan.seats[number % len(plan.seats)]
    return Recipe(
        number,
        seats,
        HANDS[number % len(HANDS)],
        mode * _SEEDS + number,
        plan.flags[number % len(plan.flags)],
        decisions.DRAWN if number % 5 == 4 else number // 2 % seats,
        SPLITS[number % len(SPLITS)],
        plan.tempers[number // 2 % len(plan.tempers)],
        has_rare(number),
        mode=mode,
        house=plan.houses[number % len(plan.houses)],
    )


def _wanted(mode: int, plan: Plan, number: int, wish: tuple[str, int, tuple[str, ...]]) -> Recipe:
    ending, seats, styles = wish
    return Recipe(
        number,
        seats,
        styles,
        mode * _SEEDS + number,
        temper=plan.tempers[-1],
        ending=ending,
        mode=mode,
    )
