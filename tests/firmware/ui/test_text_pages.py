"""Wrapped text: nothing is lost, no line is too wide, and pages stop at the ends."""

from tests.firmware.expect import Sequence
from tests.firmware.reading import Glass, shows
from ui.widgets.text_pages import LINES, TextPages, wrap

_WIDTH_PX = 122
_SPACES = b" \n"

TEXTS = (
    b"",
    b"a",
    b"one line",
    b"two\nlines",
    b"\n",
    b"\n\n\n",
    b"ends with a newline\n",
    b"   leading and trailing   ",
    b"double  spaces  in  between  words  that  go  on  and  on  and  on",
    b"supercalifragilisticexpialidociouslyunbreakable",
    b"short supercalifragilisticexpialidociouslyunbreakable short",
    b"W" * 200,
    b" " * 200,
    b"A sentence that is long enough to need three lines of this small display, or four.",
)


def small():
    """Return the font that pages are written in."""
    return Glass().canvas.small


def letters(text):
    """Return a text without the spaces, at which it may be broken."""
    return bytes([code for code in text if code not in _SPACES])


def random_text(seed):
    """Return words of all lengths with spaces and newlines between them."""
    sequence = Sequence(seed)
    text = b""
    for _ in range(sequence.below(40)):
        length = sequence.below(30) if sequence.below(8) == 0 else sequence.below(9)
        text += bytes([0x21 + sequence.below(90) for _ in range(length)])
        text += (b" ", b" ", b" ", b"  ", b"\n", b"\n\n")[sequence.below(6)]
    return text


def check_wrapped(text, width_px):
    """Assert all that must hold of a wrapped text."""
    font = small()
    lines = wrap(font, text, width_px)
    assert b"".join([letters(text[start:end]) for start, end in lines]) == letters(text)
    at = 0
    for start, end in lines:
        assert letters(text[at:start]) == b"", text
        assert b"\n" not in text[start:end], text
        assert font.measure(text, start, end) <= width_px, text[start:end]
        at = end


def test_nothing_is_lost_and_no_line_is_too_wide():
    for text in TEXTS:
        check_wrapped(text, _WIDTH_PX)


def test_the_same_holds_for_random_texts_and_widths():
    for seed in range(120):
        check_wrapped(random_text(seed), 20 + seed)


def test_words_stay_whole_where_they_fit_a_line():
    for seed in range(60):
        text = random_text(seed)
        font = small()
        for start, end in wrap(font, text, _WIDTH_PX):
            is_cut = start and text[start - 1] not in _SPACES and text[start] not in _SPACES
            if is_cut:
                word = word_around(text, start)
                assert font.measure(word, 0, len(word)) > _WIDTH_PX, (seed, word)
            assert end >= start


def word_around(text, at):
    """Return the word that the place `at` is in."""
    first = last = at
    while first and text[first - 1] not in _SPACES:
        first -= 1
    while last < len(text) and text[last] not in _SPACES:
        last += 1
    return text[first:last]


def test_a_newline_ends_a_line_and_an_empty_line_stays_empty():
    text = b"one\n\ntwo"

    lines = [text[start:end] for start, end in wrap(small(), text, _WIDTH_PX)]

    assert lines == [b"one", b"", b"two"]


def test_a_line_takes_as_many_words_as_fit():
    font = small()
    text = b"aa bb cc"
    for width_px in range(font.measure(text, 0, 5), font.measure(text, 0, 8)):
        lines = [text[start:end] for start, end in wrap(font, text, width_px)]

        assert lines == [b"aa bb", b"cc"], width_px


def test_pages_turn_to_the_ends_and_no_further():
    pages = laid_out(b"\n".join([b"line%d" % i for i in range(12)]))
    assert seen(pages) == [b"line0", b"line1", b"line2", b"line3", b"line4"]

    pages.turn(-1)
    assert seen(pages)[0] == b"line0"
    pages.turn(1)
    assert seen(pages) == [b"line5", b"line6", b"line7", b"line8", b"line9"]
    pages.turn(1)
    assert seen(pages) == [b"line10", b"line11"]
    pages.turn(1)
    assert seen(pages) == [b"line10", b"line11"]
    pages.turn(-1)
    assert seen(pages)[0] == b"line5"


def laid_out(text):
    """Return pages that are ready to be drawn."""
    pages = TextPages(text)
    pages.lay_out(small())
    return pages


def seen(pages):
    """Return which of the lines line0, line1, ... are in sight."""
    glass = Glass()
    pages.draw(glass.canvas)
    names = [b"line%d" % i for i in range(12)]
    return [name for name in names if shows(glass.picture, name + b" ")]


def test_every_line_is_on_exactly_one_page():
    for count in range(1, 12):
        pages = laid_out(b"\n".join([b"line%d" % i for i in range(count)]))
        found = []
        for _ in range((count + LINES - 1) // LINES):
            found += seen(pages)
            pages.turn(1)

        assert found == [b"line%d" % i for i in range(count)]


def test_an_empty_text_is_an_empty_page():
    glass = Glass()

    pages = laid_out(b"")
    pages.turn(1)
    pages.draw(glass.canvas)

    assert glass.lit() == []
