"""Canvas: text lands where it is put, is cut at the edges, and is as wide as measured."""

from tests.firmware.expect import Sequence
from tests.firmware.reading import Glass, find, shows
from ui import sign
from ui.canvas import Canvas

_FONTS = ("small", "large", "digits")
_TEXTS = (b"I", b"Zonekeeper", b"0123456789", b"a b", b"-12:59", b"Wgjpq!")


def glass_with(text, x, y, font="small", ink=1):
    """Return a glass with one text on it."""
    glass = Glass()
    canvas = glass.canvas
    if not ink:
        canvas.frame.fill(1)
    canvas.use(getattr(canvas, font), ink)
    canvas.text(text, x, y)
    return glass


def columns_lit(glass):
    """Return the first and the last lit column."""
    columns = [x for x, _ in glass.lit()]
    return min(columns), max(columns)


def test_a_text_stands_where_it_was_put():
    for font in _FONTS:
        for x, y in ((0, 0), (5, 3), (30, 17), (1, 32)):
            glass = glass_with(b"12", x, y, font)

            assert find(glass.picture, b"12", font) == (x, y), (font, x, y)


def test_every_printable_letter_and_sign_has_a_glyph_in_both_text_fonts():
    # The signs of the battery come last, and only in the small font.
    for font, last in (("small", sign.BATTERY_CHARGING[0]), ("large", sign.SPARK[0])):
        codes = list(range(0x21, 0x7F)) + list(range(0x80, last + 1))
        pictures = {glass_with(bytes((code,)), 0, 0, font).picture for code in codes}

        assert len(pictures) == len(codes), font


def test_the_signs_that_menus_need_are_the_same_before_and_after_a_game_is_opened():
    # Regression: with the signs of the games loaded, the arrow of a big menu was not found.
    for text in (sign.RIGHT, sign.UP, sign.DOWN, b"A", b"\xff"):
        glass = Glass()
        early = Canvas(glass.canvas.frame)
        early.use(early.large)
        early.text(text, 0, 0)

        assert glass.picture == glass_with(text, 0, 0, "large").picture != bytes(1024), text


class Signs:
    """The signs of a game: 0xC0 is a bar so wide, in the sizes that the game draws."""

    def __init__(self, width, is_large=True):
        self.SMALL = (8, 0xC0, bytes((width,)), bytes(2), b"\xff" * width)
        self.LARGE = (16, 0xC0, bytes((width,)), bytes(2), b"\xff" * 2 * width)
        if not is_large:
            self.LARGE = ()

    def __call__(self):
        return self


def bar_width(canvas, font):
    """Return how wide a canvas draws a game's own sign; 0 where it is not the sign."""
    canvas.clear()
    canvas.use(getattr(canvas, font))
    canvas.text(b"\xc0", 0, 0)
    width = canvas.measure(b"\xc0")
    height = getattr(canvas, font).height
    lit = [canvas.frame.pixel(x, y) for x in range(width) for y in range(height)]
    return width if all(lit) else 0


def test_each_game_has_its_own_signs_under_the_same_codes():
    canvas = Canvas(Glass().canvas.frame)
    for width in (3, 14):
        canvas.load_game_fonts(Signs(width))

        assert (bar_width(canvas, "small"), bar_width(canvas, "large")) == (width, width)
        canvas.drop_game_fonts()


def test_a_game_draws_its_signs_in_the_sizes_it_needs_or_has_none():
    canvas = Canvas(Glass().canvas.frame)
    canvas.load_game_fonts(Signs(5, False))
    assert (bar_width(canvas, "small"), bar_width(canvas, "large")) == (5, 0)

    canvas.drop_game_fonts()
    canvas.load_game_fonts()
    assert (bar_width(canvas, "small"), bar_width(canvas, "large")) == (0, 0)


def test_the_signs_of_a_game_are_gone_with_it_and_not_looked_for_twice():
    canvas = Canvas(Glass().canvas.frame)
    canvas.load_game_fonts(Signs(5))
    canvas.load_game_fonts(Signs(9))  # a look back within the same game
    assert bar_width(canvas, "small") == 5

    canvas.drop_game_fonts()
    assert (bar_width(canvas, "small"), bar_width(canvas, "large")) == (0, 0)


def test_a_code_without_a_glyph_is_a_question_mark():
    for font in ("small", "large"):
        for code in (0, 10, 0x1F, 0x7F, 0xFF):
            assert glass_with(bytes((code,)), 3, 3, font).buf == glass_with(b"?", 3, 3, font).buf


def test_text_returns_the_place_after_it_and_measure_its_width():
    for font in _FONTS:
        for text in _TEXTS:
            canvas = Glass().canvas
            pen = getattr(canvas, font)
            canvas.use(pen)

            assert canvas.text(text, 4, 0) == 4 + canvas.measure(text) + pen.gap


def test_what_is_drawn_never_leaves_the_measured_width():
    for font in _FONTS:
        for text in (b"M", b"17", b"00", b"8", b"11", b"?"):
            glass = glass_with(text, 10, 0, font)
            canvas = glass.canvas
            canvas.use(getattr(canvas, font))
            first, last = columns_lit(glass)

            assert first >= 10, (font, text)
            assert last < 10 + canvas.measure(text), (font, text)


def test_the_measured_width_is_drawn_to_its_last_column():
    # Letters whose outermost columns are lit.
    for text in (b"H", b"HH", b"MOM", b"Nun"):
        glass = glass_with(text, 20, 20)

        assert columns_lit(glass) == (20, 19 + glass.canvas.measure(text)), text


def test_an_empty_text_has_no_width_and_no_pixel():
    for font in _FONTS:
        glass = glass_with(b"", 5, 5, font)
        glass.canvas.use(getattr(glass.canvas, font))

        assert glass.canvas.measure(b"") == 0
        assert glass.lit() == []


def test_text_is_cut_at_every_edge_and_nowhere_else():
    for font in _FONTS:
        whole = glass_with(b"38", 40, 16, font).lit()
        for x in (-50, -13, -1, 0, 100, 127, 130):
            for y in (-40, -7, -1, 33, 57, 63, 70):
                moved = [(px + x - 40, py + y - 16) for px, py in whole]
                expected = [(px, py) for px, py in moved if 0 <= px < 128 and 0 <= py < 64]

                assert sorted(glass_with(b"38", x, y, font).lit()) == sorted(expected)


def test_dark_ink_on_a_filled_ground_is_the_exact_inverse():
    for font in _FONTS:
        bright = glass_with(b"5:7", 9, 11, font).buf
        dark = glass_with(b"5:7", 9, 11, font, 0).buf

        assert bytes([byte ^ 0xFF for byte in dark]) == bytes(bright)


def test_text_leaves_what_is_between_its_letters_alone():
    glass = Glass()
    glass.canvas.frame.fill(1)

    glass.canvas.text(b"abc", 0, 0)

    assert len(glass.lit()) == 128 * 64


def test_centred_text_has_its_middle_there():
    for text in (b"H", b"HH", b"HIH", b"MMMMMM"):
        glass = Glass()
        glass.canvas.centre(text, 64, 20)
        first, last = columns_lit(glass)

        assert abs((first + last + 1) - 128) <= 1, text


def test_right_aligned_text_ends_just_before_the_place_and_tells_where_it_begins():
    for text in (b"H", b"MOM", b"HI"):
        glass = Glass()

        begin = glass.canvas.right(text, 100, 9)

        assert columns_lit(glass) == (begin, 99), text


def test_numbers_are_written_as_people_write_them():
    for value, text in (
        (0, b"0"),
        (7, b"7"),
        (10, b"10"),
        (-1, b"-1"),
        (-999, b"-999"),
        (9999, b"9999"),
        (1_073_741_823, b"1073741823"),
        (-1_073_741_824, b"-1073741824"),
    ):
        glass = Glass()
        after = glass.canvas.number(value, 3, 5)

        assert glass.picture == glass_with(text, 3, 5).picture, value
        assert after == 3 + glass.canvas.measure(text) + 1


def test_a_signed_number_shows_its_plus_but_zero_has_none():
    for value, text in ((5, b"+5"), (0, b"0"), (-5, b"-5"), (120, b"+120")):
        glass, other = Glass(), Glass()
        glass.canvas.number_centre(value, 64, 8, True)
        other.canvas.centre(text, 64, 8)

        assert glass.picture == other.picture, value


def test_numbers_align_like_text():
    for value in (0, 42, -7, 1234):
        text = b"%d" % value
        glass, other = Glass(), Glass()
        assert glass.canvas.number_right(value, 99, 0) == other.canvas.right(text, 99, 0)
        glass.canvas.number_centre(value, 50, 30)
        other.canvas.centre(text, 50, 30)

        assert glass.picture == other.picture, value


def test_clocks_have_two_digits():
    for value, text in ((0, b"00"), (5, b"05"), (59, b"59"), (99, b"99")):
        glass = Glass()
        glass.canvas.two_digits(value, 2, 2)

        assert glass.picture == glass_with(text, 2, 2).picture


def test_a_span_writes_only_its_part():
    glass = Glass()

    glass.canvas.span(b"one two three", 4, 7, 0, 0)

    assert glass.picture == glass_with(b"two", 0, 0).picture


def test_clear_wipes_the_frame_and_takes_up_the_small_pen():
    glass = glass_with(b"88", 0, 0, "digits", 0)

    glass.canvas.clear()
    glass.canvas.text(b"small", 0, 0)

    assert glass.picture == glass_with(b"small", 0, 0).picture


def test_random_texts_are_found_where_they_were_put():
    for seed in range(20):
        sequence = Sequence(seed)
        text = bytes([0x41 + sequence.below(26) for _ in range(1 + sequence.below(8))])
        place = (sequence.below(60), sequence.below(56))

        assert find(glass_with(text, place[0], place[1]).picture, text) == place
        assert not shows(glass_with(text, 0, 0).picture, text + sign.EYE)
