"""Board: a part that does not answer is told, the rest goes on."""

import pins
from drivers.fault import FAULT_BATTERY, FAULT_KEYS, FAULT_LEDS, FAULT_OLED
from host_tools.simulated import world as worlds
from host_tools.simulated.disk import SimDisk
from host_tools.simulated.install import install
from key import OK, PRESS, TAP
from tests.firmware.drivers.powered_board import PoweredBoard


def board_on(world):
    """Return a board that has begun on a world."""
    worlds.power(world)
    install()
    from board import Board

    board = Board(SimDisk())
    board.begin()
    return board


def test_a_whole_board_has_no_faults():
    assert PoweredBoard().board.faults == 0


def test_each_missing_part_is_one_fault():
    for code, spoil in (
        (FAULT_OLED, lambda world: world.bus.unplug(worlds.OLED_ADDRESS)),
        (FAULT_OLED, lambda world: world.bus.jam()),
        (FAULT_LEDS, lambda world: setattr(world, "strips_fail", True)),
        (FAULT_BATTERY, lambda world: setattr(world, "battery_uv", 0)),
        (FAULT_KEYS, lambda world: world.press(pins.KEY_BACK)),
    ):
        world = worlds.World()
        spoil(world)

        assert board_on(world).faults == 1 << code, code


def test_a_board_without_anything_still_begins_and_reads_its_keys():
    world = worlds.World()
    world.bus.unplug(worlds.OLED_ADDRESS)
    world.strips_fail = True
    world.battery_uv = 0
    board = board_on(world)

    world.press(pins.KEY_OK)
    world.sleep_us(50_000)
    world.release(pins.KEY_OK)
    world.sleep_us(50_000)

    assert board.keys.take() == PRESS | OK
    assert board.keys.take() == TAP | OK


def test_a_part_that_comes_back_is_no_fault_any_more():
    world = worlds.World()
    world.bus.unplug(worlds.OLED_ADDRESS)
    world.battery_uv = 0
    world.press(pins.KEY_UP)
    board = board_on(world)

    world.bus.plug(worlds.OLED_ADDRESS, world.chip)
    world.battery_uv = 1_900_000
    world.release(pins.KEY_UP)
    for _ in range(1500):
        board.tend(board.now())
        board.rest()

    assert board.faults == 0


def test_an_idle_board_sends_nothing():
    powered = PoweredBoard()
    sent, writes = powered.world.bus.bytes_sent, powered.world.strip_writes

    powered.tend(5000)

    assert powered.world.bus.bytes_sent == sent
    assert powered.world.strip_writes == writes
