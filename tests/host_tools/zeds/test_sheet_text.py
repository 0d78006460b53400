"""A sheet as text and as bytes: what is written is read; what is wrong is said with its line."""

from pathlib import Path
from random import Random

import pytest

from host_tools.workshop import __main__ as made_files
from host_tools.workshop.zeds import made
from host_tools.workshop.zeds.generate import Recipe, candidate
from host_tools.workshop.zeds.sheet import MOST_SHELTERS, Door, Sector, Sheet
from host_tools.workshop.zeds.sheet_bytes import SIZE, decode, encode
from host_tools.workshop.zeds.sheet_text import Unsound, read, written
from tests.host_tools.zeds.drawn import HEAD, lines, sheet

RECIPE = Recipe("Any", {"Z": 14, "G": 12, "B": 5, "S": 4, "V": 8}, {0: 10, 1: 14, 2: 10, 4: 2}, 12)


def any_sheet(seed: int) -> Sheet:
    return candidate(RECIPE, Random(seed))


def test_a_person_can_write_a_sector_as_the_readme_shows() -> None:
    found = sheet(s34="walls NE split \\ NE:Z SW:G,V", s12="items S  # a shelter", s65="items E")

    assert found.sectors[3, 4] == Sector("NE", "\\", ("Z", "GV"))
    assert found.sectors[1, 2] == Sector("", "", ("S", ""))
    assert (found.columns, found.rows) == (5, 4)
    assert (found.entrance, found.exit) == (Door((1, 1), "W"), Door((4, 5), "E"))


@pytest.mark.parametrize("seed", range(40))
def test_what_is_written_is_read_and_what_is_encoded_is_decoded(seed: int) -> None:
    found = any_sheet(seed)

    assert read(written(found)) == found
    assert len(encode(found)) == SIZE
    assert decode(found.title, encode(found)) == found


def test_the_bytes_are_those_that_the_device_reads() -> None:
    """ZDD-21: walls and split, then four items of four bits, 8 more in the second half."""
    data = encode(sheet(s11="walls NE split \\ NE:Z SW:G,V", s66="walls SW items E,S"))

    assert data[:4] == bytes((5 << 4 | 4, 0, 19, 8 << 4 | 2))
    assert data[4:7] == bytes((3 | 3 << 4, 1 | 10 << 4, 14))
    assert data[-3:] == bytes((12, 4 | 5 << 4, 0))


WRONG = [
    ("walls NX", "Line 5: walls are letters of NESW, each once, not NX."),
    ("walls NN", "Line 5: walls are letters of NESW, each once, not NN."),
    ("walls", "Line 5: nothing follows walls."),
    ("split x", "Line 5: a split is one of - | \\ /, not x."),
    ("items Q", "Line 5: items are letters of ZGBSEV with commas, not Q."),
    ("items Z,,G", "Line 5: items are letters of ZGBSEV with commas, not Z,,G."),
    ("N:Z", "Line 5: there is no half N without a split: write items."),
    ("split / N:Z", "Line 5: N is no half of a split /: they are NW and SE."),
    ("split - items Z", "Line 5: items is no half of a split -: they are N and S."),
    ("items Z,Z,Z,Z,G", "Line 5: a sector has at most 4 items."),
    ("door N", "Line 5: door is none of walls, split, items, or a half like NE:Z."),
    ("items E", "There must be two generators: there are 3."),
]


@pytest.mark.parametrize(("words", "sentence"), WRONG)
def test_what_is_wrong_is_said_with_its_line(words: str, sentence: str) -> None:
    with pytest.raises(Unsound) as told:
        sheet(s11=words)

    assert told.value.faults == [sentence]


def of_head(old: str, new: str) -> list[str]:
    with pytest.raises(Unsound) as told:
        read(lines().replace(old, new))
    return told.value.faults


def test_what_is_wrong_with_the_head_is_said() -> None:
    assert of_head("title: Trial\n", "") == ["There is no line for the title."]
    assert of_head("Trial", 'Mad"') == ["The title needs 1 to 12 plain letters."]
    assert of_head("5 x 4", "6 x 4")[0] == "The zone is 6 x 4: it must be 5 x 4 or 4 x 5."
    assert of_head("5 x 4", "five") == [
        "Line 2: columns and rows are written like 5 x 4.",
        "There is no line for the zone.",
    ]
    assert of_head("W of (1,1)", "W of (1,2)") == [
        "The entrance is not on the border of the zone."
    ]
    assert of_head("E of (4,5)", "W of (1,1)") == ["Entrance and exit are the same border."]
    assert of_head("(6,6)", "(6,7)")[0].startswith("Line 40: (6,7) is no sector")
    assert of_head("(1,2)", "(1,1)")[0] == "Line 6: there is a second sector (1,1)."
    assert of_head("title", "name")[0].startswith("Line 1: it must begin with title, zone")


def test_all_that_is_wrong_is_said_at_once() -> None:
    with pytest.raises(Unsound) as told:
        read(HEAD + "(1,1) walls Q\n(1,2) split x\n")

    assert [fault[:7] for fault in told.value.faults] == ["Line 5:", "Line 6:"]


def test_missing_sectors_and_generators_in_one_sector_are_said() -> None:
    with pytest.raises(Unsound) as told:
        read(HEAD + lines().split("\n", 5)[5].replace("items E", "", 1).replace("s E", "s E,E"))

    assert told.value.faults == [
        "Sector (1,1) is missing.",
        "The two generators must lie in two sectors.",
    ]


def test_seventeen_shelters_are_too_many() -> None:
    """ZDD-19."""
    most = {f"s{row}{column}": "items S,S" for row in (1, 2) for column in range(1, 5)}
    assert sheet(**most).count("S") == MOST_SHELTERS

    with pytest.raises(Unsound, match="There are 17 shelters: 16 is the limit"):
        sheet(**most, s31="items S")


def test_a_new_file_is_a_new_sheet_and_a_file_that_goes_takes_its_module_along(
    tmp_path: Path,
) -> None:
    texts, modules = tmp_path / "texts", tmp_path / "modules"
    texts.mkdir()
    (texts / "meadow.txt").write_text(lines(s11="items G"))
    (texts / "abyss.txt").write_text(lines(s11="items Z").replace("Trial", "Abyss"))
    found = made.files(texts, modules)
    made_files.write(found, made_files.out_of_date(found))

    named: dict[str, object] = {}
    exec((modules / "__init__.py").read_text(), named)
    assert named["NAMES"] == "games.zeds.sheets.meadow games.zeds.sheets.abyss"
    exec((modules / "abyss.py").read_text(), named)
    assert named["TITLE"] == b"Abyss"
    assert named["SHEET"] == encode(made.sheets(texts)["abyss"])

    (texts / "meadow.txt").unlink()
    found = made.files(texts, modules)
    assert found[modules / "meadow.py"] is None
    assert "meadow" not in str(found[modules / "__init__.py"])


def test_the_list_of_many_sheets_keeps_to_the_width_of_a_line(tmp_path: Path) -> None:
    for letter in "abcdef":
        (tmp_path / f"{letter * 8}.txt").write_text(lines())
    text = made.files(tmp_path, tmp_path)[tmp_path / "__init__.py"] or ""

    named: dict[str, str] = {}
    exec(text, named)
    assert named["NAMES"].split() == [f"games.zeds.sheets.{letter * 8}" for letter in "abcdef"]
    assert max(map(len, text.splitlines())) < 99
