"""What a walk does not pass: odd keys, banners, faults, sleep; and that the lock can fail."""

from drivers.keys import SAMPLE_MS, Keys
from host_tools.exercises.heap_watch import LIGHT_TIMES, HeapWatch, allocates
from host_tools.exercises.quiet import QuietHandheld, QuietKey
from key import BACK, COUNT, DOWN, HOLD, KIND_MASK, LONG, OK, PRESS, RELEASE, REPEAT, UP
from ui.lights import EVENT
from ui.run_light import Run

_MASK = 0x3FFFFFFF
_MINUTE_MS = 60_000

# Levels of one key, one sample each: contact bounce at both ends of a long press.
_BOUNCE = b"\x01\x00\x01\x01\x00"
_LONG_PRESS = b"\x00" * 5 + _BOUNCE + b"\x01" * 520 + _BOUNCE + b"\x00" * 8


def _poll_through(pattern, key, start):
    """Sample one key through a pattern of levels; return the kinds of its events."""
    fingers = [QuietKey() for _ in range(COUNT)]
    keys = Keys(tuple([finger.value for finger in fingers]))
    keys.begin(start)
    now = start
    kinds = set()
    for level in pattern:
        fingers[key].is_down = level == 1
        now = (now + SAMPLE_MS) & _MASK
        assert not allocates(keys.sample, now), "sample after %r" % kinds
        if keys._tail != keys._head:
            kinds.add(keys._codes[keys._tail] & KIND_MASK)
        assert not allocates(keys.take), "take after %r" % kinds
    return kinds


def test_the_lock_finds_what_allocates():
    def make_list():
        return [COUNT]

    assert allocates(make_list)
    assert not allocates(abs, -1)


def test_no_key_poll_allocates_at_bounce_press_hold_repeat_and_release():
    for key in (UP, DOWN, OK, BACK):
        repeats = {REPEAT} if key in (UP, DOWN) else set()
        for before_wrap_ms in (0, 30, 610, 1000, 1810, 2200):
            kinds = _poll_through(_LONG_PRESS, key, _MASK - before_wrap_ms)

            assert kinds == {PRESS, HOLD, LONG, RELEASE} | repeats


def test_a_full_ring_of_events_drops_without_allocating():
    keys = Keys(())

    for _ in range(70):
        assert not allocates(keys.put, UP, 1)

    assert keys.dropped


def test_a_banner_allocates_nothing_while_it_is_shown_and_when_it_goes():
    handheld = QuietHandheld()
    watch = HeapWatch(handheld)

    handheld.app.say(b"Something to be said", handheld.now)
    for _ in range(130):
        watch.frame()

    assert watch.found == []


def test_the_running_light_allocates_nothing():
    handheld = QuietHandheld()
    lights = handheld.app._lights
    run = Run(3, 0xFFFFFF, handheld.now, 2400)
    lights.claim(EVENT, run)

    for _ in range(180):
        handheld.pass_time(16)
        assert not allocates(lights.step, handheld.now)


def test_the_fault_code_on_the_lights_allocates_nothing():
    handheld = QuietHandheld()
    handheld.board.oled.is_lost = True
    handheld.app.step(handheld.now)  # loads the code that blinks

    for now in LIGHT_TIMES:
        assert not allocates(handheld.app.step, now)


def test_falling_asleep_and_sleeping_allocate_nothing():
    handheld = QuietHandheld()
    watch = HeapWatch(handheld)
    watch.frame()

    handheld.pass_time(6 * _MINUTE_MS)
    for _ in range(10):
        watch.frame()

    assert handheld.app._sleep.is_asleep
    assert watch.found == []


def test_a_battery_reading_allocates_nothing():
    handheld = QuietHandheld()
    battery = handheld.board.battery

    for _ in range(10):
        handheld.pass_time(6000)
        assert not allocates(battery.tend, handheld.now)
