"""What all screens of all games share: undo by holding BACK, the table menu by holding OK."""

import pins
from tests.firmware.player import Player
from tests.firmware.reading import find

_TOOLS = ("Dice", "Choose dice", "Coin", "First player", "Counters", "Seats", "Timer")


def coin_player(flips=2):
    """Return a player at the coin who has flipped it a few times."""
    player = Player().boot().open_tool("Coin")
    player.press(*["OK"] * flips)
    player.run(1000)
    return player


def test_holding_ok_opens_the_table_menu_on_every_screen():
    player = Player().boot().open_tools()
    for tool in _TOOLS:
        player.choose("OK")
        screen = player.screen

        player.hold_for("OK")
        assert player.screen == "TableMenu", tool
        player.choose("BACK")

        assert player.screen == screen, tool
        player.choose("BACK", "DOWN")


def test_holding_back_undoes_on_every_screen_and_shows_the_one_it_belongs_to():
    player = coin_player(len(_TOOLS) + 1)
    player.choose("BACK")
    screens = set()
    for tool in _TOOLS:
        player.choose(*steps_to(tool), "OK")
        screens.add(player.screen)
        done = player.table.done

        player.undo()

        assert player.table.done == done - 1 == sum(player.state.flips), tool
        assert player.screen == "CoinScreen", tool  # where the move before was made
        player.choose("BACK")

    assert len(screens) == len(_TOOLS)


def steps_to(tool):
    """Return the keys from the coin's row of the list to another."""
    return ["DOWN"] * ((_TOOLS.index(tool) - _TOOLS.index("Coin")) % len(_TOOLS))


def test_with_nothing_to_undo_holding_back_is_just_back():
    player = Player().boot().open_tool("Coin")

    player.undo()

    assert player.screen == "MenuScreen"


def test_undo_says_what_it_took_back():
    player = coin_player(1)
    label = player.table.last_label

    player.undo()

    assert player.sees(b"Undone: " + label)


def test_the_menu_names_the_move_that_redo_makes_again():
    player = coin_player(1)
    label = player.table.last_label
    player.hold_for("OK")
    assert player.sees(b"nothing")
    player.choose("BACK")
    player.undo()
    player.outwait_banner()

    player.hold_for("OK")

    assert player.sees(label)
    assert not player.sees(b"nothing")


def test_redo_from_the_menu_makes_the_moves_again_and_says_so():
    player = coin_player(3)
    flips = list(player.state.flips)
    for _ in range(3):
        player.undo()
    for done in (1, 2, 3):
        player.open_menu("Redo")

        assert player.screen == "CoinScreen"
        assert player.table.done == done
        assert player.sees(b"Redone: " + player.table.last_label)
    assert player.state.flips == flips


def test_redo_with_nothing_left_says_so_and_does_nothing():
    player = coin_player(1)

    player.open_menu("Redo")

    assert player.table.done == 1
    assert player.sees(b"There is nothing to redo")


def test_a_short_hold_takes_back_only_what_nobody_has_seen():
    player = Player().boot().open_tool("Counters")
    player.choose("OK", "UP", "OK")
    player.choose("BACK", "UP", "UP", "OK")
    player.press("OK")
    player.run(1000)

    player.hold_for("BACK")
    assert player.table.done == 2
    assert player.screen == "CoinScreen"
    player.hold("BACK", 1900)
    player.settle()
    assert player.table.done == 1
    player.hold_for("BACK")

    assert player.table.done == 0


def test_one_long_hold_takes_back_one_move():
    player = Player().boot().open_tool("Counters")
    for _ in range(3):
        player.choose("OK", "UP", "OK")

    player.hold("BACK", 4000)

    assert player.table.done == 2


def test_the_pages_of_the_menu_open_and_come_back():
    for row, screen in (
        ("History", "HistoryScreen"),
        ("Judge", "JudgeScreen"),
        ("Is it fair tonight?", "FairScreen"),
        ("Proof", "ProofScreen"),
    ):
        player = coin_player()

        player.open_menu(row)
        assert player.screen == screen
        player.choose("BACK")

        assert player.screen == "CoinScreen", row


def test_the_header_of_the_menu_has_the_fingerprint_of_the_log():
    player = coin_player(1)
    player.hold_for("OK")
    before = player.app.screen._game.table.fingerprint()
    assert player.sees(before)
    player.choose("BACK", "OK")

    player.hold_for("OK")

    assert player.app.screen._game.table.fingerprint() != before
    assert not player.sees(before)


def test_the_history_lists_the_newest_first_and_marks_what_was_seen():
    player = Player().boot().open_tool("Counters")
    player.choose("OK", "UP", "OK")
    player.choose("BACK", "UP", "UP", "OK")
    player.press("OK")
    label = player.table.last_label

    player.open_menu("History")

    rows = [find(player.picture(), text) for text in (label, b"Counter", b"The start")]
    assert sorted(rows, key=lambda place: place[1]) == rows
    assert find(player.picture(), b"seen by all")[1] == 0


def test_a_new_game_can_be_taken_back_with_all_its_moves():
    player = coin_player(3)
    flips = list(player.state.flips)

    player.open_menu("New game")
    assert (player.screen, player.table.done) == ("MenuScreen", 0)
    player.undo()

    assert player.screen == "CoinScreen"
    assert player.state.flips == flips


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
    player.choose("OK")
    assert player.screen == "MenuScreen"


def test_the_ring_fills_before_the_undo_and_a_short_press_undoes_nothing():
    player = coin_player(1)
    player.world.press(pins.KEY_BACK)
    player.run(400)
    assert player.sees(b"All agree? Undo:")
    assert player.sees(player.table.last_label)

    player.world.release(pins.KEY_BACK)
    player.settle()

    assert player.table.done == 1
    assert player.screen == "MenuScreen"


def test_an_undo_holds_when_the_power_goes_before_its_screen_is_loaded():
    player = Player().boot().open_tool("Coin")
    player.choose("OK", "OK")
    game = player.app.game.playing
    done = game.table.done

    game.undo(player.world.ticks_ms())

    assert player.app.screen.stack.depth == 1  # nothing of the game is in sight
    again = Player(player.disk).boot()
    again.choose("OK")
    assert again.app.game.playing.table.done == done - 1
    player.settle()
    assert player.screen == again.screen == "CoinScreen"


def test_home_is_loaded_when_the_game_is_gone():
    player = Player().boot().open_tool("Coin")

    player.app.game.playing.leave(player.world.ticks_ms())

    assert player.app.game.playing is None
    assert player.app.screen.stack.depth == 1
    player.settle()
    assert player.screen == "Launcher"
