"""The serial line while the app runs: only Ctrl-C means something, and only between two steps."""

from console import Console
from host_tools.simulated.install import install
from host_tools.simulated.world import Reset
from tests.firmware.expect import raises
from tests.firmware.player import Player


def firmware():
    """Return the modules at the top of the firmware, which need the chip's own."""
    install()
    import cable
    import main

    return main, cable


class Line:
    """A serial line on which bytes wait."""

    def __init__(self, data):
        self.data = data

    def poll(self, _ms):
        """Yield once for each byte that waits."""
        while self.data:
            yield None

    def read(self, count):
        """Take bytes off the line."""
        taken, self.data = self.data[:count], self.data[count:]
        return taken


def console(data):
    line = Line(data)
    return line, Console(line.poll, line.read)


def test_a_quiet_line_wants_nothing():
    _, quiet = console(b"")

    assert not quiet.is_wanted()


def test_ctrl_c_asks_for_the_board_and_what_follows_stays_on_the_line():
    line, asked = console(b"\r\x03\r\x01")

    assert asked.is_wanted()
    assert line.data == b"\r\x01"


def test_whatever_else_is_typed_is_dropped():
    line, typed = console(b"hello\r\n\x04")

    assert not typed.is_wanted()
    assert line.data == b""


class Stops:
    """A console that asks for the board after so many steps."""

    def __init__(self, steps):
        self.left = steps
        self.told = []

    def begin(self):
        """Note that Ctrl-C is taken now."""
        self.told.append("begin")

    def end(self):
        """Note that it is not taken any more."""
        self.told.append("end")

    def is_wanted(self):
        """Count down."""
        self.left -= 1
        return self.left < 0


def test_the_app_pauses_when_asked_and_goes_on_where_it_was():
    player = Player().boot()
    player.open_tool("Dice")
    before = player.picture()
    stops = Stops(5)
    main, cable = firmware()
    main.running[:] = [player.device, stops]

    main.run()
    assert stops.told == ["begin", "end"]
    assert cable.is_paused()
    assert cable.frame() == before
    stops.left = 5
    cable.go_on()

    assert stops.told == ["begin", "end"] * 2
    assert player.picture() == before
    main.running[:] = []


def test_nothing_is_paused_before_the_app_runs():
    _, cable = firmware()

    assert not cable.is_paused()


def test_a_crash_of_the_loop_starts_the_board_anew_and_gives_ctrl_c_back():
    stops = Stops(5)
    player = Player().boot()
    main, _ = firmware()
    player.device.step = _fail
    main.running[:] = [player.device, stops]
    raises(SystemExit, main.run)
    main.running[:] = []

    assert stops.told == ["begin", "end"]
    assert b"on purpose" in player.disk.read("crash")


def _fail():
    raise ValueError("on purpose")


def test_the_watchdog_leaves_a_paused_app_an_hour_and_a_running_one_a_minute():
    player = Player().boot()
    stops = Stops(5)
    main, cable = firmware()
    main.running[:] = [player.device, stops]

    main.run()
    player.world.sleep_us(59 * 60_000_000)
    stops.left = 5
    cable.go_on()
    assert player.world.resets == 0
    player.device.board.watch(60_000)  # as while it runs
    raises(Reset, player.world.sleep_us, 61_000_000)

    main.running[:] = []
