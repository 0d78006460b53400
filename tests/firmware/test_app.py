"""The app with parts that fail: it plays on, says so, and the picture comes back."""

import pins
from host_tools.simulated.world import OLED_ADDRESS
from tests.firmware.player import Player

_BACK_MS = 1500


def unplug(player, away_ms=1000):
    """Unplug the display for a while, then wait until it had time to come back."""
    player.world.bus.unplug(OLED_ADDRESS)
    player.run(away_ms)
    player.world.bus.plug(OLED_ADDRESS, player.world.chip)
    player.run(_BACK_MS)


def test_without_a_display_the_lights_blink_the_code_and_the_device_plays_on():
    player = Player()
    player.world.bus.unplug(OLED_ADDRESS)
    player.boot()
    counts = set()
    for _ in range(60):
        player.run(20)
        counts.add(tuple(player.lit()))
    assert counts == {(), (0,)}

    player.open_tool("Coin")
    player.press("OK")

    assert player.screen == "CoinScreen"
    assert sum(player.state.flips) == 1


def test_a_display_plugged_in_later_shows_the_right_picture():
    with_display = Player().boot().open_page("Settings")
    player = Player()
    player.world.bus.unplug(OLED_ADDRESS)
    player.boot().open_page("Settings")

    player.world.bus.plug(OLED_ADDRESS, player.world.chip)
    player.run(_BACK_MS)

    assert player.screen == "SettingsScreen"
    assert player.picture() == with_display.picture()
    assert player.lit() == []


def test_a_still_screen_is_the_same_after_the_display_was_unplugged():
    player = Player().boot()
    before = player.picture()
    for away_ms in (5, 60, 240, 500, 2000):
        unplug(player, away_ms)

        assert player.picture() == before, away_ms


def test_what_happened_while_the_display_was_away_is_seen_afterwards():
    player, other = Player().boot(), Player().boot()

    player.world.bus.unplug(OLED_ADDRESS)
    player.open_page("Settings").choose("DOWN", "DOWN")
    player.world.bus.plug(OLED_ADDRESS, player.world.chip)
    player.run(_BACK_MS)
    other.open_page("Settings").choose("DOWN", "DOWN")

    assert player.picture() == other.picture()


def test_unplugged_at_any_moment_of_a_transition_it_shows_the_new_screen():
    whole = Player().boot().open_page("Settings")
    for moment_ms in range(0, 180, 15):
        player = Player().boot()
        player.press("UP", "UP")
        player.world.press(pins.KEY_OK)
        player.run(60)
        player.world.release(pins.KEY_OK)
        player.run(moment_ms)

        unplug(player, 300)

        assert player.screen == "SettingsScreen"
        assert player.picture() == whole.picture(), moment_ms


def test_flip_and_contrast_are_back_with_the_display():
    player = Player().boot()
    player.app.settings.values[2] = 1
    player.app.settings.values[1] = 0
    player.app.apply_settings()
    player.settle()
    before, contrast = player.picture(), player.world.chip.contrast

    unplug(player)

    assert player.picture() == before
    assert player.world.chip.contrast == contrast


def test_a_jammed_bus_is_freed_while_the_device_is_used():
    player = Player().boot()
    player.world.bus.jam()

    player.press("DOWN")
    player.run(_BACK_MS)

    other = Player().boot()
    other.press("DOWN")
    other.settle()
    assert player.picture() == other.picture()


def test_a_nack_at_any_transfer_of_a_new_screen_is_mended():
    whole = Player().boot()
    whole.choose("UP", "UP", "OK")
    for transfer in range(0, 40, 3):
        player = Player().boot()
        player.press("UP", "UP")
        player.world.bus.transfers_before_nack = transfer
        player.world.bus.nacks_to_come = 1

        player.choose("OK")
        player.run(_BACK_MS)

        assert player.picture() == whole.picture(), transfer


def test_without_lights_the_device_plays_on():
    player = Player()
    player.world.strips_fail = True
    player.boot().open_tool("First player")

    player.press("OK")
    player.run(2600)

    assert player.state.first >= 0
    assert player.sees(b"%d" % (player.state.first + 1))


def test_a_key_stuck_at_boot_is_told_and_the_others_work():
    player = Player()
    player.world.press(pins.KEY_UP)
    player.boot()
    assert player.sees(b"UP seems stuck")

    last = len(player.app.screen._menu.rows) - 1
    player.choose(*["DOWN"] * (last - 1), "OK")
    assert player.screen == "SettingsScreen"
    player.world.release(pins.KEY_UP)
    player.settle()
    player.choose("BACK", "UP", "OK")

    assert player.screen == "SavedScreen"


def test_an_idle_device_sends_nothing_over_the_bus():
    player = Player().boot()
    player.run(300)
    sent = player.world.bus.bytes_sent

    player.run(2000)

    assert player.world.bus.bytes_sent == sent


def test_a_moved_cursor_costs_at_most_300_bytes_and_three_quarters_of_a_picture_if_rows_move():
    player = Player().boot()
    menu = player.app.screen._menu
    costs = {False: [], True: []}
    for key in ["DOWN"] * len(menu.rows) + ["UP"] * len(menu.rows):
        sent, first = player.world.bus.bytes_sent, menu.first
        player.press(key)
        costs[menu.first != first].append(player.world.bus.bytes_sent - sent)

    assert max(costs[False]) <= 300, costs
    assert max(costs[True]) <= 768, costs


def test_a_run_of_quick_presses_all_count():
    player = Player().boot().open_tools()

    for _ in range(11):
        player.hold("DOWN", 24)

    assert player.app.screen._menu.cursor == 11 % 8
    assert player.app.board.keys.dropped == 0
