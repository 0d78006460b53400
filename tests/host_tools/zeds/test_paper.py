"""The printed page and its picture: signs keep to their halves, and each item has its own."""

from math import dist
from xml.etree import ElementTree

import pytest

from host_tools.workshop.zeds.paper import margin, pages, sector, signs, table, zone
from host_tools.workshop.zeds.paper.pages import document, picture
from host_tools.workshop.zeds.paper.pen import BOLD
from host_tools.workshop.zeds.paper.svg_pen import SvgPen
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


def test_papers_differ_and_equal_sheets_make_equal_files() -> None:
    trial = sheet(s11="walls N split / NW:Z SE:G,B,S", s22="items V,V,V,V")
    files = [document(trial, 1, paper) for paper in ("a4", "a4", "letter")]

    assert files[0] == files[1] != files[2]
    assert all(file.startswith(b"%PDF-") for file in files)


def test_the_picture_has_all_that_is_printed() -> None:
    trial = sheet(s11="walls N split / NW:Z SE:G,B,S", s22="items V,V,V,V")
    pen = Recorder()
    pages._draw(pen, trial)  # type: ignore[arg-type]

    root = ElementTree.fromstring(picture(trial))
    _ground, *shapes = list(root)
    assert len(shapes) == len(pen.drawn) > 300
    texts = {shape.text for shape in shapes if shape.tag.endswith("text")}
    assert {"ZEDS ZONE", "Trial", "IN", "OUT", "VICTORY POINTS"} <= texts


def test_the_picture_stays_on_its_paper() -> None:
    root = ElementTree.fromstring(picture(sheet()))
    left, top, wide, high = map(float, root.attrib["viewBox"].split())

    for shape in root.iter():
        if "x" in shape.attrib:
            x, y = float(shape.attrib["x"]), float(shape.attrib["y"])
            is_centred = shape.attrib.get("text-anchor") == "middle"
            reach = 0.0 if is_centred else float(shape.attrib.get("textLength", 0))
            assert left <= x and x + reach <= left + wide
            assert top <= y <= top + high


def test_words_are_written_as_words_whatever_is_in_them() -> None:
    pen = SvgPen()
    pen.text((1, 2), "Z < G & B", 8, font=BOLD, centred=True)

    (_ground, words) = ElementTree.fromstring(pen.picture((10, 10), 0))
    assert words.text == "Z < G & B"
    assert words.attrib["font-weight"] == "bold"
    assert words.attrib["text-anchor"] == "middle"
