"""The simulated world: the clock is the test's, and things happen in their order."""

from host_tools.simulated import world as worlds
from host_tools.simulated.install import install
from host_tools.simulated.world import START_MS, World

_WRAP = 0x40000000


class Ticker:
    """A timer as the world knows it: says when it is due, and notes when it fired."""

    def __init__(self, world, period_ms):
        self._world = world
        self._period_us = period_ms * 1000
        self.due_us = self._period_us
        self.fired = []
        world.timers.append(self)

    def fire(self):
        self.due_us += self._period_us
        self.fired.append(self._world.elapsed_us // 1000)

    def catch_up(self):
        while self.due_us <= self._world.elapsed_us:
            self.fire()


def test_the_clock_starts_three_seconds_before_the_ticks_wrap():
    world = World()
    assert world.ticks_ms() == START_MS == _WRAP - 3000

    world.sleep_us(2_999_999)
    assert world.ticks_ms() == _WRAP - 1
    world.sleep_us(1)
    assert world.ticks_ms() == 0


def test_time_stands_still_until_somebody_moves_it():
    world = World()

    assert [world.ticks_ms() for _ in range(5)] == [START_MS] * 5


def test_events_happen_at_their_time_and_in_their_order():
    world = World()
    seen = []
    for delay_ms in (30, 10, 20, 10):
        world.after(delay_ms, lambda delay_ms=delay_ms: seen.append((delay_ms, world.elapsed_us)))

    world.sleep_us(15_000)
    assert seen == [(10, 10_000), (10, 10_000)]
    world.sleep_us(15_000)
    assert seen[2:] == [(20, 20_000), (30, 30_000)]


def test_an_event_may_plan_another_one():
    world = World()
    seen = []
    world.after(5, lambda: world.after(5, lambda: seen.append(world.elapsed_us)))

    world.sleep_us(20_000)

    assert seen == [10_000]


def test_a_timer_fires_on_time_while_the_chip_sleeps():
    world = World()
    ticker = Ticker(world, 4)

    world.sleep_us(18_000)

    assert ticker.fired == [4, 8, 12, 16]


def test_a_timer_waits_while_the_interpreter_is_busy():
    world = World()
    ticker = Ticker(world, 4)

    world.block_us(10_000)
    assert ticker.fired == [10, 10]
    world.sleep_us(2_000)
    assert ticker.fired == [10, 10, 12]


def test_fingers_move_while_the_interpreter_is_busy():
    world = World()
    world.after(3, lambda: world.press(25))
    world.after(8, lambda: world.release(25))

    world.block_us(5_000)
    assert world.level(25) == 0
    world.block_us(5_000)
    assert world.level(25) == 1


def test_an_event_goes_before_a_timer_of_the_same_moment():
    world = World()
    order = []
    ticker = Ticker(world, 4)
    ticker.fire = lambda: order.append("timer") or setattr(ticker, "due_us", 99_000)
    world.after(4, lambda: order.append("event"))

    world.sleep_us(5_000)

    assert order == ["event", "timer"]


def test_a_key_pulls_its_pin_low_and_a_driven_pin_keeps_its_level():
    world = World()
    assert world.level(32) == 1
    world.press(32)
    assert world.level(32) == 0
    world.release(32)
    assert world.level(32) == 1

    world.drive(22, 0)
    assert world.level(22) == 0


def test_a_power_cut_passes_through_every_handler_of_the_firmware():
    assert issubclass(worlds.PowerCut, BaseException)
    assert not issubclass(worlds.PowerCut, Exception)


def test_the_simulated_time_belongs_to_the_powered_world():
    install()
    from time import sleep_ms, ticks_ms

    world = World(500)
    worlds.power(world)
    sleep_ms(25)

    assert ticks_ms() == 525
    worlds.power(World(7))
    assert ticks_ms() == 7
