"""Battery: the curve, the smoothing, the charger, and a cell that is not there."""

from errno import EIO

from drivers.battery import EMPTY, FINE, LOW, Battery, percent
from drivers.fault import FAULT_BATTERY, BoardFault
from tests.firmware.expect import raises

_WRAP = 0x40000000
_PERIOD_MS = 5000


class Cell:
    """A cell behind the divider that halves its voltage. `mv` None fails to read."""

    def __init__(self, mv):
        self.mv = mv
        self.reads = 0

    def read_uv(self):
        self.reads += 1
        if self.mv is None:
            raise OSError(EIO)
        return self.mv * 500


def sensed(mv, start=_WRAP - 1000):
    """Return a cell and its driver, which has begun."""
    cell = Cell(mv)
    battery = Battery(cell.read_uv)
    battery.begin(start)
    return cell, battery


def tend_for(battery, readings, start=_WRAP - 1000):
    """Let that many readings fall due."""
    for reading in range(1, readings + 1):
        battery.tend((start + reading * _PERIOD_MS) % _WRAP)


def test_the_curve_never_falls_and_covers_all_of_0_to_100():
    charges = [percent(mv) for mv in range(2500, 4400)]

    assert charges == sorted(charges)
    assert set(charges) == set(range(101))


def test_the_curve_meets_its_known_points():
    for mv, charge in ((0, 0), (3300, 0), (3600, 10), (3800, 50), (4080, 90), (4180, 100)):
        assert percent(mv) == charge, mv


def test_the_first_reading_is_believed_at_once():
    _, battery = sensed(3800)

    assert battery.is_known
    assert battery.percent == 50
    assert not battery.is_charging


def test_the_cell_is_read_every_five_seconds_across_the_wrap():
    cell, battery = sensed(3800)

    for later_ms in range(0, 20_001, 4):
        battery.tend((_WRAP - 1000 + later_ms) % _WRAP)

    assert cell.reads == 1 + 4


def test_a_single_odd_reading_moves_the_charge_only_a_little():
    cell, battery = sensed(3840)

    cell.mv = 3640
    tend_for(battery, 1)

    assert percent(3640) < 20
    assert 40 <= battery.percent < 60


def test_the_charge_follows_a_cell_that_stays_lower():
    cell, battery = sensed(4180)

    cell.mv = 3600
    tend_for(battery, 30)

    assert battery.percent in (10, 11)


def test_a_voltage_that_only_a_charger_gives_means_charging():
    for mv, is_charging in ((4180, False), (4188, False), (4190, True), (4400, True)):
        _, battery = sensed(mv)

        assert battery.is_charging == is_charging, mv
        assert battery.percent == 100


def test_charging_ends_when_the_charger_is_gone():
    cell, battery = sensed(4400)

    cell.mv = 4100
    tend_for(battery, 10)

    assert not battery.is_charging
    assert 90 <= battery.percent < 100


def test_no_cell_is_a_fault_and_nothing_is_known():
    for mv in (0, 100, 2400, None):
        battery = Battery(Cell(mv).read_uv)

        fault = raises(BoardFault, battery.begin, 0)

        assert fault.code == FAULT_BATTERY
        assert not battery.is_known
        assert not battery.is_charging


def test_a_cell_that_comes_later_is_known_then():
    cell = Cell(None)
    battery = Battery(cell.read_uv)
    raises(BoardFault, battery.begin, _WRAP - 1000)

    cell.mv = 3900
    tend_for(battery, 1)

    assert battery.is_known
    assert battery.percent == 70


def test_a_cell_that_is_taken_out_is_unknown_again():
    cell, battery = sensed(4400)

    cell.mv = 0
    tend_for(battery, 1)

    assert not battery.is_known
    assert not battery.is_charging


def levels(battery, cell, readings):
    """Return the level after each of some readings, in millivolts."""
    told = []
    for index, mv in enumerate(readings):
        cell.mv = mv
        battery.tend((_WRAP - 1000 + (index + 1) * _PERIOD_MS) % _WRAP)
        told.append(battery.level)
    return told


def test_the_first_reading_tells_the_level_at_once():
    for mv, level in ((3350, EMPTY), (3419, EMPTY), (3420, LOW), (3600, LOW), (3700, FINE)):
        _, battery = sensed(mv)

        assert battery.level == level, mv


def test_a_cell_in_use_is_empty_only_after_three_readings_in_a_row():
    cell, battery = sensed(3430)
    assert battery.level == LOW

    told = levels(battery, cell, [3300, 3300, 3300])

    assert told == [LOW, LOW, EMPTY]


def test_a_better_reading_in_between_counts_anew():
    cell, battery = sensed(3424)

    told = levels(battery, cell, [3390, 3390, 3600, 3200, 3400, 3400])

    assert told == [LOW] * 5 + [EMPTY]


def test_an_empty_cell_must_rise_well_above_the_mark():
    for mv, level in ((3440, EMPTY), (3509, EMPTY), (3510, LOW), (3760, FINE), (4300, FINE)):
        cell, battery = sensed(3350)

        assert levels(battery, cell, [mv]) == [level], mv


def test_a_low_cell_on_the_edge_does_not_go_to_and_fro():
    cell, battery = sensed(3600)
    assert battery.level == LOW

    assert levels(battery, cell, [3612, 3600, 3630, 3600]) == [LOW] * 4
    assert levels(battery, cell, [3800, 3800, 3800])[-1] == FINE


def test_a_cell_that_is_gone_or_charging_is_neither_low_nor_empty():
    for mv in (0, 4400):
        cell, battery = sensed(3300)
        assert battery.level == EMPTY

        assert levels(battery, cell, [mv]) == [FINE]
