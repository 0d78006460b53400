"""A digest's words and its code: all eight are on the glass, the keys do what is written there."""

from key import BACK, DOWN, OK, UP
from storage.word_list import words
from tabletop.pages import code_words
from tabletop.pages.code_screen import CodeScreen
from tabletop.pages.code_text import letters
from tests.firmware.tabletop.easel import Easel

_WIDEST = b"mammoth"


class Home:
    """Knows the words of digests."""

    def __init__(self, known=None):
        self.home = self
        self._known = known

    def words(self, digest):
        return self._known or words(digest)


class SealScreen(CodeScreen):
    """One on which OK does something."""

    ok_word = b"cut"
    note = b"1 of 2"


def opened(screen=CodeScreen, known=None):
    return Easel(screen(Home(known), b"Seal", b"SEAL", bytes(range(32))))


def test_the_words_are_numbered_and_in_order():
    easel = opened()

    shown = [note for note in easel.canvas.notes if 9 < note[2] < 56]
    assert [note[0] for note in shown[0::2]] == [b"%d" % i for i in range(1, 9)]
    assert [note[0].lower() for note in shown[1::2]] == words(bytes(range(32)))
    assert code_words.TO_CODE in easel.words


def test_up_and_down_change_to_the_code_and_back():
    for key in (UP, DOWN):
        easel = opened()
        before = easel.words
        easel.press(key)

        assert code_words.TO_WORDS in easel.words
        assert easel.frame.pixel(0, 0) == 1 == easel.frame.pixel(127, 63)  # light all around
        easel.press(key)
        assert easel.words == before


def test_back_leaves_and_ok_does_nothing_by_itself():
    easel = opened()
    easel.press(OK)
    assert easel.pops == 0
    easel.press(BACK)
    assert easel.pops == 1


def test_nothing_leaves_the_glass_or_touches_the_widest_words_included():
    for screen in (CodeScreen, SealScreen):
        easel = opened(screen, [_WIDEST] * 8)
        for _, x, _, width, _ in easel.canvas.notes:
            assert x + width <= 128
        first = next(note for note in easel.canvas.notes if note[0] == _WIDEST.upper())
        assert first[1] + first[3] < 65
        easel.press(DOWN)
        easel.check_places()


def test_what_ok_does_is_told_on_both():
    easel = opened(SealScreen)

    assert b"cut" in easel.words and b"1 of 2" in easel.words
    easel.press(DOWN)
    assert b"cut" in easel.words


def test_letters_are_base32():
    # Of RFC 4648, without the padding.
    for plain, shown in (
        (b"", b""),
        (b"f", b"MY"),
        (b"fo", b"MZXQ"),
        (b"foo", b"MZXW6"),
        (b"foob", b"MZXW6YQ"),
        (b"fooba", b"MZXW6YTB"),
        (b"foobar", b"MZXW6YTBOI"),
    ):
        assert letters(plain) == shown
