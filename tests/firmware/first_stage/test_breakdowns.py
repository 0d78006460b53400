"""The first stage when something breaks off: the power, the RTC, the flash. It never loops."""

from drivers.pool import Pool
from drivers.verdict import CUT, TRUE
from host_tools.simulated.chip_memory import ChipAbort
from tests.firmware.expect import raises
from tests.firmware.first_stage.cold_start import ColdStart, asked


def verdict(start):
    """Return what is known of the pool."""
    return Pool(start.pool).verdict


def test_noise_that_was_changed_in_the_rtc_is_not_believed():
    for place in (0, 10, 11, 42, 43, 46):
        start = ColdStart()
        start.change_rtc_at = place
        start.draw_noise()

        assert verdict(start) == TRUE
        assert len(asked) == 2, "it is drawn again"


def test_a_chip_that_forgets_its_rtc_carries_the_noise_on_flash_and_does_not_reset_for_ever():
    start = ColdStart()
    start.keeps_rtc = False
    for count in (1, 2):
        start.cut_power().draw_noise()

        assert verdict(start) == TRUE and Pool(start.pool).tries == 0
        assert start.world.resets == 2 and len(asked) == 2 * count
        assert Pool(start.pool).draw(b"")[1]


class WeakCell:
    """Stands in for the clock of a world in which the power breaks down under the radio."""

    def __init__(self, start, breakdowns):
        self._start = start
        self._breakdowns = breakdowns

    def block_us(self, duration_us):
        self._start.world.elapsed_us += duration_us
        if self._start.starts <= self._breakdowns:
            self._start.lose_rtc()
            raise ChipAbort


def test_a_cell_that_breaks_down_under_the_radio_still_brings_the_app_up():
    for breakdowns, found in ((1, TRUE), (2, CUT), (99, CUT)):
        start = ColdStart()
        start.world.block_us = WeakCell(start, breakdowns).block_us
        start.draw_noise()

        assert verdict(start) == found, breakdowns
        assert start.starts <= 3


def test_after_a_breakdown_the_next_power_on_tries_again():
    start = ColdStart()
    start.world.block_us = WeakCell(start, 2).block_us
    start.draw_noise()
    assert verdict(start) == CUT

    start.cut_power().draw_noise()

    assert verdict(start) == TRUE


def test_a_flash_that_takes_nothing_means_no_radio_and_no_reset():
    start = ColdStart()
    start.pool.is_full = True

    start.draw_noise()

    assert asked == [] and start.world.resets == 0
    start.pool.is_full = False
    assert not Pool(start.pool).draw(b"")[1]


def test_a_cut_at_every_write_of_the_stage_brings_noise_at_the_next_power_on():
    for keeps_rtc, writes in ((True, 2), (False, 4)):
        for number in range(2 * writes):
            start = ColdStart()
            start.keeps_rtc = keeps_rtc
            cut_at(start, number // 2, number % 2)
            for _ in range(2):  # the count of what broke off may leave noise to the second
                start.cut_power().draw_noise()
            assert verdict(start) == TRUE, (keeps_rtc, number)
            assert Pool(start.pool).draw(b"")[1]


class Cut(BaseException):
    """The power went."""


def cut_at(start, number, is_done):
    """Let the power go at a write, before or after it is done."""
    replace = start.pool.replace
    left = [number]

    def cut(name, data):
        if left[0] == 0 and not is_done:
            raise Cut
        replace(name, data)
        if left[0] == 0:
            raise Cut
        left[0] -= 1

    start.pool.replace = cut
    raises(Cut, start.draw_noise)
    start.pool.replace = replace


def test_other_things_in_the_rtc_are_nobodys_noise():
    for found in (b"noise", b"noise here", b"x" * 47, b"noise here" + bytes(37)):
        start = ColdStart()
        start.world.rtc_memory = found
        start.draw_noise()

        assert asked == [(512, True)]
