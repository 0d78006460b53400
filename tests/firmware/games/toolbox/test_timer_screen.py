"""The timer through the keys, with the test's clock: start, pause, next, length, time up."""

from key import UP
from tests.firmware.player import Player
from ui import sign


def timer_player(limit_s=0):
    """Return a player at the timer, with a length set if there is one."""
    player = Player().boot().open_tool("Timer")
    if limit_s:
        player.choose("DOWN")
        player.press(*["UP"] * (limit_s // 5))
        player.choose("OK")
        assert player.state.limit_s == limit_s
    return player


def clock(player):
    """Return the seconds on the clock, having checked that they are the ones on the glass."""
    seconds = player.app.screen._shown_ms() // 1000
    for digit in (seconds // 60, seconds % 60 // 10, seconds % 10):
        assert player.sees(b"%d" % digit), seconds
    return seconds


def test_the_clock_stands_until_it_is_started_and_then_counts_seconds():
    player = timer_player()
    player.run(3300)
    assert clock(player) == 0
    assert player.sees(sign.PAUSE)

    player.press("OK")
    player.run(5200)

    assert clock(player) == 5
    assert player.sees(sign.PLAY)


def test_a_paused_clock_keeps_its_time_and_goes_on_from_it():
    player = timer_player()
    player.press("OK")
    player.run(7300)
    player.press("OK")
    assert not player.state.is_running
    kept_ms = player.state.clock_ms
    assert 7000 <= kept_ms < 7500

    player.doze(30_000)
    assert clock(player) == 7
    player.press("OK")
    player.run(2300)

    assert clock(player) == 9


def test_up_begins_the_next_turn_at_zero_and_running():
    player = timer_player()
    player.press("OK")
    player.run(9000)

    player.press("UP")
    player.run(1500)

    assert player.state.is_running
    assert clock(player) == 1


def test_with_a_length_the_clock_counts_down_and_the_row_empties():
    player = timer_player(40)
    assert clock(player) == 40
    player.press("OK")
    lit = []
    for _ in range(8):
        lit.append(len(player.lit()))
        player.doze(5000)

    assert lit == [8, 7, 6, 5, 4, 3, 2, 1]


def test_the_last_ten_seconds_warn_in_red():
    player = timer_player(20)
    player.press("OK")
    player.run(5200)
    green, red = player.lights()[0], player.lights()[1]
    assert green > red

    player.run(7300)

    assert player.lights()[1] > player.lights()[0]


def test_when_the_time_is_up_the_whole_row_is_an_alarm():
    player = timer_player(5)
    player.press("OK")
    player.run(6300)

    counts = set()
    for _ in range(80):
        player.run(8)
        counts.add(len(player.lit()))

    assert player.sees(b"TIME!")
    assert counts == {0, 8}
    assert player.state.is_running


def test_leaving_pauses_and_coming_back_shows_the_same_time():
    player = timer_player()
    player.press("OK")
    player.run(4300)

    player.choose("BACK")
    assert player.screen == "MenuScreen"
    assert not player.state.is_running
    player.doze(10_000)
    player.choose("OK")

    assert clock(player) == 4


def test_the_table_menu_pauses_the_clock():
    player = timer_player()
    player.press("OK")
    player.run(3300)

    player.hold_for("OK")
    assert player.screen == "TableMenu"
    player.run(5200)
    player.choose("BACK")

    assert clock(player) == 3
    assert not player.state.is_running


def test_setting_the_length_pauses_the_clock():
    player = timer_player()
    player.press("OK")
    player.run(2300)

    player.choose("DOWN")

    assert player.screen == "LengthScreen"
    assert not player.state.is_running


def test_the_length_stops_at_an_hour():
    player = timer_player()
    player.choose("DOWN")

    player.hold("DOWN", 900)
    assert player.sees(b"0")
    for _ in range(710):
        player.app.screen.press(UP, 0)
    player.press(*["UP"] * 12)

    assert player.sees(b"3600")


def test_holding_back_takes_the_start_back():
    player = timer_player()
    player.press("OK")
    player.run(3300)

    player.press("UP")
    player.run(2300)

    player.undo()
    assert player.screen == "TimerScreen"
    assert player.state.is_running
    player.outwait_banner()
    assert clock(player) == 2
    player.undo()

    assert not player.state.is_running
    assert player.screen == "MenuScreen"


def test_the_clock_is_right_across_the_tick_wrap():
    player = timer_player()
    before = player.world.ticks_ms()
    player.press("OK")

    player.run(6300)

    assert before > player.world.ticks_ms() or player.world.elapsed_us > 3_000_000
    assert clock(player) == 6


def test_the_clock_stays_awake_for_as_long_as_it_is_watched():
    player = timer_player()
    player.press("OK")

    player.doze(360_500)

    assert player.world.chip.is_on
    assert clock(player) == 360
