"""The drawings: current, made of the pinout alone, and legible."""

import re
from dataclasses import replace
from itertools import combinations, pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest

from host_tools.hardware import made_files, main
from host_tools.hardware.colours import DONE, INSULATION
from host_tools.hardware.pinout import FOLDER, STEPS, Pin, Wire, read_pinout
from host_tools.hardware.places import BOXES, LEFT_HEADER, PART_STEPS, PINS, RIGHT_HEADER, route
from host_tools.hardware.schematic import draw_schematic
from host_tools.hardware.wiring import STEP_PICTURES, draw_step, draw_wiring
from tests.host_tools.drawn_text import lines, words

WIRES = read_pinout()
PICTURES = {
    "wiring": draw_wiring(WIRES),
    "schematic": draw_schematic(WIRES),
    **{step: draw_step(WIRES, step) for step in STEP_PICTURES},
}
WIRE_WIDTH = 3.5


def pieces(wire: Wire) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    return list(pairwise(route(wire)))


def test_the_committed_files_are_current() -> None:
    stale = made_files.out_of_date(made_files.make_all())

    assert not stale, f"out of date: {', '.join(stale)}; run `make hardware`"


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_sound_svg_with_a_title_and_nothing_that_changes_by_itself(name: str) -> None:
    picture = PICTURES[name]
    root = ElementTree.fromstring(picture)

    assert root[0].tag.endswith("title") and root[0].text
    assert " id=" not in picture and "date" not in picture
    assert not re.search(r"\d\.\d{3}", picture), "numbers with more than two decimals"
    again = {"wiring": draw_wiring, "schematic": draw_schematic}.get(name)
    assert (again(WIRES) if again else draw_step(WIRES, name)) == picture


@pytest.mark.parametrize("name", PICTURES)
def test_no_text_lies_on_another(name: str) -> None:
    clashes = [
        f"{one.text!r} and {other.text!r}"
        for one, other in combinations(words(PICTURES[name]), 2)
        if one.covers(other)
    ]

    assert not clashes


@pytest.mark.parametrize("name", [name for name in PICTURES if name != "schematic"])
def test_no_wire_runs_through_a_text(name: str) -> None:
    thick = list(lines(PICTURES[name], WIRE_WIDTH))
    struck = {
        text.text for text in words(PICTURES[name]) for line in thick if text.is_struck_by(line)
    }

    assert not struck


def test_no_line_of_the_schematic_runs_through_a_text() -> None:
    picture = PICTURES["schematic"]
    struck = {
        text.text for text in words(picture) for line in lines(picture) if text.is_struck_by(line)
    }

    assert not struck


def test_a_text_on_another_and_a_wire_through_a_text_would_be_seen() -> None:
    plain = PICTURES["wiring"]
    moved = plain.replace(
        ">UP</tspan>", ">UP and far on to the right, over the white wire</tspan>"
    )
    thick = list(lines(moved, WIRE_WIDTH))

    assert any(text.is_struck_by(line) for text in words(moved) for line in thick)
    doubled = words(plain)[0]
    assert doubled.covers(replace(doubled, left=doubled.left + 5))


def test_every_wire_ends_at_two_pins_that_are_drawn() -> None:
    for wire in WIRES:
        for end in (wire.start, wire.end):
            assert end.label in PINS[end.part], f"{end} is not drawn"
        assert wire.colour in INSULATION


def test_every_wire_is_level_or_upright_all_the_way() -> None:
    for wire in WIRES:
        assert all(x0 == x1 or y0 == y1 for (x0, y0), (x1, y1) in pieces(wire)), wire


def test_no_wire_runs_through_a_part_that_it_does_not_belong_to() -> None:
    for wire in WIRES:
        for part, ((left, top), (width, height)) in BOXES.items():
            if part in (wire.start.part, wire.end.part):
                continue
            for (x0, y0), (x1, y1) in pieces(wire):
                beside = max(x0, x1) < left or min(x0, x1) > left + width
                apart = max(y0, y1) < top or min(y0, y1) > top + height
                assert beside or apart, f"{wire.start} to {wire.end} runs through {part}"


def test_no_two_wires_lie_on_each_other() -> None:
    for one, other in combinations(WIRES, 2):
        if {one.start, one.end} & {other.start, other.end}:
            continue  # from key to key the ground goes on
        for ((ax, ay), (bx, by)), ((cx, cy), (dx, dy)) in (
            (first, second) for first in pieces(one) for second in pieces(other)
        ):
            level = (
                ay == by == cy == dy and max(ax, bx) > min(cx, dx) and max(cx, dx) > min(ax, bx)
            )
            upright = (
                ax == bx == cx == dx and max(ay, by) > min(cy, dy) and max(cy, dy) > min(ay, by)
            )
            assert not (level or upright), f"{one.start} and {other.start}"


def test_the_headers_have_the_order_of_the_board() -> None:
    assert len(LEFT_HEADER) == len(RIGHT_HEADER) == 19
    assert (LEFT_HEADER[0], LEFT_HEADER[13], LEFT_HEADER[18]) == ("3V3", "GND.1", "5V")
    assert (RIGHT_HEADER[0], RIGHT_HEADER[6], RIGHT_HEADER[18]) == ("GND.2", "GND.3", "CLK")
    numbers = [int(name) for name in LEFT_HEADER + RIGHT_HEADER if name.isdigit()]
    assert len(set(numbers)) == len(numbers) == 22


def test_a_gpio_that_moves_in_the_table_moves_in_both_drawings() -> None:
    moved = [
        replace(wire, gpio=14, start=Pin("board", "14")) if wire.name == "LEDS" else wire
        for wire in WIRES
    ]

    assert draw_wiring(moved) != PICTURES["wiring"]
    assert "LEDS  IO14" in draw_schematic(moved)
    assert "LEDS  IO27" in PICTURES["schematic"]


def test_a_step_shows_its_own_wires_in_colour_and_the_earlier_ones_grey() -> None:
    for number, step in enumerate(STEP_PICTURES):
        picture = PICTURES[step]
        now = {wire.colour for wire in WIRES if wire.step == step}
        for colour in {wire.colour for wire in WIRES} - {
            "black",
            "red",
            "orange",
            "brown",
            "yellow",
        }:
            assert (INSULATION[colour] in picture) == (colour in now), f"{step}: {colour}"
        assert (DONE in picture) == (number > 1)


def test_every_step_brings_its_parts() -> None:
    assert set(PART_STEPS) | {"board"} == set(BOXES)
    assert set(PART_STEPS.values()) <= set(STEPS)
    for wire in WIRES:
        for end in (wire.start, wire.end):
            there = PART_STEPS.get(end.part, STEPS[0])
            assert STEPS.index(there) <= STEPS.index(wire.step), f"{end} comes too late"


def test_check_tells_by_its_exit_code_and_a_second_run_changes_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--check"]) == 0
    assert main([]) == 0
    assert "as they were" in capsys.readouterr().out
    monkeypatch.setattr(made_files, "make_all", lambda: {"wiring.svg": "<svg/>"})
    assert main(["--check"]) == 1
    assert "wiring.svg" in capsys.readouterr().err


def test_files_are_written_once_and_strays_removed(tmp_path: Path) -> None:
    (tmp_path / "steps").mkdir()
    (tmp_path / "steps" / "9-paint.svg").write_text("old")
    files = {"wiring.svg": "new", "steps/1-board.svg": "new"}

    stale = made_files.out_of_date(files, tmp_path)
    made_files.write(files, stale, tmp_path)

    assert stale == ["steps/1-board.svg", "steps/9-paint.svg", "wiring.svg"]
    assert made_files.out_of_date(files, tmp_path) == []
    assert not (tmp_path / "steps" / "9-paint.svg").exists()


def test_the_folder_holds_what_the_guide_is_made_of() -> None:
    for name in ("pinout.csv", "parts.csv", "README.md", "POWER.md", "wokwi/wokwi.toml"):
        assert (FOLDER / name).exists()
