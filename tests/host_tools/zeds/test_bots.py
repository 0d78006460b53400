"""The bots' quick board and table are the plain ones, square by square."""

from random import Random

import pytest

from host_tools.workshop.zeds import plain
from host_tools.workshop.zeds.bots.board import Board
from host_tools.workshop.zeds.bots.ground import Ground
from host_tools.workshop.zeds.bots.table import alternatives
from host_tools.workshop.zeds.generate import Recipe, candidate
from host_tools.workshop.zeds.plain import Zone
from host_tools.workshop.zeds.sheet import SIDES, Door, Sheet, Square, outer_sides, places

RECIPE = Recipe("Any", {"Z": 10, "G": 18, "B": 8, "S": 4, "V": 8}, {0: 16, 1: 12, 2: 6, 4: 2}, 18)
PLACES = list(places())


def any_sheet(random: Random) -> Sheet:
    """Return a sheet with doors anywhere, in a zone of either shape."""
    made = candidate(RECIPE, random)
    columns, rows = random.choice(((5, 4), (4, 5)))
    sheet = Sheet("Any", columns, rows, made.entrance, made.exit, made.sectors)
    borders = [
        Door(square, side)
        for square in sheet.squares()
        for side in SIDES
        if side in outer_sides(sheet, square)
    ]
    entrance, leave = random.sample(borders, 2)
    return Sheet("Any", columns, rows, entrance, leave, made.sectors)


def same(board: Board, zone: Zone, squares: list[Square]) -> None:
    inside = plain.passable(zone.sheet, zone.drawn)
    halves = [
        (squares[n], half) for n in range(20) for half in (0, 1) if board.reached[n] >> half & 1
    ]
    assert set(halves) == inside
    assert (board.guns, board.grenades, board.shelters) == tuple(map(zone.left, "GBS"))
    assert [(squares[n], half) for n, half in board.targets()] == zone.targets()
    assert (board.points(), board.is_path()) == (
        zone.points(),
        plain.is_path(zone.sheet, zone.drawn),
    )
    assert board.has_escaped() == zone.has_escaped()
    assert board.has_generator() == zone.has_generator()


@pytest.mark.parametrize("seed", range(60))
def test_the_quick_board_is_the_plain_zone(seed: int) -> None:
    random = Random(seed)
    sheet = any_sheet(random)
    board, zone = Board(Ground(sheet)), Zone(sheet)
    squares = list(sheet.squares())
    for square in random.sample(range(20), 20):
        sector = random.randrange(36)
        board.draw(square, sector)
        zone.draw(squares[square], sheet.sectors[PLACES[sector]])
        assert board.is_lost == zone.is_lost
        if zone.is_lost:
            break
        same(board, zone, squares)
        if board.grenades and board.targets():
            target = random.choice(board.targets())
            board.throw(target)
            zone.throw((squares[target[0]], target[1]))
        if board.shelters:
            board.use_shelter()
            zone.use_shelter()
        same(board, zone, squares)


@pytest.mark.parametrize("seed", range(60))
def test_the_quick_table_leaves_what_the_plain_one_does(seed: int) -> None:
    """ZDD-02."""
    random = Random(seed)
    crossed = [random.random() < seed / 61 for _ in PLACES]
    named = {place for place, is_crossed in zip(PLACES, crossed) if is_crossed}
    for number, place in enumerate(PLACES):
        left = [PLACES[other] for other in alternatives(crossed, number)]
        assert left == plain.alternatives(named, place)
