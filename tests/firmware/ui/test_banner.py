"""Banner and ring: what is laid over a picture for a moment."""

from engine import table
from engine.refusal import Refusal
from home import trouble_words
from home.saved import keeper_words
from home.saved import words as saved_words
from tabletop import words as table_words
from tabletop.pages import page_words
from tests.firmware.reading import Glass, find, shows
from ui import words
from ui.widgets.banner import Banner
from ui.widgets.ring import STEPS, draw_ring

_WRAP = 0x40000000
_SHOWN_MS = 1800
_RING_PX = 106  # inside the box
_SAID = (
    "NO_ROOM",
    "DAMAGED",
    "OTHER_FORMAT",
    "OTHER_RULES",
    "NO_SETUP",
    "SAVE_FAILED",
    "GAME_DAMAGED",
    "SETTINGS_LOST",
    "SETTINGS_UNREAD",
    "UNREAD",
)


def a_banner():
    """Return a banner with nothing said yet."""
    return Banner(Glass().canvas.small)


def drawn(banner):
    """Return the picture of a banner on a dark ground."""
    glass = Glass()
    banner.draw(glass.canvas)
    return glass.picture


def test_a_banner_is_read_until_it_runs_out():
    for start in (0, 5000, _WRAP - 1, _WRAP - 900, _WRAP - _SHOWN_MS):
        banner = a_banner()
        banner.say(b"Hello", start)

        assert not banner.update((start + _SHOWN_MS - 1) % _WRAP), start
        assert shows(drawn(banner), b"Hello")
        assert banner.update((start + _SHOWN_MS) % _WRAP), start
        assert drawn(banner) == bytes(1024)


def test_more_than_three_lines_are_read_longer():
    banner = a_banner()
    banner.say(b" ".join([b"abcdefghijklmnopqrst"] * 5), 0)  # a line each

    assert not banner.update(_SHOWN_MS + 2 * 600 - 1)
    assert banner.update(_SHOWN_MS + 2 * 600)


def test_it_tells_only_once_that_it_ran_out():
    banner = a_banner()
    banner.say(b"Hello", 0)

    assert banner.update(_SHOWN_MS)
    assert not banner.update(_SHOWN_MS + 1)


def test_a_newer_sentence_takes_the_place_and_the_time_of_an_older():
    banner = a_banner()
    banner.say(b"old", 0)

    banner.say(b"new", 1000)

    assert not banner.update(_SHOWN_MS)
    assert shows(drawn(banner), b"new")
    assert not shows(drawn(banner), b"old")


def test_nothing_said_is_nothing_seen():
    banner = a_banner()

    assert not banner.update(12345)
    assert drawn(banner) == bytes(1024)


def test_a_long_sentence_is_broken_into_lines():
    banner = a_banner()
    banner.say(b"The table has seen it: all must agree.", 0)
    picture = drawn(banner)

    first, last = find(picture, b"The table has seen"), find(picture, b"agree.")
    assert first[1] + 9 == last[1]


def test_every_sentence_has_room_on_the_banner():
    sentences = list(trouble_words.KEY_STUCK)
    for module in (trouble_words, keeper_words):
        sentences += [getattr(module, name) for name in dir(module) if name in _SAID]
    refusals = [getattr(table, name) for name in dir(table)]
    sentences += [each.sentence for each in refusals if isinstance(each, Refusal)]
    assert len(sentences) >= 15

    for sentence in sentences:
        banner = a_banner()
        banner.say(sentence, 0)
        lines = [sentence[start:end] for start, end in banner._lines]
        assert len(lines) <= 2, sentence
        for line in lines:
            assert shows(drawn(banner), line), sentence


def test_a_banner_leaves_the_small_pen_in_hand():
    glass = Glass()
    banner = a_banner()
    banner.say(b"x", 0)

    banner.draw(glass.canvas)
    glass.canvas.text(b"after", 0, 30)

    assert shows(glass.picture, b"after")


def ring_lit(step):
    """Return how many pixels the ring lights."""
    glass = Glass()
    draw_ring(glass.canvas, step, b"Undo", b"")
    return len(glass.lit())


def test_the_ring_grows_with_every_step():
    lit = [ring_lit(step) for step in range(STEPS + 1)]

    assert lit == sorted(lit)
    assert len(set(lit)) == STEPS + 1


def test_the_ring_names_what_will_happen():
    glass = Glass()
    glass.canvas.frame.fill(1)

    draw_ring(glass.canvas, 5, b"Undo:", b"Roll 5 2")

    word, detail = find(glass.picture, b"Undo:"), find(glass.picture, b"Roll 5 2")
    assert word[1] < detail[1]


def test_the_longest_word_fits_into_the_ring():
    canvas = Glass().canvas
    for word in (
        words.HOLD_HELP,
        table_words.MENU,
        table_words.UNDO_SEEN,
        table_words.UNDO_NEW_GAME,
        page_words.SHOW_SECRET,
        saved_words.DELETE,
        saved_words.DELETE_AND_START,
        saved_words.GO_ON,
    ):
        assert canvas.measure(word) <= _RING_PX, word
