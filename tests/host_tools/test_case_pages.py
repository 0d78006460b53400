"""What the pages say of screws and holes is what the model of the case has."""

import csv
import re

from host_tools.case.layout import Layout
from host_tools.case.lid import PILOT_END, key_board_holes
from host_tools.case.measures import TABLE, load
from host_tools.case.screws import all_screws

FOLDER = TABLE.parent
LAYOUT = Layout(load())

with (FOLDER.parent / "parts.csv").open(newline="", encoding="utf-8") as file:
    PARTS = {row["part"]: row for row in csv.DictReader(file)}


def test_the_parts_list_names_the_screws_and_what_they_hold() -> None:
    count = {what: len(screws) for what, screws in all_screws(LAYOUT).items()}

    assert int(PARTS["screw M2 x 4"]["quantity"]) == count.pop("display")
    assert PARTS["screw M2 x 4"]["look for"].endswith("the display")
    assert int(PARTS["screw M2.5 x 10"]["quantity"]) == count.pop("case")
    assert int(PARTS["screw M2 x 6"]["quantity"]) == sum(count.values())


def test_a_longer_screw_with_its_washers_stays_below_the_face() -> None:
    # Regression: with one washer it came through the face.
    found = re.fullmatch(
        r"M2 x (\d+) with (\d+) mm of washers", PARTS["screw M2 x 4"]["substitute"]
    )
    back = LAYOUT.oled_front - LAYOUT.m.oled_board

    assert found
    assert back - int(found[2]) + int(found[1]) <= PILOT_END


def test_the_page_says_where_the_board_of_the_keys_is_drilled() -> None:
    page = (FOLDER / "README.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| (\w+) [^|]*\| (.* mm .* mm) to", page, re.MULTILINE))
    keys = list(LAYOUT.keys.values())
    middle = sum(y for _, y in keys) / 4

    for row, places in (("middles", keys), ("four", key_board_holes(LAYOUT))):
        across, down = (float(found) for found in re.findall(r"([\d.]+) mm", rows[row]))
        assert {round(abs(x), 2) for x, _ in places} == {across}
        assert {round(abs(y - middle), 2) for _, y in places} == {down}
