"""A device that leaps over its idle rounds is in all respects like one that lives through them."""

import pins
from host_tools.simulated.session import Session


class Walked(Session):
    """Lives through every round."""

    def _leap(self, end_us):
        pass


class Counted(Session):
    """Leaps, and counts the rounds that are left."""

    rounds = 0

    def step(self):
        self.rounds += 1
        super().step()


def _facts(session):
    world = session.world
    timers = [timer.due_us for timer in world.timers]
    bus = world.bus.transfers, world.bus.bytes_sent
    return world.elapsed_us, timers, bus, session.screen, session.picture(), session.lights()


def _look(session, action, *arguments):
    action(*arguments)
    return _facts(session)


def _evening(session):
    """Yield the facts after each thing somebody does: keys, pauses, a cell that loses charge."""
    yield _look(session, session.boot)
    for key in (
        "DOWN",
        "UP",
        "OK",
        "DOWN",
        "DOWN",
        "OK",
        "OK",
    ):  # the coin of the first game, flipped
        yield _look(session, session.press, key)
    for pause_ms in (1, 13, 249, 250, 251, 1999):
        yield _look(session, session.run, pause_ms)
    yield _look(session, session.hold, "OK", 700)  # the table menu
    session.world.battery_uv = 1_850_000
    yield _look(session, session.run, 5203)
    session.world.after(3333, lambda: session.world.press(pins.KEY_BACK))
    session.world.after(3400, lambda: session.world.release(pins.KEY_BACK))
    yield _look(session, session.run, 5000)
    session.app.say(b"A sentence", session.world.ticks_ms())
    yield _look(session, session.run, 2500)
    session.app._sleep.after_ms = 31_000  # of these it is dim for thirty seconds
    yield _look(session, session.run, 2345)
    session.app._sleep.after_ms = 3000  # it sleeps soon
    yield _look(session, session.run, 2000)
    yield _look(session, session.press, "OK")
    session.world.battery_uv = 1_600_000
    yield _look(session, session.run, 45_000)  # it is off
    session.world.after(777, lambda: session.world.press(pins.KEY_OK))
    session.world.after(900, lambda: session.world.release(pins.KEY_OK))
    yield _look(session, session.run, 2000)  # it told that it is empty, and goes off again


def test_a_leaping_device_shows_and_does_the_same_at_the_same_microsecond():
    leaping, walked = _evening(Session()), _evening(Walked())
    for number, facts in enumerate(walked):
        assert next(leaping) == facts, "after thing %d" % number


def test_idle_rounds_are_left_out():
    session = Counted().boot()
    session.rounds = 0

    session.run(10_000)

    assert session.rounds < 2500 // 20


def test_nothing_is_left_out_while_a_finger_is_on_a_key():
    session = Counted().boot()
    session.rounds = 0

    session.world.press(pins.KEY_DOWN)
    session.run(400)

    assert session.rounds > 90
