"""The launcher: the shelf, the battery, Resume, and no way further back."""

import sys

import modules
from games import catalogue
from home.shelf import in_order
from host_tools.simulated.shelf import forget_game
from tests.firmware.player import Player
from ui import sign


def loaded(name):
    """Return the modules of a game that are in memory."""
    return [module for module in sys.modules if module.startswith("games." + name)]


def test_the_launcher_lists_the_games_then_the_tools_saved_games_settings_and_about():
    player = Player().boot()
    rows = [title for _, title in in_order(())] + [b"Saved games", b"Settings", b"About"]

    assert player.app.screen._menu.rows == rows
    for index in range(len(rows)):
        assert player.sees(rows[index]), rows[index]
        if index + 1 < len(rows):
            assert player.sees(rows[index + 1]), rows[index + 1]
        player.press("DOWN")


def test_back_does_nothing_here_however_long_it_is_held():
    player = Player().boot()
    before = player.picture()

    player.choose("BACK")
    player.hold_for("BACK")

    assert player.screen == "Launcher"
    assert player.picture() == before


def test_the_rows_lead_to_their_screens_and_back():
    screens = (
        "About",
        "SettingsScreen",
        "SavedScreen",
        "MenuScreen",
        "SetupScreen",
        "SetupScreen",
    )
    for ups, screen in enumerate(screens):
        player = Player().boot()

        player.choose(*["UP"] * (ups + 1) + ["OK"])
        assert player.screen == screen
        player.choose("BACK")

        assert player.screen == "Launcher"


def test_holding_ok_shows_the_help_of_the_launcher():
    player = Player().boot()

    player.hold_for("OK")

    assert player.screen == "HelpPage"
    assert player.sees(b"Choose a game")


def test_resume_stands_first_once_a_game_is_open():
    player = Player().boot()
    assert not player.sees(b"Resume")

    player.open_tools()
    player.choose("BACK")

    assert player.sees(b"Resume")
    player.choose("OK")
    assert player.screen == "MenuScreen"


def start_of(game):
    """Return what a new device shows once it has begun a game, and gone home."""
    player = Player().boot()
    player.app.game.open(game, 0)
    player.settle()
    while not player.app.game.playing:
        player.choose("OK")
    player.app.game.leave(0)
    player.settle()
    return player


def rows_of(player):
    """Return the titles in the launcher, from the first game to the last tool."""
    return [title for _, title in player.app.screen._shelf]


def test_the_game_played_last_stands_first_and_the_tools_last():
    shelf = [title for _, title in in_order(())]
    tools = [title for name, title in in_order(()) if is_tool(name)]
    games = [(name, title) for name, title in in_order(()) if not is_tool(name)]
    assert shelf[-len(tools) :] == tools

    for name, title in games:
        rows = rows_of(start_of(name))
        assert rows[0] == title
        assert rows[1:] == [each for each in shelf if each != title]


def test_a_tool_used_in_between_leaves_the_game_played_last_where_it_is():
    last = [(name, title) for name, title in in_order(()) if not is_tool(name)][-1]
    player = start_of(last[0]).open_tools()
    player.choose("BACK")

    assert player.sees(b"Resume")
    assert rows_of(player)[0] == last[1]
    assert rows_of(Player(player.disk).boot())[0] == last[1]


def is_tool(name):
    """Tell whether a game calls itself a tool."""
    return getattr(modules.borrow("games." + name), "IS_TOOL", False)


def test_a_game_is_in_memory_only_while_it_is_open():
    name = catalogue.names()[0]
    forget_game(name)  # other tests know its modules
    player = Player().boot()
    assert loaded(name) == []

    player.open_tool("Coin")
    assert "games.%s.screens.coin_screen" % name in loaded(name)
    assert "games.%s.screens.dice_screen" % name not in loaded(name)
    player.choose("BACK", "BACK")

    assert player.screen == "Launcher"
    assert loaded(name) == []
    assert not hasattr(sys.modules["games"], name)


def facts(player):
    """Return what the table of the open game knows."""
    state = player.state
    return (list(state.flips), list(state.counts), state.seats, player.table.done)


def test_resuming_goes_on_with_the_same_state_and_the_same_undo():
    player = Player().boot().open_tool("Coin")
    player.press("OK", "OK", "OK")
    player.choose("BACK", "DOWN", "DOWN", "OK")
    player.choose("OK", "UP", "UP", "OK")
    before = facts(player)

    player.choose("BACK", "BACK")
    assert player.screen == "Launcher"
    player.run(500)
    player.choose("OK")

    assert facts(player) == before
    player.undo()
    assert player.table.done == before[3] - 1
    assert player.state.counts[0] == 0


def test_the_row_of_an_open_game_asks_whether_it_goes_on():
    player = Player().boot().open_tool("Coin")
    player.press("OK")
    player.choose("BACK", "BACK")

    player.open_tools()
    assert player.screen == "ChoiceScreen"
    player.choose("OK")

    assert player.screen == "CoinScreen"
    assert sum(player.state.flips) == 1


def test_the_charge_is_shown_and_follows_the_battery():
    player = Player().boot()
    for battery_uv, lowest, highest in (
        (2_100_000, 95, 100),
        (1_900_000, 45, 55),
        (1_740_000, 5, 8),
    ):
        player.world.battery_uv = battery_uv
        player.doze(90_000)

        assert lowest <= player.app.battery.percent <= highest
        assert player.sees(b"%d" % player.app.battery.percent), battery_uv
        assert player.sees(b"%")


def test_without_battery_sensing_the_sign_stands_alone():
    player = Player()
    player.world.battery_uv = 0
    player.boot()

    assert player.sees(sign.BATTERY_CHARGING)
    assert not player.sees(b"%")
    player.open_tools()
    assert player.screen == "MenuScreen"


def test_the_sign_changes_when_the_charger_is_plugged_in_to_a_full_battery():
    # Regression: at 100 % the sign stayed as it was, because only the percentage was watched.
    player = Player()
    player.world.battery_uv = 2_091_000
    player.boot()
    assert player.sees(sign.BATTERY_FULL)

    player.world.battery_uv = 2_200_000
    player.doze(60_000)

    assert player.sees(b"100")
    assert player.sees(sign.BATTERY_CHARGING)


def test_a_battery_taken_out_takes_its_percentage_along():
    # Regression: the last percentage stayed on the launcher.
    player = Player().boot()
    assert player.sees(b"%")

    player.world.battery_uv = 0
    player.doze(10_000)

    assert not player.sees(b"%")


def test_the_light_of_the_chosen_row_breathes():
    player = Player().boot()
    for row in range(len(player.app.screen._menu.rows)):
        assert player.lit() == [row]
        player.press("DOWN")
