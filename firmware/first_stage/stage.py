"""Draws the noise for the games to come, at power-on: later the radio has no room.

On the ESP32 the generator is truly random only while the radio is on. Its driver takes 38 KB of
what the heap has not taken, and keeps them until a reset. Started late it raises or, in a narrow
band of free memory, aborts the chip. So it is started here, once, while the heap is small; what
was drawn is carried over the reset in the memory of the RTC, and goes into the pool on flash.
Nothing in the app starts the radio.

There is no way to reset for ever: before each try a count of those that broke off is on flash, and
after two of them the app starts with what there is. Whatever fails, games are drawn: marked
PSEUDO. A build of MicroPython whose RTC forgets in a reset is served by the second try, which
carries its noise on flash.
"""

from hashlib import sha256
from time import ticks_us

import modules
from drivers.verdict import CROWDED, TRUE
from machine import PWRON_RESET, RTC, reset, reset_cause
from micropython import const, kbd_intr

_MOST_TRIES = const(2)
_RADIO_BYTES = const(65_536)  # the driver takes up to 45 KB; with 35 KB free the chip aborts
_SMALL_CHANGE = const(8_192)  # a radio that keeps less than this need not be reset for it
_DONE = b"noise kept"  # in the memory of the RTC, until the power goes
_CARRIED = b"noise here"  # then the verdict, the noise, and a check: the RTC promises nothing
_VERDICT_AT = const(10)
_NOISE_AT = const(11)
_CHECK_AT = const(43)
_CTRL_C = const(3)
_NEVER = const(-1)


def run(disk):
    """Make sure that the pool on the disk is filled. May reset the chip."""
    kbd_intr(_NEVER)  # a tool at the cable waits for a second, or it would break the draw off
    try:
        _run(modules.borrow("drivers.pool").Pool(disk))
    except OSError:
        pass  # flash takes nothing: then no secret is drawn from the pool either
    finally:
        kbd_intr(_CTRL_C)


def _run(pool):
    clock = RTC()
    carried = clock.memory()
    if carried.startswith(_CARRIED) and carried[_CHECK_AT:] == _check(carried):
        # Back from the reset.
        _keep(pool, clock, carried[_NOISE_AT:_CHECK_AT], carried[_VERDICT_AT])
    elif pool.verdict != TRUE or pool.tries or (reset_cause() == PWRON_RESET and carried != _DONE):
        _try(pool, clock)


def _try(pool, clock):
    if pool.tries >= _MOST_TRIES:
        _keep(pool, clock, b"", pool.verdict)  # of what was carried on flash, or of what broke off
        return
    pool.begin_try()
    free = _free_bytes()
    if free < _RADIO_BYTES:
        if pool.tries < _MOST_TRIES:
            reset()  # a soft restart may have left a heap that had grown
        _keep(pool, clock, b"", CROWDED)
        return
    noise, verdict = _draw()
    if _free_bytes() < free - _SMALL_CHANGE:
        _carry(pool, clock, noise, verdict)
        reset()
    _keep(pool, clock, noise, verdict)


def _carry(pool, clock, noise, verdict):
    """Take noise over a reset."""
    if pool.tries < _MOST_TRIES:
        carried = _CARRIED + bytes((verdict,)) + noise
        clock.memory(carried + _check(carried))
    else:
        pool.fill(noise, verdict, clock.datetime(), _MOST_TRIES)


def _check(carried):
    return sha256(carried[:_CHECK_AT]).digest()[:4]


def _keep(pool, clock, noise, verdict):
    # In this order a cut of power loses nothing; mixed in twice, noise does no harm.
    pool.fill(noise, verdict, clock.datetime())
    clock.memory(_DONE)


def _draw():
    entropy = modules.borrow("drivers.entropy")
    try:
        return entropy.EntropyGate(_read_generator, _switch_radio, ticks_us).draw()
    except MemoryError:
        return bytes(32), CROWDED


def _free_bytes():
    """Return what the heap has not taken of the chip's memory."""
    from esp32 import HEAP_DATA, idf_heap_info

    return sum([area[1] for area in idf_heap_info(HEAP_DATA)])


def _read_generator(count):
    from os import urandom  # not every port has it

    return urandom(count)


def _switch_radio(is_on):
    """Switch the radio and make sure that it is as wanted."""
    from network import STA_IF, WLAN  # not every port has it

    radio = WLAN(STA_IF)
    radio.active(is_on)
    if is_on:
        # A station without a network sleeps most of the time, and its noise with it.
        radio.config(pm=WLAN.PM_NONE)
    if radio.active() != is_on:  # type: ignore[func-returns-value]  # the stub forgets it
        raise OSError
