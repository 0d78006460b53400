"""The simulated `machine`: takes what the ESP32 takes, and refuses the rest."""

import esp32
from host_tools.simulated import world as worlds
from machine import ADC, I2C, Pin, Timer, deepsleep, lightsleep
from tests.firmware.expect import raises


def fresh_world():
    """Return a world that the modules belong to."""
    world = worlds.World()
    worlds.power(world)
    return world


def test_pins_that_do_not_exist_or_feed_the_flash_are_refused():
    fresh_world()
    for gpio in (-1, 1, 3, 6, 7, 8, 9, 10, 11, 20, 24, 28, 29, 30, 31, 37, 38, 40):
        raises(ValueError, Pin, gpio)


def test_input_only_pins_have_no_output_and_no_pull():
    fresh_world()
    for gpio in (34, 35, 36, 39):
        assert Pin(gpio, Pin.IN).value() == 1
        raises(ValueError, Pin, gpio, Pin.OUT)
        raises(ValueError, Pin, gpio, Pin.OPEN_DRAIN)
        raises(ValueError, Pin, gpio, Pin.IN, Pin.PULL_UP)


def test_only_an_output_can_be_driven():
    world = fresh_world()
    for mode in (Pin.OUT, Pin.OPEN_DRAIN):
        Pin(27, mode, value=1).value(0)
        assert world.outputs[27] == 0

    raises(ValueError, Pin(27, Pin.IN).value, 1)
    raises(ValueError, Pin, 27, 99)


def test_a_pin_made_an_input_again_reads_the_key():
    world = fresh_world()
    Pin(25, Pin.OUT, value=0)

    pin = Pin(25, Pin.IN, Pin.PULL_UP)

    assert pin.value() == 1
    world.press(25)
    assert pin.value() == 0


def test_what_the_firmware_does_not_use_is_absent():
    for part, names in (
        (Pin, ("irq", "on", "off", "toggle", "init")),
        (I2C, ("writevto", "readfrom", "readfrom_mem", "writeto_mem", "deinit")),
        (ADC, ("read", "read_u16", "atten", "width")),
        (Timer, ("value", "ONE_SHOT")),
    ):
        for name in names:
            assert not hasattr(part, name), name


def test_the_bus_takes_buffers_and_nothing_else():
    fresh_world()
    i2c = I2C(0, scl=Pin(22), sda=Pin(21), freq=400_000)

    for data in (b"\x00\xae", bytearray(b"\x00\xae"), memoryview(b"\x00\xae")):
        assert i2c.writeto(0x3C, data) == 2
    for wrong in ("\x00\xae", [0, 0xAE], None, 7):
        raises(TypeError, i2c.writeto, 0x3C, wrong)
    raises(ValueError, i2c.writeto, 0x3C, b"\x00\xae", False)


def test_a_read_fills_a_buffer_that_can_be_written():
    fresh_world()
    i2c = I2C(0, scl=Pin(22), sda=Pin(21))
    status = bytearray(1)

    i2c.readfrom_into(0x3C, status)

    assert status == b"\x40"
    raises(TypeError, i2c.readfrom_into, 0x3C, b"\x00")
    raises(OSError, i2c.readfrom_into, 0x3D, status)


def test_an_address_without_a_chip_does_not_acknowledge():
    fresh_world()
    i2c = I2C(0, scl=Pin(22), sda=Pin(21))

    assert i2c.scan() == [0x3C]
    raises(OSError, i2c.writeto, 0x3D, b"\x00\xae")


def test_the_bus_wants_pins_and_a_controller_that_exists():
    fresh_world()

    raises(TypeError, lambda: I2C(0, scl=22, sda=21))
    raises(ValueError, lambda: I2C(2, scl=Pin(22), sda=Pin(21)))


def test_the_battery_is_read_on_adc1_over_the_widest_range_only():
    world = fresh_world()
    world.battery_uv = 1_234_567

    assert ADC(Pin(35), atten=ADC.ATTN_11DB).read_uv() == 1_234_567
    raises(ValueError, lambda: ADC(Pin(27), atten=ADC.ATTN_11DB))
    raises(ValueError, lambda: ADC(Pin(35), atten=0))


def test_a_timer_calls_back_every_period_until_it_is_stopped():
    world = fresh_world()
    calls = []
    timer = Timer(0)
    timer.init(period=5, mode=Timer.PERIODIC, callback=calls.append)

    world.sleep_us(17_000)
    assert calls == [timer] * 3
    timer.deinit()
    world.sleep_us(17_000)
    assert len(calls) == 3


def test_a_timer_set_twice_runs_once_at_the_new_period():
    # Regression: the second init() let the timer run twice.
    world = fresh_world()
    calls = []
    timer = Timer(1)
    timer.init(period=5, mode=Timer.PERIODIC, callback=calls.append)

    timer.init(period=10, mode=Timer.PERIODIC, callback=calls.append)
    world.sleep_us(40_000)

    assert len(calls) == 4


def test_timers_that_do_not_exist_are_refused():
    fresh_world()

    raises(ValueError, Timer, 4)
    raises(ValueError, Timer, -1)
    raises(ValueError, lambda: Timer(0).init(period=1, mode=0, callback=None))


def test_a_light_sleep_lets_the_ticks_go_on_and_the_timers_stand_still():
    world = fresh_world()
    fired = []
    timer = Timer(0)
    timer.init(period=4, mode=Timer.PERIODIC, callback=lambda _: fired.append(world.elapsed_us))
    world.after(10, lambda: world.press(25))
    before = world.ticks_ms()

    lightsleep(100)

    assert (world.ticks_ms() - before) & 0x3FFFFFFF == 100
    assert fired == []
    assert world.level(25) == 0
    assert world.asleep_us == 100_000
    world.sleep_us(4000)
    assert fired == [104_000]


def test_a_sleep_that_nothing_would_end_is_refused():
    fresh_world()
    for time_ms in (0, -1, None, "30"):
        raises(ValueError, lightsleep, time_ms)
    raises(ValueError, deepsleep)


def test_a_deep_sleep_ends_what_runs_and_only_its_key_wakes_the_chip():
    world = fresh_world()
    for gpio in (25, 26, 27):
        Pin(gpio, Pin.IN, Pin.PULL_UP)
    Timer(0).init(period=4, mode=Timer.PERIODIC, callback=print)
    esp32.wake_on_ext0(Pin(25), esp32.WAKEUP_ALL_LOW)

    raises(worlds.DeepSleep, deepsleep)

    assert world.is_off and world.timers == []
    for pressed, is_woken in (((25,), True), ((26,), False), ((26, 27), False), ((25, 26), True)):
        for gpio in (25, 26, 27):
            world.pressed[gpio] = gpio in pressed
        assert world.is_woken() == is_woken, pressed


def test_only_pulled_up_pins_of_the_rtc_wake_the_chip():
    fresh_world()
    low = esp32.WAKEUP_ALL_LOW
    Pin(25, Pin.IN, Pin.PULL_UP)
    Pin(18, Pin.IN, Pin.PULL_UP)

    raises(ValueError, esp32.wake_on_ext0, Pin(18), low)
    raises(ValueError, esp32.wake_on_ext0, Pin(26), low)
    raises(ValueError, esp32.wake_on_ext0, Pin(25), True)
    raises(TypeError, esp32.wake_on_ext0, 25, low)
