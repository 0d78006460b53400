"""The guide keeps its word: its tables are made, its commands and links exist."""

import csv
import re
import subprocess
import sys
from pathlib import Path

import pytest

from drivers import fault
from host_tools.cli import COMMANDS
from host_tools.hardware import power
from host_tools.hardware.pinout import FOLDER, STEPS, read_pinout
from host_tools.hardware.places import PINS
from host_tools.hardware.power_figures import TYPICAL
from host_tools.hardware.tables import fill, markdown
from host_tools.hardware.wiring import STEP_PICTURES
from host_tools.owner.part_checks import PARTS

GUIDE = (FOLDER / "README.md").read_text(encoding="utf-8")
PAGES = {name: (FOLDER / name).read_text(encoding="utf-8") for name in ("README.md", "POWER.md")}

ONLY = {"display", "keys", "lights", "battery"}


def test_a_table_is_made_between_its_marks_and_nothing_else_is_touched() -> None:
    page = "before\n<!-- table gpios -->\nold\n<!-- end of table -->\nafter\n"

    made = fill(page, read_pinout())

    assert made.startswith("before\n<!-- table gpios -->\n| GPIO |")
    assert made.endswith("|\n<!-- end of table -->\nafter\n")
    assert "old" not in made
    assert fill(made, read_pinout()) == made


def test_a_table_that_nobody_makes_is_told() -> None:
    with pytest.raises(KeyError, match="chairs"):
        fill("<!-- table chairs -->\n<!-- end of table -->", read_pinout())


def test_a_table_has_as_many_cells_in_every_row() -> None:
    assert markdown(("a", "b"), [("1", "2")]) == "| a | b |\n| --- | --- |\n| 1 | 2 |"
    for page in PAGES.values():
        for table in re.findall(r"(?:^\|.*\n)+", page, re.MULTILINE):
            assert len({row.count("|") for row in table.splitlines()}) == 1, table


def test_every_wire_is_in_the_table_of_wires() -> None:
    for wire in read_pinout():
        assert f"| {wire.colour} | `{wire.start}` | `{wire.end}` |" in GUIDE


def test_every_link_and_every_picture_exists() -> None:
    for path in (*(FOLDER / name for name in PAGES), FOLDER / "case" / "README.md"):
        for target in re.findall(r"\]\((?!https:)([^)]+)\)", path.read_text(encoding="utf-8")):
            file, _, heading = target.partition("#")
            page = path.parent / file if file else path
            assert page.exists(), target
            assert not heading or heading in _headings(page), target


def _headings(page: Path) -> set[str]:
    """Return the headings of a page as a link names them."""
    lines = page.read_text(encoding="utf-8").splitlines()
    titles = (line.lstrip("# ").lower() for line in lines if line.startswith("#"))
    return {re.sub(r"[^a-z0-9-]", "", title.replace(" ", "-")) for title in titles}


def test_every_step_has_its_picture_and_its_test_in_the_order_of_the_steps() -> None:
    sections = re.split(r"^## ", GUIDE, flags=re.MULTILINE)
    steps = [section for section in sections if section.startswith("Step ")]

    assert len(steps) == len(STEP_PICTURES) == len(STEPS) + 1
    for number, (section, step) in enumerate(zip(steps, STEP_PICTURES, strict=True), start=1):
        assert section.startswith(f"Step {number}: ")
        assert f"steps/{number}-{step}.svg" in section
        assert "**Test.**" in section


def test_the_commands_are_those_that_a_builder_has() -> None:
    named = re.findall(r"zonekeeper ([a-z]+)(?: --only ([a-z]+))?", GUIDE)

    assert {command for command, _ in named} <= set(COMMANDS)
    assert {part for _, part in named if part} == ONLY
    assert set(PARTS) >= ONLY
    assert (
        GUIDE.index("flash --esptool") < GUIDE.index("--only display") < GUIDE.index("--only keys")
    )
    assert (
        GUIDE.index("--only keys") < GUIDE.index("--only lights") < GUIDE.index("--only battery")
    )


def test_the_page_of_the_case_asks_the_doctor_for_what_he_checks() -> None:
    page = " ".join((FOLDER / "case" / "README.md").read_text(encoding="utf-8").split())
    asked = re.findall(r"zonekeeper doctor --only ([a-z ]+)`", page)

    assert set(re.findall(r"zonekeeper ([a-z]+)", page)) <= set(COMMANDS)
    assert asked and all(set(parts.split()) <= set(PARTS) for parts in asked)


def test_the_blink_codes_are_those_of_the_firmware() -> None:
    assert (fault.FAULT_OLED, fault.FAULT_LEDS) == (1, 2)
    assert (fault.FAULT_BATTERY, fault.FAULT_KEYS) == (3, 4)
    assert "**one red light blinking slowly**" in GUIDE
    assert "fault 2 the lights, 3 the battery, 4 a key" in GUIDE


def test_every_part_of_the_list_says_what_a_substitute_changes() -> None:
    with (FOLDER / "parts.csv").open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))

    assert len(rows) > 12
    for row in rows:
        assert None not in row and all(row.values()), row
        assert int(row["quantity"]) > 0
        assert row["price class"] in ("low", "middle", "high")


def test_every_small_part_on_the_strip_has_its_place() -> None:
    listed = re.search(r"### On the strip\n(.*?)\n## ", GUIDE, re.DOTALL)
    with (FOLDER / "parts.csv").open(newline="", encoding="utf-8") as file:
        wanted = set(
            re.findall(r"\b[RCD]\d\b", " ".join(row["part"] for row in csv.DictReader(file)))
        )

    assert listed
    assert set(re.findall(r"^\| ([RCD]\d) \|", listed[1], re.MULTILINE)) == wanted
    pads = {label.partition(".")[0] for label in PINS["strip"]}
    assert set(re.findall(r"`strip:(\w+)`", listed[1])) <= pads


def test_what_is_needed_without_a_case_comes_before_the_case() -> None:
    with (FOLDER / "parts.csv").open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    names = [row["part"] for row in rows]
    case = next(
        i for i, row in enumerate(rows) if "none of the following" in row["what it changes"]
    )

    assert names.index("wire") < case
    assert {name for name in names if name.startswith("screw")} <= set(names[case:])


def test_no_iron_comes_near_a_cell_that_is_plugged_in() -> None:
    for number in (5, 6):
        section = GUIDE.partition(f"## Step {number}")[2].partition("**Test.**")[0]
        assert "pull the plug of the cell" in section
    power = GUIDE.partition("## Step 4")[2].partition("**Test.**")[0]
    for soldered in re.split(r"^\d+\. ", power, flags=re.MULTILINE)[6:]:
        if "Solder " in soldered or "connect the board" in soldered:
            assert "pull the plug of the cell" in soldered, soldered


def test_who_plays_does_not_need_the_drawing_package() -> None:
    probe = "import sys, host_tools.cli, host_tools.hardware; sys.exit('schemdraw' in sys.modules)"

    assert subprocess.run([sys.executable, "-c", probe], check=False).returncode == 0


def test_the_figures_in_the_text_are_those_of_the_model() -> None:
    page = " ".join(PAGES["POWER.md"].split())
    white = power.LIGHTS * 3 * TYPICAL["light_channel"]
    deep = power.cell_ma(power.ASLEEP) - power.shares(power.ASLEEP)["ESP32"]
    bare = list(power.builds().values())[-1]
    direct = power.builds()["3.3 V regulator instead of the boost"]
    more = power.hours(power.PLAYING, build=direct) - power.hours(power.PLAYING)

    assert f"{white * power.BRIGHTNESS:.0f} mA instead of 4, at full brightness 260 mA" in page
    assert round(white, -1) == 260
    assert f"would leave {deep:.0f} of these {power.cell_ma(power.ASLEEP):.0f} mA" in page
    assert f"sleeps with {power.cell_ma(power.ASLEEP, build=bare):.1f} mA" in page
    assert round(more) == 5 and "five more hours of play" in page
    assert round(power.hours(power.PLAYING)) == 12 and "about twelve hours" in " ".join(
        GUIDE.split()
    )
