"""The manual of Zeds Zone: every sheet as a picture and a PDF, and the figures of the lab."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from host_tools.workshop.zeds import made, manual

README = Path(made.__file__).with_name("README.md")
POINTS = 72  # of a PDF, to an inch
SIZES = {"a4": (8.27, 11.69), "letter": (8.5, 11.0)}


@pytest.fixture(scope="module")
def files() -> dict[str, bytes]:
    return manual.files()


@pytest.mark.parametrize("name", made.sheets())
@pytest.mark.parametrize("paper", SIZES)
def test_each_sheet_has_a_pdf_of_one_page_for_each_paper(
    name: str, paper: str, files: dict[str, bytes]
) -> None:
    found = re.findall(rb"/MediaBox \[ 0 0 ([0-9.]+) ([0-9.]+) \]", files[f"{name}_{paper}.pdf"])

    assert len(found) == 1
    wide, high = (float(length) / POINTS for length in found[0])
    assert (wide, high) == pytest.approx(SIZES[paper], abs=0.01)


@pytest.mark.parametrize("name", made.sheets())
def test_each_sheet_is_shown_and_its_papers_are_linked(name: str, files: dict[str, bytes]) -> None:
    title = made.sheets()[name].title
    words = {each.text for each in ElementTree.fromstring(files[f"{name}.svg"]).iter()}
    assert title in words

    (figure,) = re.findall(rf"<figure><img src=[^>]*/{name}\.svg.*?</figure>", manual.step())
    assert f"The printed sheet {title}" in figure
    for paper in SIZES:
        assert f'href="@VERSION@/manual/zeds/{name}_{paper}.pdf"' in figure


def test_the_picture_has_room_of_its_own_shape(files: dict[str, bytes]) -> None:
    shape = ElementTree.fromstring(files["plain.svg"]).attrib

    sizes = set(re.findall(r'\.svg" width="(\d+)" height="(\d+)"', manual.step()))
    assert sizes == {(shape["width"], shape["height"])}


def in_readme() -> dict[str, list[str]]:
    """Return of each sheet and bot what the manual tells: columns of the lab's table."""
    rows = re.findall(r"^\| (\w+) \| (modest|better) \| (.*) \|$", README.read_text(), re.M)
    cells = {f"{sheet}, {bot}": text.split(" | ") for sheet, bot, text in rows}
    return {row: [each[0], each[1], each[2], each[5]] for row, each in cells.items()}


def test_the_figures_are_those_of_the_lab() -> None:
    rows = re.findall(r'<tr><th scope="row">(.*?)</th>(.*?)</tr>', manual.step())
    told = {row: re.findall(r"<td>(.*?)</td>", cells) for row, cells in rows}

    assert told == in_readme() != {}
