"""First player, seats and counters through the keys; screen and lights tell the same."""

from tests.firmware.player import Player
from ui import sign

_RUN_MS = 2600


def test_the_light_settles_on_the_seat_that_was_drawn():
    for entropy in (b"a", b"b", b"c", b"d"):
        player = Player(entropy=entropy).boot().open_tool("First player")
        assert player.sees(b"?")

        player.press("OK")
        player.run(_RUN_MS)

        first = player.state.first
        assert player.sees(b"%d" % (first + 1))
        assert player.sees(sign.CROWN)
        assert player.lit() == [0, 1, 2, 3]
        player.run(1024 - player.world.ticks_ms() % 2048 + 2048)
        assert player.brightest() == first


def test_screen_and_lights_agree_while_the_light_runs():
    player = Player().boot().open_tool("First player")
    player.press("OK")
    places = set()
    for _ in range(40):
        player.run(50)
        place = player.app.screen._place
        places.add(place)

        assert player.brightest() == place
        assert player.sees(b"%d" % (place + 1))
        assert not player.sees(sign.CROWN)

    assert places == {0, 1, 2, 3}


def test_holding_back_takes_the_draw_back_and_drawing_again_gives_the_same():
    player = Player().boot().open_tool("First player")
    player.press("OK")
    player.run(_RUN_MS)
    first = player.state.first

    player.undo()
    assert player.state.first == -1
    assert player.screen == "MenuScreen"
    player.choose("DOWN", "DOWN", "DOWN", "OK")
    player.outwait_banner()
    assert player.sees(b"?")
    player.press("OK")
    player.run(_RUN_MS)

    assert player.state.first == first


def test_seats_are_previewed_kept_or_forgotten():
    player = Player().boot().open_tool("Seats")

    player.press("UP")
    assert player.sees(b"5")
    assert player.sees(b"+1")
    assert player.lit() == [0, 1, 2, 3, 4]
    assert player.state.seats == 4
    player.choose("OK")

    assert player.screen == "MenuScreen"
    assert player.state.seats == 5
    player.choose("OK")
    player.press("DOWN", "DOWN")
    player.choose("BACK")
    assert player.state.seats == 5
    assert player.table.done == 1


def test_the_seats_stop_at_one_and_six():
    player = Player().boot().open_tool("Seats")

    player.press(*["UP"] * 4)
    assert player.sees(b"6")
    player.press(*["DOWN"] * 8)
    assert player.sees(b"1")


def test_a_counter_is_previewed_then_committed_as_one_move():
    player = Player().boot().open_tool("Counters")
    player.choose("DOWN", "OK")
    assert player.sees(b"Amber") and not player.sees(b"Red")

    player.press("UP", "UP", "UP")
    assert player.sees(b"3")
    assert player.state.counts[1] == 0
    player.choose("OK")

    assert player.state.counts[1] == 3
    assert player.table.done == 1
    assert player.screen == "CountersScreen"
    player.press("DOWN")  # the seat in hand is dark on light
    assert player.sees(b"3")


def test_one_more_is_one_press_on_the_seat_in_hand():
    player = Player().boot().open_tool("Counters")
    player.press("UP", "UP", "DOWN", "UP")

    assert list(player.state.counts[:2]) == [2, 1]
    assert player.table.done == 3


def test_a_cancelled_or_unchanged_counter_is_no_move():
    player = Player().boot().open_tool("Counters")
    for keys in (("OK", "UP", "BACK"), ("OK", "UP", "DOWN", "OK"), ("OK", "OK")):
        player.choose(*keys)

        assert player.screen == "CountersScreen", keys
        assert player.state.counts == [0] * 6
        assert player.table.done == 0


def test_a_held_key_runs_through_the_numbers():
    player = Player().boot().open_tool("Counters")
    player.choose("OK")

    player.hold("DOWN", 1500)
    player.choose("OK")

    assert -12 <= player.state.counts[0] <= -9


def test_holding_back_takes_a_count_back_on_both_screens():
    player = Player().boot().open_tool("Counters")
    for _ in range(3):
        player.choose("OK", "UP", "UP", "OK")
    assert player.state.counts[0] == 6

    player.undo()
    assert player.screen == "CountersScreen"
    assert player.state.counts[0] == 4
    player.choose("OK")
    player.undo()

    assert player.screen == "CountersScreen"
    assert player.state.counts[0] == 2
    player.outwait_banner()
    player.press("DOWN")
    assert player.sees(b"2")


def test_the_chosen_seat_goes_around_and_its_light_breathes():
    player = Player().boot().open_tool("Counters")
    for seat in (0, 1, 2, 3, 0):
        player.run(1024 - player.world.ticks_ms() % 2048 + 2048)
        assert player.brightest() == seat
        player.press("DOWN")

    player.press("DOWN", "DOWN")
    player.choose("OK")
    assert player.sees(b"Cyan") and not player.sees(b"Red")


def test_fewer_seats_move_the_chosen_one_inside():
    player = Player().boot().open_tool("Counters")
    player.press("UP")
    player.choose("BACK", "DOWN", "OK")
    player.press("DOWN", "DOWN")
    player.choose("OK")
    assert player.state.seats == 2

    player.choose("UP", "OK", "OK")

    assert player.screen == "CountScreen"
