"""Banner and ring: what is laid over a picture for a moment."""

from home import trouble_words
from tests.firmware.reading import Glass, shows
from ui.banner import Banner
from ui.ring import STEPS, draw_ring

_WRAP = 0x40000000
_SHOWN_MS = 1800


def drawn(banner):
    """Return the picture of a banner on a dark ground."""
    glass = Glass()
    banner.draw(glass.canvas)
    return glass.picture


def test_a_banner_is_read_until_it_runs_out():
    for start in (0, 5000, _WRAP - 1, _WRAP - 900, _WRAP - _SHOWN_MS):
        banner = Banner()
        banner.say(b"Hello", start)

        assert not banner.update((start + _SHOWN_MS - 1) % _WRAP), start
        assert shows(drawn(banner), b"Hello")
        assert banner.update((start + _SHOWN_MS) % _WRAP), start
        assert drawn(banner) == bytes(1024)


def test_it_tells_only_once_that_it_ran_out():
    banner = Banner()
    banner.say(b"Hello", 0)

    assert banner.update(_SHOWN_MS)
    assert not banner.update(_SHOWN_MS + 1)


def test_a_newer_sentence_takes_the_place_and_the_time_of_an_older():
    banner = Banner()
    banner.say(b"old", 0)

    banner.say(b"new", 1000)

    assert not banner.update(_SHOWN_MS)
    assert shows(drawn(banner), b"new")
    assert not shows(drawn(banner), b"old")


def test_nothing_said_is_nothing_seen():
    banner = Banner()

    assert not banner.update(12345)
    assert drawn(banner) == bytes(1024)


def test_every_sentence_fits_the_banner():
    canvas = Glass().canvas

    sentences = (trouble_words.SAVE_FAILED, trouble_words.SETTINGS_LOST)
    for sentence in trouble_words.KEY_STUCK + sentences:
        assert canvas.measure(sentence) <= 126, sentence


def test_a_banner_leaves_the_small_pen_in_hand():
    glass = Glass()
    banner = Banner()
    banner.say(b"x", 0)

    banner.draw(glass.canvas)
    glass.canvas.text(b"after", 0, 0)

    assert shows(glass.picture, b"after")


def ring_lit(step):
    """Return how many pixels the ring lights."""
    glass = Glass()
    draw_ring(glass.canvas, step, b"Undo")
    return len(glass.lit())


def test_the_ring_grows_with_every_step():
    lit = [ring_lit(step) for step in range(STEPS + 1)]

    assert lit == sorted(lit)
    assert len(set(lit)) == STEPS + 1


def test_the_ring_names_what_will_happen():
    glass = Glass()
    glass.canvas.frame.fill(1)

    draw_ring(glass.canvas, 5, b"Undo")

    assert shows(glass.picture, b"Undo")


def test_the_longest_word_fits_into_the_ring():
    from ui import words

    canvas = Glass().canvas
    for word in (words.HOLD_HELP, words.HOLD_MENU, words.HOLD_UNDO):
        assert canvas.measure(word) <= 76, word
