"""A cell that runs down: a word in time, then everything is put out with the game on flash."""

from storage.settings import SLEEP
from tests.firmware.player import Player

_READING_MS = 5000
_EMPTY_MV = 3350
_LOW_MV = 3550


def set_cell(player, mv):
    """Let the cell have so many millivolts."""
    player.world.battery_uv = mv * 500


def device_with(mv):
    """Return a player whose device was switched on with such a cell."""
    player = Player()
    set_cell(player, mv)
    return player.boot()


def run_down(player, mv=_EMPTY_MV):
    """Let the cell fall and stay there until it counts; stop as soon as the screen is there."""
    set_cell(player, mv)
    for _ in range(40):
        player.run(_READING_MS // 4)
        if player.screen == "EmptyScreen":
            player.settle()
            return
        for _ in range(3):
            player.run(_READING_MS // 4)
    raise AssertionError("the cell never counted as empty")


def test_a_low_cell_is_told_once():
    player = Player().boot()
    set_cell(player, _LOW_MV)
    told = 0
    was_seen = False
    for _ in range(120):
        player.run(1000)
        is_seen = player.sees(b"Battery low: charge it soon")
        told += is_seen and not was_seen
        was_seen = is_seen

    assert told == 1
    assert player.screen == "Launcher"


def test_it_is_told_again_after_it_was_charged():
    player = device_with(_LOW_MV)
    assert player.sees(b"Battery low: charge it soon")
    player.outwait_banner()

    set_cell(player, 4000)
    player.run(20 * _READING_MS)
    set_cell(player, 3500)
    for _ in range(40):
        player.run(1000)
        if player.sees(b"Battery low: charge it soon"):
            return
    raise AssertionError("never told again")


def test_a_low_cell_is_told_when_the_device_wakes_not_in_the_dark():
    player = Player().boot()
    player.app.settings.values[SLEEP] = 0
    player.app.apply_settings()
    player.doze(62_000)
    set_cell(player, _LOW_MV)
    player.doze(60_000)
    assert not player.world.chip.is_on

    player.press("UP")

    assert player.sees(b"Battery low: charge it soon")


def test_one_bad_reading_switches_nothing_off():
    player = Player().boot()
    player.run(1000)

    set_cell(player, 3000)
    player.run(_READING_MS)
    set_cell(player, 3840)
    player.run(10 * _READING_MS)

    assert player.screen == "Launcher"


def test_an_empty_cell_is_told_and_the_device_switches_itself_off():
    player = Player().boot().open_tool("Coin")
    player.press("OK")
    run_down(player)
    for text in (b"Battery empty", b"Charge me", b"The game is saved."):
        assert player.sees(text), text
    assert player.lit() == []
    assert player.world.chip.is_on

    player.run(16_000)

    assert player.world.is_off
    assert not player.world.chip.is_on
    assert player.lit() == []


def test_ok_switches_it_off_at_once_and_back_does_nothing():
    player = Player().boot()
    run_down(player)
    player.press("BACK", "UP", "DOWN")
    assert player.screen == "EmptyScreen"

    player.press("OK")

    assert player.world.is_off


def test_holding_a_key_offers_nothing_there():
    player = Player().boot()
    run_down(player)
    picture = player.picture()
    player.hold("BACK", 700)

    assert player.picture() == picture
    assert player.screen == "EmptyScreen"


def test_after_it_was_charged_ok_starts_it_anew_with_the_game():
    player = Player().boot().open_tool("Coin")
    player.press("OK")
    flips = bytes(player.state.flips)
    run_down(player)
    player.run(16_000)
    set_cell(player, 3900)
    player.run(60_000)
    player.press("UP", "DOWN", "BACK")
    assert player.world.is_off

    player.press("OK")
    player.run(2500)
    assert player.screen == "Launcher"
    assert player.sees(b"Resume")
    player.choose("OK")

    assert bytes(player.state.flips) == flips


def test_started_with_an_empty_cell_it_says_so_first_and_goes_back_to_sleep():
    player = device_with(_EMPTY_MV)
    assert player.screen == "EmptyScreen"
    player.run(16_000)
    assert player.world.is_off

    player.press("OK")
    player.settle()
    assert player.screen == "EmptyScreen"
    player.run(16_000)

    assert player.world.is_off


def test_put_on_the_charger_it_returns_to_where_it_was():
    for mv in (3700, 4300):
        player = Player().boot().open_tool("Coin")
        player.press("OK")
        run_down(player)

        set_cell(player, mv)
        player.run(_READING_MS + 300)

        assert player.screen == "CoinScreen", mv
        player.run(20_000)
        assert not player.world.is_off
        assert player.screen == "CoinScreen"


def test_a_cell_that_recovers_a_little_without_its_load_stays_empty():
    player = Player().boot()
    run_down(player)

    set_cell(player, _EMPTY_MV + 60)
    player.run(_READING_MS + 300)

    assert player.screen == "EmptyScreen"


def test_an_unknown_cell_is_never_empty():
    player = device_with(0)
    player.run(40_000)
    assert player.screen == "Launcher"

    player = Player().boot()
    set_cell(player, 0)
    player.run(40_000)

    assert player.screen == "Launcher"


def test_a_cell_that_runs_down_in_its_sleep_wakes_the_device_to_say_so():
    player = Player().boot()
    player.app.settings.values[SLEEP] = 0
    player.app.apply_settings()
    player.doze(62_000)
    assert not player.world.chip.is_on

    run_down(player)
    assert player.world.chip.is_on
    assert player.sees(b"Charge me")
    player.run(16_000)

    assert player.world.is_off
