"""The simulated LED strip: shows what was written, only when it was written."""

from host_tools.simulated import world as worlds
from machine import Pin
from neopixel import NeoPixel
from tests.firmware.expect import raises


def fresh_strip(leds=8):
    """Return a world and a strip in it."""
    world = worlds.World()
    worlds.power(world)
    return world, NeoPixel(Pin(27, Pin.OUT), leds)


def test_a_strip_has_three_bytes_an_led():
    _, strip = fresh_strip(5)

    assert len(strip) == 5
    assert strip.buf == bytearray(15)


def test_the_leds_change_only_when_the_buffer_is_written():
    world, strip = fresh_strip()

    strip.buf[0] = 9
    assert 27 not in world.strips
    strip.write()
    strip.buf[0] = 3

    assert world.strips[27][0] == 9
    assert world.strip_writes == 1


def test_a_strip_that_cannot_be_driven_says_so_and_shows_nothing():
    world, strip = fresh_strip()
    world.strips_fail = True

    raises(OSError, strip.write)

    assert 27 not in world.strips
    assert world.strip_writes == 0


def test_what_the_firmware_does_not_use_is_absent():
    _, strip = fresh_strip()

    for name in ("fill", "__setitem__", "__getitem__", "ORDER"):
        assert not hasattr(strip, name), name
