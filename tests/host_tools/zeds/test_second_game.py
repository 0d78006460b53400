"""The second Zeds Zone for itself: the examples of the rulebook, and sheets that are sound."""

from random import Random

import pytest

from engine.chance import Chance
from games.zeds.rules import contract
from games.zeds.rules import setup as decisions
from host_tools.sweeps.zeds import plain, plain_game, plain_table
from host_tools.sweeps.zeds.plain_player import Drawn
from host_tools.sweeps.zeds.plain_sheet import Item, Sector, Sheet, read, write
from host_tools.sweeps.zeds.plain_zone import Zone
from host_tools.sweeps.zeds.random_sheet import random_sheet

_OPEN = Sector("", "", {})


def at(row: int, column: int) -> int:
    """Return the number of a sector."""
    return (row - 1) * 6 + column - 1


def sheet(*sectors: Sector) -> Sheet:
    """Return a sheet, 5 by 4, that begins with these sectors; all others are open and empty."""
    return Sheet(5, 4, (0, "W"), (19, "E"), (*sectors, *[_OPEN] * (36 - len(sectors))))


def halves(split: str, *around: tuple[int, Sector]) -> tuple[bool, bool]:
    """Return which halves of the entrance square are passable, with some squares around it."""
    sectors = [Sector("", split, {})] + [sector for _, sector in around]
    drawn = {0: 0} | {square: number + 1 for number, (square, _) in enumerate(around)}
    zone = Zone(sheet(*sectors), drawn)
    return zone.is_passable(0), zone.is_passable(0, True)


@pytest.mark.parametrize(
    ("taken", "rolled", "expected"),
    [
        ([at(3, 4)], at(3, 4), [at(3, 3), at(3, 5)]),
        ([at(3, column) for column in (1, 2, 3, 4)], at(3, 4), [at(3, 5)]),
        ([at(3, 4)], at(3, 3), [at(3, 3)]),
    ],
)
def test_previous_or_next(taken: list[int], rolled: int, expected: list[int]) -> None:
    """EX-ZD-1."""
    assert plain.choices(set(taken), rolled) == expected


def test_a_full_row_goes_to_the_rows_above_and_below() -> None:
    """EX-ZD-2."""
    free = {at(2, 1), at(2, 6), at(5, 2)}

    assert plain.choices(set(range(36)) - free, at(3, 2)) == [at(2, 6), at(5, 2)]


def test_two_killed_and_a_survivor_less_a_grenade_are_two_points() -> None:
    """EX-ZD-3."""
    items = {place: Item(letter, False) for place, letter in enumerate("ZGZG")}
    player = Drawn(sheet(Sector("", "", items), Sector("", "", {0: Item("V", False)})))
    player.lay({0: 0, 1: 1})
    player.erased = {(9, 0)}

    assert player.outcome().points == 2


def test_the_twentieth_turn_offers_both_generators() -> None:
    """EX-ZD-4."""
    generator = Sector("", "", {0: Item("E", False)})
    world = plain_table.start(sheet(_OPEN, generator, generator), 1, False, False)
    world.turn = 19
    plain_game.play(world, ("roll", 5, 5))

    assert (world.step, plain_table.offers(world)) == ("forced", [1, 2])
    assert world.players[0].taken == set()


def test_water_enters_by_both_segments_of_the_entrance() -> None:
    """ZDD-11, ZDD-12: the entrance is west of the square."""
    assert halves("") == (True, True)
    assert halves("-") == (True, True)
    assert halves("|") == (True, False)
    assert halves("\\") == (False, True)
    assert halves("/") == (True, False)


def test_a_neighbour_joins_halves_unless_it_has_a_wall_or_is_halved_alike() -> None:
    """ZDD-10, ZDD-11: the square to the south, which touches both halves of `|`."""
    assert halves("|", (5, _OPEN)) == (True, True)
    assert halves("|", (5, Sector("N", "", {}))) == (True, False)
    assert halves("|", (5, Sector("", "|", {}))) == (True, False)
    assert halves("|", (5, Sector("", "-", {}))) == (True, True)


def test_the_way_out_is_shut_by_a_wall() -> None:
    """ZDD-12."""
    drawn = dict.fromkeys((0, 1, 2, 3, 4, 9, 14), 1)

    assert Zone(sheet(_OPEN), drawn | {19: 0}).has_path
    assert not Zone(sheet(Sector("E", "", {})), drawn | {19: 0}).has_path
    assert not Zone(sheet(_OPEN), drawn).has_path


def test_ties_go_by_zombies_then_items_then_are_shared() -> None:
    """ZD-12, ZDD-09, ZDD-18."""
    calm, full = plain.Result(True, True, 3, 1, 4), plain.Result(True, True, 3, 1, 5)
    wild, stuck = plain.Result(True, True, 3, 2, 9), plain.Result(True, False, 9)

    assert plain.level({0: wild, 1: calm, 2: stuck}) == [0, 1]
    assert plain.winners({0: wild, 1: calm, 2: stuck}) == [1]
    assert plain.winners({0: full, 1: calm}) == [0]
    assert plain.winners({0: calm, 1: calm}) == [0, 1]
    assert plain.winners({2: stuck}) == []


def test_random_sheets_are_sound_and_of_all_kinds() -> None:
    """ZDD-19 to ZDD-21."""
    seen = set()
    for seed in range(200):
        made = random_sheet(Random(seed))
        data = write(made)
        assert read(data) == made
        setup = decisions.encode(0, (b"Ann",), data)
        assert contract.new(setup, Chance(bytes(32))) is not None, seed
        assert len(made.generators) == 2
        seen |= {made.columns, *(sector.split for sector in made.sectors)}
        seen |= {item.letter for sector in made.sectors for item in sector.items.values()}

    assert seen == {4, 5, "", "-", "|", "\\", "/", *"ZGBSEV"}
