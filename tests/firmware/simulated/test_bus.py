"""The simulated bus: counts, takes real time, and fails the way wires do."""

from errno import ENODEV, ETIMEDOUT

from host_tools.simulated.world import OLED_ADDRESS, World
from machine import Pin
from tests.firmware.expect import raises

_HZ = 400_000
_OFF = b"\x00\xae"


def pulse(world, times):
    """Pulse SCL by hand."""
    for _ in range(times):
        world.drive(22, 0)
        world.drive(22, 1)


def test_a_transfer_takes_nine_clocks_a_byte_and_one_byte_for_the_address():
    world = World()

    world.bus.write(OLED_ADDRESS, _OFF, _HZ)

    assert world.elapsed_us == 3 * 9 * 1_000_000 // _HZ
    world.bus.read(OLED_ADDRESS, 1, _HZ)
    assert world.elapsed_us == 3 * 9 * 1_000_000 // _HZ + 2 * 9 * 1_000_000 // _HZ


def test_payload_and_transfers_are_counted():
    world = World()

    world.bus.write(OLED_ADDRESS, _OFF, _HZ)
    world.bus.write(OLED_ADDRESS, b"", _HZ)
    world.bus.read(OLED_ADDRESS, 1, _HZ)

    assert world.bus.transfers == 3
    assert world.bus.bytes_sent == 2


def test_nobody_at_an_address_is_enodev():
    bus = World().bus

    error = raises(OSError, bus.write, 0x3D, _OFF, _HZ)

    assert error.args[0] == ENODEV
    assert bus.transfers == bus.bytes_sent == 0


def test_an_unplugged_chip_hears_nothing_and_powers_up_fresh_when_plugged_in():
    world = World()
    world.bus.write(OLED_ADDRESS, b"\x00\x81\x05\x8d\x14\xaf", _HZ)
    assert world.chip.is_on

    world.bus.unplug(OLED_ADDRESS)
    raises(OSError, world.bus.write, OLED_ADDRESS, _OFF, _HZ)
    raises(OSError, world.bus.read, OLED_ADDRESS, 1, _HZ)
    assert world.bus.addresses() == []
    world.bus.plug(OLED_ADDRESS, world.chip)

    assert world.bus.addresses() == [OLED_ADDRESS]
    assert not world.chip.is_on
    assert world.chip.contrast == 0x7F


def test_nacks_come_as_many_as_asked_for_and_where():
    bus = World().bus
    bus.transfers_before_nack = 2
    bus.nacks_to_come = 3

    outcomes = []
    for _ in range(7):
        try:
            bus.write(OLED_ADDRESS, _OFF, _HZ)
            outcomes.append("ok")
        except OSError as error:
            outcomes.append(error.args[0])

    assert outcomes == ["ok", "ok", ENODEV, ENODEV, ENODEV, "ok", "ok"]


def test_a_jammed_bus_times_out_and_finds_nobody():
    bus = World().bus
    bus.jam()

    error = raises(OSError, bus.write, OLED_ADDRESS, _OFF, _HZ)

    assert error.args[0] == ETIMEDOUT
    assert bus.addresses() == []


def test_nine_pulses_of_scl_free_a_jammed_bus_and_eight_do_not():
    world = World()
    world.bus.jam()

    pulse(world, 8)
    assert world.bus.is_stuck
    pulse(world, 1)
    assert not world.bus.is_stuck


def test_pulses_with_a_transfer_in_between_do_not_add_up():
    world = World()
    world.bus.jam()

    for _ in range(3):
        pulse(world, 8)
        raises(OSError, world.bus.write, OLED_ADDRESS, _OFF, _HZ)

    assert world.bus.is_stuck


def test_only_a_rising_edge_of_scl_is_a_pulse():
    # Regression: setting SCL high where it was high already counted as a pulse.
    world = World()
    world.bus.jam()

    for _ in range(20):
        world.drive(22, 1)
        world.drive(21, 0)
        world.drive(21, 1)

    assert world.bus.is_stuck


def test_each_jam_needs_nine_pulses_of_its_own():
    world = World()
    pulse(world, 30)

    world.bus.jam()
    pulse(world, 8)

    assert world.bus.is_stuck


def test_the_bus_clock_is_the_pin_the_board_uses():
    import pins

    assert Pin(pins.SCL).gpio == 22
    assert pins.OLED_ADDRESS == OLED_ADDRESS
