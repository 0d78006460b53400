"""The fonts are complete, well drawn and the same in the firmware as in their text art."""

from pathlib import Path

import pytest

from host_tools.fonts.__main__ import main
from host_tools.fonts.art import ArtError, Glyph, parse
from host_tools.fonts.files import DIGITS, FONTS, LARGE, SMALL, Font, stale, write
from host_tools.fonts.module import font_module, game_sign_module, sign_module
from host_tools.fonts.names import ASCII, SIGN_CODES

TEXT_FONTS = (SMALL, LARGE)
BASELINES = {8: 6, 16: 13}  # the row on which capitals stand, by height
GOOD = "glyph 0x41 A\n.#.\n#.#\n"


def rows_with_ink(glyph: Glyph) -> list[int]:
    return [y for y, row in enumerate(glyph.rows) if "#" in row]


def modules_of(font: Font) -> list[dict[str, object]]:
    modules: list[dict[str, object]] = []
    for text in font.modules().values():
        modules.append({})
        exec(text, modules[-1])
    return modules


@pytest.mark.parametrize("font", TEXT_FONTS, ids=lambda font: font.name)
def test_text_fonts_hold_all_printable_ascii_and_every_sign(font):
    assert set(font.glyphs()) == set(ASCII) | set(SIGN_CODES)


def test_huge_figures_hold_what_a_number_needs():
    assert set(b"0123456789+-/:%? ") <= set(DIGITS.glyphs())


@pytest.mark.parametrize("font", FONTS, ids=lambda font: font.name)
def test_no_two_glyphs_look_alike(font):
    seen: dict[tuple[str, ...], str] = {}
    for glyph in font.glyphs().values():
        twin = seen.setdefault(tuple(glyph.rows), glyph.name)
        assert twin == glyph.name, f"{glyph.name} looks like {twin}"


@pytest.mark.parametrize("font", FONTS, ids=lambda font: font.name)
def test_figures_are_all_of_one_width(font):
    glyphs = font.glyphs()
    assert len({glyphs[code].width for code in b"0123456789"}) == 1


@pytest.mark.parametrize("font", FONTS, ids=lambda font: font.name)
def test_every_glyph_but_the_space_has_ink(font):
    blank = [glyph.name for glyph in font.glyphs().values() if not rows_with_ink(glyph)]
    assert blank == ["space"]


@pytest.mark.parametrize("font", TEXT_FONTS, ids=lambda font: font.name)
def test_no_letter_or_sign_carries_empty_columns_at_its_sides(font):
    tabular = b" 0123456789"
    for glyph in font.glyphs().values():
        if glyph.code not in tabular:
            assert any(row[0] == "#" for row in glyph.rows), glyph.name
            assert any(row[-1] == "#" for row in glyph.rows), glyph.name


@pytest.mark.parametrize("font", TEXT_FONTS, ids=lambda font: font.name)
def test_capitals_and_figures_reach_from_the_first_row_to_the_baseline(font):
    glyphs = font.glyphs()
    for code in b"ABCDEFGHIJKLMNOPRSTUVWXYZ0123456789":
        inked = rows_with_ink(glyphs[code])
        assert (inked[0], inked[-1]) == (0, BASELINES[font.height]), glyphs[code].name


@pytest.mark.parametrize("font", TEXT_FONTS, ids=lambda font: font.name)
def test_only_descenders_go_below_the_baseline(font):
    glyphs = font.glyphs()
    below = {
        chr(code)
        for code in b"abcdefghijklmnopqrstuvwxyz"
        if rows_with_ink(glyphs[code])[-1] > BASELINES[font.height]
    }
    assert below == set("gjpqy")


@pytest.mark.parametrize("font", FONTS, ids=lambda font: font.name)
def test_modules_give_back_every_drawn_pixel_and_no_other(font):
    glyphs = font.glyphs()
    found: dict[int, list[str]] = {}

    for module in modules_of(font):
        pages = module["HEIGHT"] // 8
        assert len(module["STARTS"]) == 2 * len(module["WIDTHS"])
        for place, width in enumerate(module["WIDTHS"]):
            start = int.from_bytes(module["STARTS"][2 * place : 2 * place + 2], "little") * pages
            columns = module["COLUMNS"][start : start + width * pages]
            if width:
                found[module["FIRST"] + place] = drawn(columns, width, module["HEIGHT"])

    assert found == {code: glyph.rows for code, glyph in glyphs.items()}


def drawn(columns: bytes, width: int, height: int) -> list[str]:
    pages = height // 8
    return [
        "".join("#" if columns[x * pages + y // 8] >> (y % 8) & 1 else "." for x in range(width))
        for y in range(height)
    ]


def test_code_without_a_glyph_has_no_width():
    module = modules_of(SMALL)[0]
    assert module["WIDTHS"][0x7F - module["FIRST"]] == 0


def test_signs_are_named_as_one_byte_of_text():
    names: dict[str, object] = {}
    exec(sign_module() + game_sign_module(), names)
    assert names["ONE_TRIANGLE"] == b"\x80"
    assert all(names[name] == bytes((code,)) for code, name in SIGN_CODES.items())


def test_generated_files_are_up_to_date():
    assert stale() == []
    assert main(["--check"]) == 0


def test_changed_file_is_called_out_of_date(tmp_path: Path):
    write(tmp_path)
    assert stale(tmp_path) == []

    (tmp_path / "font_small.py").write_text("HEIGHT = 8\n")
    (tmp_path / "sign.py").unlink()

    assert stale(tmp_path) == ["font_small.py", "sign.py"]


def test_check_says_in_a_sentence_what_to_run(monkeypatch, capsys):
    monkeypatch.setattr("host_tools.fonts.__main__.stale", lambda: ["sign.py"])
    assert main(["--check"]) == 1
    assert capsys.readouterr().err == "sign.py: out of date; run 'python -m host_tools.fonts'.\n"


def test_preview_is_a_picture_four_times_as_large(tmp_path: Path):
    pillow = pytest.importorskip("PIL.Image")
    assert main(["--preview", str(tmp_path / "fonts.png")]) == 0
    with pillow.open(tmp_path / "fonts.png") as picture:
        assert picture.width == 4 * 256


def test_remarks_and_empty_lines_are_skipped():
    glyphs = parse("-- a remark\n\n" + GOOD + "\n", 2, {0x41}, "art")
    assert glyphs[0x41].rows == [".#.", "#.#"]


def test_font_module_starts_at_its_lowest_code():
    glyphs = parse("glyph 0x41 A\n" + "#\n" * 8, 8, {0x41}, "art")
    assert "FIRST = 0x41" in font_module("tiny", "art", glyphs)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("#.#\n", "art, line 1: a row stands before the first head line."),
        ("glyph 41 A\n", "art, line 1: a head line reads 'glyph 0x41 A', not 'glyph 41 A'."),
        ("glyph 0x7F DEL\n", "art, line 1: the code 0x7F is unknown."),
        ("glyph 0x1F x\n", "art, line 1: the code 0x1F is unknown."),
        ("glyph 0xFF x\n", "art, line 1: the code 0xFF is unknown."),
        ("glyph 0x41 B\n", "art, line 1: the code 0x41 is called A, not B."),
        (GOOD + GOOD, "art, line 4: the glyph A was already drawn on line 1."),
        (
            "glyph 0x41 A\n#.#\n##\n",
            "art, line 3: this row of A is uneven: 2 wide after rows of 3.",
        ),
        ("glyph 0x41 A\n#x#\n", "art, line 2: a row is made of '.' and '#' alone, not '#x#'."),
        ("glyph 0x41 A\n# #\n", "art, line 2: a row is made of '.' and '#' alone, not '# #'."),
        ("glyph 0x41 A\n#.#\n", "art, line 1: A has 1 rows instead of 2."),
        (GOOD + "#.#\n", "art, line 1: A has 3 rows instead of 2."),
        ("glyph 0x41 A\n", "art, line 1: A has 0 rows instead of 2."),
        (GOOD, "art, line 3: the drawing ends without the glyph 0x42 B."),
        ("", "art, line 0: the drawing ends without the glyph 0x41 A."),
    ],
)
def test_bad_art_is_refused_with_the_line_and_the_reason(text, sentence):
    with pytest.raises(ArtError) as refused:
        parse(text, 2, {0x41, 0x42}, "art")
    assert str(refused.value) == sentence
