"""Which games of Zoneplex are recorded: players, hands, decisions of the table, endings."""

from games.zoneplex.rules import setup as decisions
from host_tools.exercises.zoneplex.policy import CALM, LIVELY
from host_tools.sweeps.zoneplex.arranged import RUNGS
from host_tools.sweeps.zoneplex.recorder import Recipe

_PLAIN_GAMES = 90
_RARE_AND_LIVELY = 38  # somebody captures a Master and lets it change its class
_SEATS = (3, 4, 5)

# Who sits at the table: one style for all, or a mixture taken in turn.
HANDS = (
    ("fight",),
    ("help",),
    ("hoard",),
    ("rush",),
    ("rush", "fight"),
    ("help", "hoard", "rush"),
    ("fight", "help", "hoard", "rush"),
)

# Half of the tables take every decision as it comes; the rest try each the other way.
_DECISIONS = (
    0,
    decisions.TABLE_DIE,
    0,
    decisions.TABLE_DECK,
    0,
    decisions.TABLE_DIE | decisions.TABLE_DECK,
    0,
    decisions.HIGH_FACES,
    0,
    decisions.OTHERS_PLUS,
    0,
    decisions.JAR_FIXED,
    0,
    decisions.LOOSE_STONES,
    0,
    decisions.DEAL_SYMBOLS | decisions.OPEN_DECK,
    0,
    decisions.HIGH_FACES | decisions.OTHERS_PLUS | decisions.JAR_FIXED | decisions.LOOSE_STONES,
)
SPLITS = (b"\x10\x10\x10\x03", b"\x10\x10\x10\x03", b"\x11\x11\x11\x00", b"\x0f\x0f\x0f\x06")


def all_recipes() -> list[Recipe]:
    """Return the recipes of all recorded games."""
    found = [_plain(number) for number in range(_PLAIN_GAMES)]
    for rung in RUNGS:
        for seats in _SEATS:
            number = len(found)
            found.append(Recipe(number, seats, ("hoard",), number, ending=rung))
    for seats in _SEATS:
        found.append(Recipe(len(found), seats, ("fight",), len(found), is_trio=True))
    return found


def _plain(number: int) -> Recipe:
    return Recipe(
        number,
        _SEATS[(number + number // len(_DECISIONS)) % len(_SEATS)],
        HANDS[number % len(HANDS)],
        number,
        _DECISIONS[number % len(_DECISIONS)],
        decisions.DRAWN if number % 5 == 4 else number % 3,
        SPLITS[number % len(SPLITS)],
        LIVELY if number % 5 == 0 or number == _RARE_AND_LIVELY else CALM,
        has_rare(number),
    )


def has_rare(number: int) -> bool:
    """Tell whether at this table that happens which hardly ever does."""
    return number % 11 == 5
