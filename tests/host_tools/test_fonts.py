"""The fonts are complete, well drawn and the same in the firmware as in their text art."""

from pathlib import Path

import pytest

from host_tools.fonts.__main__ import main
from host_tools.fonts.art import ArtError, Drawing, Glyph
from host_tools.fonts.files import (
    DIGITS,
    FONTS,
    LARGE,
    SMALL,
    Font,
    GameSigns,
    games,
    stale,
    write,
)
from host_tools.fonts.module import font_module, sign_module
from host_tools.fonts.names import ASCII, BATTERY_CODES, SIGNS, parse_names

TEXT_FONTS = (SMALL, LARGE)
GAMES = tuple(games())
BASELINES = {8: 6, 16: 13}  # the row on which capitals stand, by height
GOOD = "glyph 0x41 A\n.#.\n#.#\n"


def rows_with_ink(glyph: Glyph) -> list[int]:
    return [y for y, row in enumerate(glyph.rows) if "#" in row]


def executed(text: str) -> dict[str, object]:
    names: dict[str, object] = {}
    exec(text, names)
    return names


def glyphs_of(font: Font) -> list[tuple]:
    """What the modules of a font hold: height, first code, widths, starts, columns of each."""
    return [executed(text)["GLYPHS"] for text in font.modules().values()]


def test_text_fonts_hold_all_printable_ascii_and_every_sign_but_large_batteries():
    assert set(SMALL.glyphs()) == set(ASCII) | set(SIGNS.names)
    assert set(LARGE.glyphs()) == set(SMALL.glyphs()) - BATTERY_CODES


def test_huge_figures_hold_what_a_number_needs():
    assert set(b"0123456789+-/:%? ") <= set(DIGITS.glyphs())


@pytest.mark.parametrize("font", FONTS, ids=lambda font: font.name)
def test_no_two_glyphs_look_alike_that_can_be_on_one_screen(font):
    for game in (None, *GAMES):
        own = game.glyphs(font) if game else {}
        seen: dict[tuple[str, ...], str] = {}
        for glyph in (*font.glyphs().values(), *own.values()):
            twin = seen.setdefault(tuple(glyph.rows), glyph.name)
            assert twin == glyph.name, f"{glyph.name} looks like {twin}"


@pytest.mark.parametrize("font", TEXT_FONTS, ids=lambda font: font.name)
def test_signs_of_two_games_that_look_alike_are_said_alike(font):
    said: dict[tuple[str, ...], str] = {}
    for game in GAMES:
        for code, glyph in game.glyphs(font).items():
            word = game.signs.words[code]
            assert said.setdefault(tuple(glyph.rows), word) == word, f"{game.game}: {glyph.name}"


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
    own = [glyph for game in GAMES for glyph in game.glyphs(font).values()]
    for glyph in (*font.glyphs().values(), *own):
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
    found: dict[int, list[str]] = {}
    for glyphs in glyphs_of(font):
        found |= unpacked(glyphs)

    assert found == {code: glyph.rows for code, glyph in font.glyphs().items()}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.game)
def test_a_game_gives_back_every_pixel_of_its_own_signs(game):
    module = executed(game.module())

    for font, name in ((SMALL, "SMALL"), (LARGE, "LARGE")):
        wanted = {code: glyph.rows for code, glyph in game.glyphs(font).items()}
        assert unpacked(module[name]) == wanted
    assert {module[name] for name in game.signs.names.values()} == {
        bytes((code,)) for code in game.signs.names
    }


def unpacked(glyphs: tuple) -> dict[int, list[str]]:
    """Return the rows of every glyph that a module holds."""
    if not glyphs:
        return {}
    height, first, widths, starts, columns = glyphs
    found = {}
    pages = height // 8
    assert len(starts) == 2 * len(widths)
    for place, width in enumerate(widths):
        start = int.from_bytes(starts[2 * place : 2 * place + 2], "little") * pages
        if width:
            found[first + place] = drawn(columns[start : start + width * pages], width, height)
    return found


def drawn(columns: bytes, width: int, height: int) -> list[str]:
    pages = height // 8
    return [
        "".join("#" if columns[x * pages + y // 8] >> (y % 8) & 1 else "." for x in range(width))
        for y in range(height)
    ]


def test_code_without_a_glyph_has_no_width():
    _, first, widths, *_ = glyphs_of(SMALL)[0]
    assert widths[0x7F - first] == 0


def test_signs_are_named_as_one_byte_of_text():
    names = executed(sign_module(SIGNS))
    assert names["UP"] == b"\x80"
    assert all(names[name] == bytes((code,)) for code, name in SIGNS.names.items())


def test_no_game_uses_a_name_or_a_code_of_the_signs_of_every_screen():
    for game in GAMES:
        assert not set(game.signs.names) & set(SIGNS.names), game.game
        assert not set(game.signs.names.values()) & set(SIGNS.names.values()), game.game


def test_generated_files_are_up_to_date():
    assert stale() == []
    assert main(["--check"]) == 0


def test_changed_file_is_called_out_of_date(tmp_path: Path):
    folder = draw_game(tmp_path)
    write(tmp_path)
    assert stale(tmp_path) == []

    (tmp_path / "ui" / "fonts" / "small.py").write_text("HEIGHT = 8\n")
    (tmp_path / "ui" / "sign.py").unlink()
    (folder / "small.txt").write_text("glyph 0xC0 PEBBLE\n" + "###\n" * 8)

    assert stale(tmp_path) == [
        "ui/fonts/small.py",
        "ui/sign.py",
        "games/pebbles/signs/__init__.py",
    ]


def draw_game(firmware: Path) -> Path:
    """Draw one small sign of a game that nobody else knows; return its folder of signs."""
    folder = firmware / "games" / "pebbles" / "signs"
    folder.mkdir(parents=True)
    (folder / "names.txt").write_text("-- Pebbles.\n\nPEBBLE  a pebble\n")
    (folder / "small.txt").write_text("glyph 0xC0 PEBBLE\n" + "#.#\n" * 8)
    return folder


def test_a_game_is_found_by_its_folder_of_signs_and_draws_what_it_needs(tmp_path: Path):
    draw_game(tmp_path)

    (game,) = games(tmp_path)
    module = executed(game.module())

    assert (game.game, game.signs.words) == ("pebbles", {0xC0: "a pebble"})
    assert module["PEBBLE"] == b"\xc0"
    assert module["SMALL"] == (8, 0xC0, b"\x03", b"\x00\x00", b"\xff\x00\xff")
    assert module["LARGE"] == ()


def test_a_sign_that_is_named_must_be_drawn_and_one_that_is_drawn_must_be_named(tmp_path: Path):
    folder = draw_game(tmp_path)

    (folder / "names.txt").write_text("PEBBLE\nSTONE\n")
    with pytest.raises(ArtError, match="STONE is drawn neither small nor large"):
        GameSigns(folder).module()

    (folder / "names.txt").write_text("STONE\n")
    with pytest.raises(ArtError, match="the code 0xC0 is called STONE, not PEBBLE"):
        GameSigns(folder).module()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("Stone\n", "list, line 1: a name is in capitals, not 'Stone'."),
        ("\n-- a remark\nA\nA\n", "list, line 4: A was already named."),
        ("A\nB\nC\n", "list, line 3: no code is left for C."),
    ],
)
def test_bad_names_are_refused_with_the_line_and_the_reason(text, sentence):
    with pytest.raises(ArtError) as refused:
        parse_names(text, range(0xFE, 0x100), "list")
    assert str(refused.value) == sentence


def test_a_sign_is_said_by_its_name_where_nothing_else_is_given():
    signs = parse_names("RED_STONE\nTICK  yes\n", range(0xC0, 0x100), "list")
    assert signs.words == {0xC0: "red stone", 0xC1: "yes"}


def test_check_says_in_a_sentence_what_to_run(monkeypatch, capsys):
    monkeypatch.setattr("host_tools.fonts.__main__.stale", lambda: ["ui/sign.py"])
    assert main(["--check"]) == 1
    said = "ui/sign.py: out of date; run 'python -m host_tools.fonts'.\n"
    assert capsys.readouterr().err == said


def test_preview_is_a_picture_four_times_as_large(tmp_path: Path):
    pillow = pytest.importorskip("PIL.Image")
    assert main(["--preview", str(tmp_path / "fonts.png")]) == 0
    with pillow.open(tmp_path / "fonts.png") as picture:
        assert picture.width == 4 * 256


def test_remarks_and_empty_lines_are_skipped():
    glyphs = Drawing(2, ASCII, {0x41}).parse("-- a remark\n\n" + GOOD + "\n", "art")
    assert glyphs[0x41].rows == [".#.", "#.#"]


def test_font_module_starts_at_its_lowest_code():
    glyphs = Drawing(8, ASCII).parse("glyph 0x41 A\n" + "#\n" * 8, "art")
    assert executed(font_module("tiny", "art", glyphs))["GLYPHS"][1] == 0x41


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
        Drawing(2, ASCII, {0x41, 0x42}).parse(text, "art")
    assert str(refused.value) == sentence
