"""What all screens of all games share: undo by holding BACK, the table menu by holding OK."""

from tests.firmware.player import Player

_TOOLS = ("Dice", "Choose dice", "Coin", "First player", "Counters", "Seats", "Timer")


def coin_player(flips=2):
    """Return a player at the coin who has flipped it a few times."""
    player = Player().boot().open_tool("Coin")
    player.press(*["OK"] * flips)
    player.run(1000)
    return player


def test_holding_ok_opens_the_table_menu_on_every_screen():
    player = Player().boot()
    player.choose("OK")
    for tool in _TOOLS:
        player.choose("OK")
        screen = player.screen

        player.hold_for("OK")
        assert player.screen == "TableMenu", tool
        player.choose("BACK")

        assert player.screen == screen, tool
        player.choose("BACK", "DOWN")


def test_holding_back_undoes_on_every_screen_and_leaves_none():
    player = coin_player(len(_TOOLS) + 1)
    player.choose("BACK", "UP", "UP")
    for tool in _TOOLS:
        player.choose("OK")
        screen, done = player.screen, player.table.done

        player.undo()

        assert player.screen == screen, tool
        assert player.table.done == done - 1 == sum(player.state.flips), tool
        player.choose("BACK", "DOWN")


def test_with_nothing_to_undo_holding_back_is_just_back():
    player = Player().boot().open_tool("Coin")

    player.undo()

    assert player.screen == "MenuScreen"


def test_the_menu_names_the_move_that_undo_takes_back():
    player = coin_player(1)
    player.hold_for("OK")
    assert player.sees(b"Coin flipped")

    player.press("DOWN", "OK")

    assert not player.sees(b"Coin flipped")
    assert player.sees(b"nothing")


def test_undo_and_redo_from_the_menu():
    player = coin_player(3)
    table = player.table
    flips = list(table.state.flips)
    player.hold_for("OK")

    player.press("DOWN", "OK", "OK")
    assert table.done == 1
    player.press("DOWN", "OK", "OK", "OK")

    assert table.done == 3
    assert table.state.flips == flips


def test_undo_and_redo_with_nothing_left_do_nothing():
    player = coin_player(1)
    table = player.table
    player.hold_for("OK")

    player.press("DOWN", "OK", "OK", "OK")
    assert table.done == 0
    player.press("DOWN", "OK", "OK", "OK")
    assert table.done == 1


def test_what_now_shows_the_help_of_the_screen_below():
    player = coin_player()
    player.hold_for("OK")

    player.choose("OK")
    assert player.screen == "HelpPage"
    assert player.sees(b"flips the coin")
    player.choose("BACK")

    assert player.screen == "CoinScreen"


def test_save_and_leave_goes_home_from_any_depth():
    player = Player().boot().open_tool("Counters")
    player.choose("OK")
    player.hold_for("OK")

    player.choose("UP", "OK")

    assert player.screen == "Launcher"
    assert player.sees(b"Resume")


def test_the_ring_fills_before_the_undo_and_a_short_press_undoes_nothing():
    player = coin_player(1)
    player.world.press(26)
    player.run(400)
    assert player.sees(b"Undo")

    player.world.release(26)
    player.settle()

    assert player.table.done == 1
    assert player.screen == "MenuScreen"
