"""The printed page: signs keep to their halves and apart, and every item has one of its own."""

from math import dist
from pathlib import Path

import pytest

from host_tools.workshop.zeds.paper import margin, pages, sector, signs, table, zone
from host_tools.workshop.zeds.paper.pages import write
from host_tools.workshop.zeds.sheet import HALVES, ITEMS, MOST_ITEMS, SPLITS, Door, Sheet
from tests.host_tools.zeds.drawn import sheet

WAYS = [(split, half) for split in SPLITS for half in (0, 1) if split or not half]


def half_of(split: str, x: float, y: float) -> str:
    """Return by its name the half in which a point of a square lies."""
    first, second = HALVES[split]
    is_first = {"-": y < 0.5, "|": x < 0.5, "\\": x > y, "/": x + y < 1}[split]
    return first if is_first else second


@pytest.mark.parametrize(("split", "half"), WAYS)
def test_signs_lie_in_their_half_and_apart(split: str, half: int) -> None:
    """ZDD-21."""
    for count in range(1, MOST_ITEMS + 1):
        size, places = sector._places(split, half, count)
        assert len(places) == count
        for x, y in places:
            assert size / 2 < x + 0.05 and x - 0.05 < 1 - size / 2
            assert size / 2 < y + 0.05 and y - 0.05 < 1 - size / 2
            if split:
                assert half_of(split, x, y) == HALVES[split][half]
        assert all(
            dist(one, other) > 0.85 * size
            for number, one in enumerate(places)
            for other in places[:number]
        )


class Recorder:
    """A pen that notes what is drawn."""

    def __init__(self) -> None:
        self.drawn: list[tuple[object, ...]] = []

    def __getattr__(self, name: str) -> object:
        return lambda *args, **options: self.drawn.append((name, args, tuple(options.items())))


def test_every_item_has_a_sign_of_its_own() -> None:
    drawn = []
    for item in ITEMS:
        pen = Recorder()
        signs.draw(pen, item, (0, 0), 20)  # type: ignore[arg-type]
        drawn.append(repr(pen.drawn))

    assert len(set(drawn)) == len(ITEMS)


@pytest.mark.parametrize("size", [(5, 4), (4, 5)])
def test_the_zone_finds_room_between_the_table_and_the_rules(size: tuple[int, int]) -> None:
    shape = Sheet("Any", *size, Door((1, 1), "N"), Door((size[1], 1), "S"), {})
    wide, high = zone.size(shape)
    room = pages._HEIGHT - margin.RULES_HEIGHT - pages._TABLE - table.SIZE

    assert wide <= pages._COLUMN
    assert high - 2 * zone.MARGIN <= room


def test_papers_differ_and_equal_sheets_make_equal_files(tmp_path: Path) -> None:
    trial = sheet(s11="walls N split / NW:Z SE:G,B,S", s22="items V,V,V,V")
    files = []
    for number, paper in enumerate(("a4", "a4", "letter")):
        write(trial, 1, paper, tmp_path / f"{number}.pdf")
        files.append((tmp_path / f"{number}.pdf").read_bytes())

    assert files[0] == files[1] != files[2]
