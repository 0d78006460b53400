"""The check of the keys: bounce in milliseconds, and keys that are stuck, dead or tied."""

import pins
from checks.grade import BAD, FINE, WARN
from checks.keys_check import KeysCheck
from tests.firmware.drivers.powered_board import PoweredBoard

_GPIOS = (pins.KEY_UP, pins.KEY_DOWN, pins.KEY_OK, pins.KEY_BACK)
_START = 0x40000000 - 500


class Bench:
    """A board whose keys are under test, with fingers that bounce."""

    def __init__(self, stuck=()):
        self.powered = PoweredBoard(_START)
        self.world = self.powered.world
        self.board = self.powered.board
        for gpio in stuck:
            self.world.press(gpio)
        self.reads = self.board.keys.reads
        self.check = KeysCheck()
        self.check.begin(self.board, self.board.now())

    def run(self, duration_ms):
        """Let time pass as the loop of the device does."""
        for _ in range(duration_ms // 4):
            self.check.step(self.board.now())
            self.board.rest()

    def tap(self, gpio, edges=(0,), also=()):
        """Press a key for 80 ms; it changes its level at each of `edges`, in ms."""
        for index, edge in enumerate(edges):
            self._change(gpio, edge, index % 2 == 0)
        for other in also:
            self._change(other, 1, True)
            self._change(other, 81, False)
        self._change(gpio, 80, False)
        self.run(240)

    def _change(self, gpio, delay_ms, is_down):
        act = self.world.press if is_down else self.world.release
        self.world.after(delay_ms, lambda: act(gpio))

    def findings(self):
        self.check.end(self.board)
        return self.check.findings()


def test_clean_keys_bounce_not_at_all_and_the_keys_are_given_back():
    bench = Bench()
    for key, gpio in enumerate(_GPIOS):
        assert bench.check.key == key
        assert bench.check.ask == b"Press %s once" % (b"UP", b"DOWN", b"OK", b"BACK")[key]
        assert not bench.check.answer(key)
        bench.tap(gpio)

    assert bench.check.is_over
    assert bench.findings() == [
        (FINE, b"Key %s bounces 0 ms" % name) for name in (b"UP", b"DOWN", b"OK", b"BACK")
    ]
    assert bench.board.keys.reads is bench.reads
    assert bench.world.timers[0].period_us == 4000


def test_bounce_is_measured_to_the_millisecond():
    # The first edge is seen a sample later than it was.
    for edges, grade, sentence in (
        ((0, 2, 4), FINE, b"Key UP bounces 3 ms"),
        ((0, 3, 5, 6, 9), FINE, b"Key UP bounces 8 ms"),
        ((0, 5, 6, 12, 14), FINE, b"Key UP bounces 13 ms"),
        ((0, 5, 6, 12, 15), BAD, b"Key UP bounces 14 ms: replace it"),
        ((0, 10, 20), BAD, b"Key UP bounces 19 ms: replace it"),
    ):
        bench = Bench()
        bench.tap(pins.KEY_UP, edges)

        assert bench.findings()[0] == (grade, sentence), edges


def test_the_worse_of_press_and_release_counts():
    bench = Bench()
    for delay_ms, is_down in ((0, True), (2, False), (3, True), (70, False), (75, True)):
        bench._change(pins.KEY_UP, delay_ms, is_down)
    bench.tap(pins.KEY_UP, (0,))

    assert bench.findings()[0] == (FINE, b"Key UP bounces 10 ms")


def test_another_key_than_the_wanted_one_changes_nothing():
    bench = Bench()
    bench.tap(pins.KEY_BACK)

    assert bench.check.key == 0


def test_a_key_that_is_down_from_the_start_is_stuck():
    bench = Bench(stuck=(pins.KEY_UP,))
    bench.run(20)

    assert bench.check.key == 1
    assert bench.findings()[0] == (BAD, b"Key UP is stuck: free it or replace it")


def test_a_key_that_nobody_presses_ends_after_twenty_seconds_with_a_warning():
    bench = Bench()
    bench.run(19_900)
    assert bench.check.key == 0
    assert bench.check.seconds == 1
    bench.run(200)

    assert bench.check.key == 1
    assert bench.findings()[0] == (WARN, b"No press of UP came: check its wire")


def test_two_keys_that_go_down_together_are_tied():
    bench = Bench()
    bench.tap(pins.KEY_UP, (0,), also=(pins.KEY_OK,))

    assert bench.findings()[0] == (BAD, b"Key UP is tied to another: look for a bridge")
