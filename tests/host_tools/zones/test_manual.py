"""The manual of ZoneS: its figures are those of the tournament."""

import re
from pathlib import Path

from host_tools.workshop.zones import manual

README = Path(manual.__file__).with_name("README.md")


def test_the_figures_are_those_of_the_tournament() -> None:
    rows = re.findall(r"^\| (\w+) \| (\w+) \| 100 \| (.*) \| [\d.]+ \|$", README.read_text(), re.M)
    expected = {f"{first} against {second}": cells.split(" | ") for first, second, cells in rows}

    found = re.findall(r'<tr><th scope="row">(.*?)</th>(.*?)</tr>', manual.step())
    assert {row: re.findall(r"<td>(.*?)</td>", cells) for row, cells in found} == expected != {}
