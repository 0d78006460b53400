"""Lights: one owner at a time, and each rhythm is a function of time alone."""

from ui import lights
from ui.fault_light import FaultBlink
from ui.lights import Lights, calm_level, dimmed, level
from ui.run_light import Run

_WRAP = 0x40000000

# rhythm, period, (moment in the period, brightness)
RHYTHMS = (
    (lights.PRESENT, 1, ((0, 56),)),
    (lights.STRONG, 1, ((0, 255),)),
    (lights.TURN, 2048, ((0, 56), (512, 155), (1024, 255), (1536, 155), (2047, 56))),
    (lights.MAY_WIN, 1024, ((0, 255), (127, 255), (128, 0), (255, 0), (256, 255), (383, 255),
                            (384, 0), (512, 0), (1023, 0))),
    (lights.BLINK, 1024, ((0, 0), (511, 0), (512, 255), (1023, 255))),
    (lights.ALARM, 256, ((0, 0), (127, 0), (128, 255), (255, 255))),
)  # fmt: skip


class Row:
    """Eight pixels as the lights see them."""

    count = 8

    def __init__(self):
        self.colours = [0] * 8
        self.shown = []

    def clear(self):
        self.colours = [0] * 8

    def set(self, index, colour):
        self.colours[index] = colour

    def show(self):
        self.shown.append(list(self.colours))


class Painter:
    """Paints one light of its own."""

    def __init__(self, index):
        self._index = index

    def paint(self, row, now):
        row.set(self._index, 0xFFFFFF, lights.STRONG, now)


def lit_by(row, now=0):
    """Let the lights step; return which pixels are lit."""
    row.step(now)
    return [i for i in range(8) if row._pixels.colours[i]]


def test_each_rhythm_at_its_moments_and_across_the_wrap():
    for rhythm, period_ms, moments in RHYTHMS:
        for at_ms, brightness in moments:
            for now in (at_ms, at_ms + 5 * period_ms, _WRAP - period_ms + at_ms):
                assert level(rhythm, now) == brightness, (rhythm, now)


def test_breathing_never_jumps_even_where_the_ticks_wrap():
    for start in (0, _WRAP - 3000):
        for step in range(6000):
            now, then = (start + step + 1) % _WRAP, (start + step) % _WRAP
            assert abs(level(lights.TURN, now) - level(lights.TURN, then)) <= 1


def test_calm_levels_tell_present_from_everything_else():
    assert calm_level(lights.PRESENT) == 56
    for rhythm in (lights.TURN, lights.MAY_WIN, lights.STRONG, lights.ALARM):
        assert calm_level(rhythm) == 255


def test_a_dimmed_colour_keeps_its_channels():
    for colour, brightness, result in (
        (0xFF8000, 255, 0xFF8000),
        (0xFF8000, 0, 0),
        (0xFF8000, 128, 0x804000),
        (0x0000FF, 56, 0x000038),
        (0xFFFFFF, 1, 0x010101),
    ):
        assert dimmed(colour, brightness) == result


def test_the_highest_claim_owns_the_row():
    row = Lights(Row())
    for priority in (lights.SCREEN, lights.EVENT, lights.WARNING, lights.FAULT):
        row.claim(priority, Painter(priority))
        assert lit_by(row) == [priority]

    for priority in (lights.FAULT, lights.WARNING, lights.EVENT):
        row.drop(priority)
        assert lit_by(row) == [priority - 1]


def test_nobody_claims_a_dark_row():
    assert lit_by(Lights(Row())) == []


def test_the_row_is_dark_before_each_painting():
    row = Lights(Row())
    row.claim(lights.SCREEN, Painter(2))
    row.step(0)

    row.claim(lights.SCREEN, Painter(5))

    assert lit_by(row) == [5]


def test_lights_outside_the_row_do_nothing():
    row = Lights(Row())

    row.set(-1, 0xFFFFFF, lights.STRONG, 0)
    row.set(8, 0xFFFFFF, lights.STRONG, 0)

    assert row._pixels.colours == [0] * 8


def test_each_dialect_says_it_in_its_own_way():
    # dialect, rhythm, moment, colour that is lit
    for dialect, rhythm, now, colour in (
        (lights.FULL, lights.STRONG, 0, 0x102030),
        (lights.FULL, lights.ALARM, 0, 0),
        (lights.CALM, lights.ALARM, 0, 0x102030),
        (lights.CALM, lights.TURN, 0, 0x102030),
        (lights.CALM, lights.BLINK, 0, 0),
        (lights.CALM, lights.BLINK, 512, 0x102030),
        (lights.WHITE, lights.STRONG, 0, 0xFFFFFF),
        (lights.WHITE, lights.ALARM, 0, 0),
    ):
        row = Lights(Row())
        row.dialect = dialect
        row.set(3, 0x102030, rhythm, now)

        assert row._pixels.colours[3] == colour, (dialect, rhythm, now)


def test_a_dark_dialect_shows_nothing_but_faults():
    row = Lights(Row())
    row.dialect = lights.DARK
    row.claim(lights.SCREEN, Painter(1))
    row.claim(lights.EVENT, Painter(2))
    assert lit_by(row) == []

    row.claim(lights.FAULT, FaultBlink(2))

    assert lit_by(row, 512) == [0, 1]


def test_a_fault_blinks_as_many_red_lights_as_its_code():
    for code in (1, 2, 3, 4):
        row = Lights(Row())
        row.claim(lights.FAULT, FaultBlink(code))

        assert lit_by(row, 0) == []
        assert lit_by(row, 512) == list(range(code))
        assert row._pixels.colours[0] == 0xFF0000


def test_darkening_puts_out_whatever_is_claimed():
    row = Lights(Row())
    row.claim(lights.FAULT, Painter(0))
    row.step(0)

    row.darken()

    assert row._pixels.shown[-1] == [0] * 8


def test_a_run_ends_on_its_target_wherever_it_starts():
    for start in (0, _WRAP - 1200):
        for count in range(1, 9):
            for target in range(count):
                run = Run(target, 0xFFFFFF, start, 2400)

                assert not run.is_over((start + 2399) % _WRAP)
                assert run.is_over((start + 2400) % _WRAP)
                for later_ms in (2400, 2500, 9000):
                    assert run.place((start + later_ms) % _WRAP, count) == target


def test_a_run_goes_forward_by_single_steps_that_grow_longer():
    run = Run(3, 0xFFFFFF, _WRAP - 1000, 2400)
    places = [run.place((_WRAP - 1000 + ms) % _WRAP, 5) for ms in range(2401)]

    changes = [ms for ms in range(1, 2401) if places[ms] != places[ms - 1]]
    waits = [changes[i] - changes[i - 1] for i in range(1, len(changes))]

    for ms in changes:
        assert (places[ms] - places[ms - 1]) % 5 == 1
    assert waits == sorted(waits)
    assert waits[-1] > 3 * waits[0]
    assert len(changes) == 3 * 5


def test_a_run_gives_the_row_back_once_it_has_rested():
    row = Lights(Row())
    row.claim(lights.SCREEN, Painter(0))
    row.claim(lights.EVENT, Run(6, 0xFFFFFF, 0, 1000))

    assert lit_by(row, 1399) == [6]
    assert lit_by(row, 1400) == [6]
    assert lit_by(row, 1404) == [0]
