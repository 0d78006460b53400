"""The case: everything fits, nothing touches, and each check finds a fault that is planted."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from host_tools.case import checks, walls
from host_tools.case.kernel import LEFT_OUT, LeftOutError, Vector, b3d
from host_tools.case.layout import GAP, SEAM, Layout
from host_tools.case.lid import display_holes
from host_tools.case.measures import TABLE, MeasureError, load
from host_tools.case.mesh import crossings, mesh_of
from host_tools.case.model import Model
from host_tools.case.parts import all_parts
from host_tools.case.screws import all_screws
from host_tools.case.solids import block, carve, common_volume, join, moved, rod
from tests.host_tools.kept_case import keep_case, kept_case, read_case

MEET = 0.005  # mm: rounding of a mesh


@pytest.fixture(scope="session")
def model(request: pytest.FixtureRequest) -> Model:
    return kept_case(request.config.cache.mkdir("case"))


def with_one_part(model: Model, name: str, by: Vector) -> Model:
    """Return the shell with a single part in it, and that one astray."""
    return replace(model, parts={name: model.parts[name]}).with_part_moved(name, by)


def test_every_printed_part_is_one_sound_solid(model: Model) -> None:
    assert list(checks.broken_solids(model)) == []


def test_a_part_in_two_pieces_is_found(model: Model) -> None:
    loose = join([model.diffuser, block((0, 1), (20, 21), (0, 1))])

    found = list(checks.broken_solids(replace(model, diffuser=loose)))

    assert found == ["diffuser is not one sound solid: it has 2 volumes."]


def test_everything_fits_an_ordinary_bed(model: Model) -> None:
    assert list(checks.too_large_for_the_bed(model)) == []

    long = replace(model, lid=block((0, 190), (0, 20), (0, 5)))
    assert list(checks.too_large_for_the_bed(long)) == [
        "lid is 190 x 20 mm: more than a bed of 180."
    ]


def test_no_two_parts_are_closer_than_the_play(model: Model) -> None:
    assert list(checks.crowded_parts(model)) == []


def test_a_part_that_leans_on_another_is_found(model: Model) -> None:
    found = list(checks.crowded_parts(model.with_part_moved("boost", (0, 9, 0))))

    assert any("charger and boost are" in sentence for sentence in found)


def test_every_part_sits_in_the_shell_with_play_to_every_side(model: Model) -> None:
    assert list(checks.parts_in_the_shell(model)) == []


@pytest.mark.parametrize(
    ("name", "by", "where"),
    [
        ("display", (0, 0, 5), "lid"),
        ("light stick", (0, 5, 0), "lid"),
        ("key board", (5, 0, 0), "lid"),
        ("controller", (0, 5, 0), "base"),
        ("cell", (5, 0, 0), "base"),
        ("charger", (5, 0, 0), "base"),
        ("boost", (5, 0, 0), "base"),
        ("slide switch", (0, 5, 0), "base"),
        ("strip", (0, 5, 0), "tray"),
    ],
)
def test_a_part_five_millimetres_astray_is_found_in_the_shell(
    model: Model, name: str, by: Vector, where: str
) -> None:
    found = list(checks.parts_in_the_shell(with_one_part(model, name, by)))

    assert any(sentence.startswith(f"{name} is in the {where} by") for sentence in found)


def test_a_part_without_play_is_found_before_it_touches(model: Model) -> None:
    found = list(checks.parts_in_the_shell(with_one_part(model, "cell", (0.2, 0, 0))))

    assert found == ["cell has less than 0.3 mm of play in the base."]


def test_nothing_is_in_the_way_of_plugs_lever_plungers_and_light(model: Model) -> None:
    ways = [reach for part in model.parts.values() for reach in part.reaches]

    assert len(ways) == 1 + 8 + 4 + 1 + 1 + 1
    assert list(checks.blocked_openings(model)) == []


@pytest.mark.parametrize(
    ("name", "by", "blocked"),
    [
        ("display", (0, 5, 0), "lit area is blocked by the lid"),
        ("light stick", (3, 0, 0), "light 1 is blocked by the lid"),
        ("key board", (0, 9, 0), "key UP is blocked by the lid"),
        ("controller", (5, 0, 0), "plug of the controller is blocked by the base"),
        ("charger", (0, 0, 5), "plug of the charger is blocked by the base"),
        ("slide switch", (0, 5, 0), "lever of the slide switch is blocked by the base"),
    ],
)
def test_an_opening_that_misses_its_part_is_found(
    model: Model, name: str, by: Vector, blocked: str
) -> None:
    found = list(checks.blocked_openings(with_one_part(model, name, by)))

    assert any(sentence.startswith(blocked) for sentence in found)


def test_all_parts_are_inside_but_for_what_reaches_out(model: Model) -> None:
    assert list(checks.parts_outside(model)) == []

    out = with_one_part(model, "boost", (7, 0, 0))
    assert any(s.startswith("boost sticks out") for s in checks.parts_outside(out))


def test_lid_and_base_meet_with_a_line_of_shadow(model: Model) -> None:
    assert list(checks.lid_and_base_overlap(model)) == []
    assert walls.seam_gaps(model) == pytest.approx(
        {"left": GAP, "right": GAP, "near": GAP, "tongue": GAP}, abs=MEET
    )


def test_a_lid_that_sits_too_deep_is_found(model: Model) -> None:
    deep = replace(model, lid=moved(model.lid, (0, 0, -0.3)))

    assert any(s.startswith("lid and base overlap") for s in checks.lid_and_base_overlap(deep))
    assert walls.seam_gaps(deep)["left"] == pytest.approx(GAP - 0.3, abs=MEET)


def test_keys_move_freely_and_cannot_fall_out(model: Model) -> None:
    assert list(checks.stuck_keys(model)) == []


def test_a_key_that_rubs_and_a_key_without_a_flange_are_found(model: Model) -> None:
    beside = moved(model.keys["UP"], (0.5, 0, 0))
    bare = model.keys["OK"] & block((-50, 50), (-50, 50), (-2.3, 5))
    low = moved(model.keys["BACK"], (0, 0, -1.2))

    found = list(checks.stuck_keys(replace(model, keys={"UP": beside, "OK": bare, "BACK": low})))

    assert found == [
        "The key UP rubs on the lid.",
        "The key OK falls out of the lid.",
        "The key BACK meets its switch before it is pressed.",
    ]


def test_no_screw_comes_near_the_cell(model: Model) -> None:
    assert sum(len(screws) for screws in all_screws(model.layout).values()) == 20
    assert list(checks.screws_at_the_cell(model)) == []

    near = with_one_part(model, "cell", (4, 0, 0))
    assert any(s.startswith("A screw of the case") for s in checks.screws_at_the_cell(near))


def test_a_thicker_cell_needs_a_deeper_case_and_that_is_said(model: Model) -> None:
    thick = Layout(replace(model.layout.m, cell_thick=8.0))

    found = list(checks.screws_at_the_cell(replace(model, layout=thick, parts=all_parts(thick))))

    assert found == ["A screw of the key board is 1.11 mm from the cell."] * 2


def test_no_screw_is_in_a_part_that_it_does_not_hold(model: Model) -> None:
    assert list(checks.screws_in_the_way(model)) == []

    low = with_one_part(model, "strip", (0, -10, 3))
    assert list(checks.screws_in_the_way(low)) == ["A screw of the light stick is in the strip."]


def test_plastic_is_below_all_of_the_solder_of_the_strip(model: Model) -> None:
    assert list(checks.bare_solder(model)) == []
    assert model.parts["strip"].envelope.distance_to(model.parts["cell"].envelope) > 10

    strip = model.parts["strip"].envelope.center()
    drilled = carve(model.tray, [rod(strip.X, strip.Y, (-40, 0), 1.0)])
    found = list(checks.bare_solder(replace(model, tray=drilled)))
    assert [s[:33] for s in found] == ["The tray is open below the strip:"]


def test_the_bay_of_the_boost_is_large_enough_for_what_is_sold(model: Model) -> None:
    m = model.layout.m

    assert (m.boost_length, m.boost_width, m.boost_height) >= (24, 16, 7)


def test_every_clip_holds_its_board_and_touches_nothing_else(model: Model) -> None:
    assert [clip.holds for clip in model.clips].count("controller") == 2
    assert list(checks.loose_clips(model)) == []


def test_a_clip_that_misses_its_board_and_one_that_is_in_the_way_are_found(model: Model) -> None:
    clip = next(clip for clip in model.clips if clip.holds == "charger")
    short = replace(clip, solid=moved(clip.solid, (0, -1.99, 0.22)))
    low = replace(clip, solid=moved(clip.solid, (0, 0, -1)))

    found = list(checks.loose_clips(replace(model, clips=[short, low])))

    assert found == [
        "A clip does not reach over the charger.",
        "A clip of the charger is in the charger.",
        "A clip of the charger is in the base.",
    ]


def test_walls_are_thick_enough_where_they_are_measured(model: Model) -> None:
    found = walls.measure(model)

    assert walls.thin_walls(model) == []
    assert found["lamp"] == pytest.approx(1.2, abs=MEET)
    assert min(found[name] for name in found if "base" in name or "lid" in name) >= 2.0 - MEET


def test_a_wall_that_was_cut_too_deep_is_found(model: Model) -> None:
    cut = carve(model.lid, [rod(29, 26, (-0.8, 1), 3)])

    assert walls.thin_walls(replace(model, lid=cut)) == ["face: 1.60 mm of the 2.0 it needs."]


def test_a_groove_over_the_screws_of_the_display_is_found(model: Model) -> None:
    (left, low), *_ = display_holes(model.layout)
    cut = carve(model.lid, [block((left - 3, left + 3), (low, low + 2), (-0.4, 1))])

    found = walls.thin_walls(replace(model, lid=cut))

    assert "face over the left screw of the display: 1.00 mm of the 1.4 it needs." in found


def test_a_ray_measures_what_it_goes_through() -> None:
    pipe = carve(rod(0, 0, (0, 10), 5), [rod(0, 0, (-1, 11), 3)])

    ways = crossings(mesh_of(pipe, 0.001, 0.05), (-20, 0.1, 5), (1, 0, 0))

    assert ways == pytest.approx([15, 17, 23, 25], abs=0.01)


def test_solids_that_only_touch_share_nothing() -> None:
    one = block((0, 1), (0, 1), (0, 1))

    assert common_volume(one, moved(one, (1, 0, 0))) == 0
    assert common_volume(one, moved(one, (0.5, 0, 0))) == pytest.approx(0.5)
    assert common_volume(one, moved(one, (5, 0, 0))) == 0


def test_another_part_moves_what_depends_on_it() -> None:
    measures = load()
    wide = Layout(replace(measures, esp_width=30.0))
    usual = Layout(measures)

    assert wide.charger.left - usual.charger.left == pytest.approx(30.0 - measures.esp_width)
    assert usual.key_board_front < SEAM + 1


def _tables(text: str) -> Iterator[tuple[str, str]]:
    line = "cell_thick,5,"
    yield text.replace(line, "cell_thick,thick,"), "cell_thick: 'thick' is no length"
    yield text.replace(line, "cell_thick,-5,"), "cell_thick: '-5' is no length"
    yield text.replace(line, "cell_thickness,5,"), "has no line cell_thick"
    yield text + "antenna,3,,\n", "has a line antenna that nothing reads"


def test_a_case_that_was_kept_is_the_one_that_was_built(model: Model, tmp_path: Path) -> None:
    keep_case(model, tmp_path / "case")

    again = read_case(tmp_path / "case")

    for name, solid in checks.printed(model).items():
        assert checks.printed(again)[name].volume == pytest.approx(solid.volume)
    assert again.parts.keys() == model.parts.keys()


def test_a_table_that_cannot_be_used_is_one_sentence(tmp_path: Path) -> None:
    for text, sentence in _tables(TABLE.read_text()):
        path = tmp_path / "parts.csv"
        path.write_text(text)
        with pytest.raises(MeasureError, match=sentence):
            load(path)


def test_what_is_left_out_of_the_kernel_says_so() -> None:
    assert "scipy" in LEFT_OUT
    with pytest.raises(LeftOutError, match="is left out"):
        b3d.Triangle(a=3, b=4, c=5)
