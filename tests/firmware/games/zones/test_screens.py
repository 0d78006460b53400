"""ZoneS on the device: presses, what stays hidden, the clock, refusals, the lights."""

from games.zones.rules import codes
from games.zones.rules.state import COIN, LAY, NONE, OVER, START, TURN
from host_tools.exercises.zones import staged_game
from key import OK
from tests.firmware.player import Player

_HALF_MINUTE_MS = 30_000


def resumed(make):
    """Return somebody who has a staged game open."""
    player = Player(make()).boot()
    player.choose("OK")
    return player


def count(player, *keys):
    """Press keys; return how many it were."""
    player.choose(*keys)
    return len(keys)


def test_at_a_real_board_a_move_is_two_presses_and_a_capture_four_at_most():
    player = resumed(staged_game.at_board)
    done = player.table.done

    assert count(player, "OK", "OK") == 2
    assert player.table.done == done + 1
    assert player.table.last_label == b"Moves"

    # The second of the kinds on the board.
    assert count(player, "DOWN", "DOWN", "OK") == 3
    assert player.table.done == done + 2
    assert player.state.captured[6] == 1


def test_the_trollwifes_return_is_one_press_more():
    player = resumed(staged_game.returning)
    assert player.screen == "ReturnScreen"

    assert count(player, "OK") == 1  # nobody: it was another piece
    assert player.state.step == TURN


def test_a_half_is_dark_until_ok_is_held_and_when_it_is_handed_over():
    player = resumed(staged_game.hidden)
    assert player.sees(b"Give it to") and not player.sees(b"3 of 17")

    player.choose("OK", "DOWN", "UP")
    assert player.sees(b"Give it to")
    player.hold_for("OK")
    assert not player.sees(b"Give it to")

    player.choose("OK", "OK")  # a tile is laid, and the half stays in sight
    assert player.state.step == LAY and player.sees(b"3 of 17")
    player.run(61_000)
    assert player.sees(b"Give it to")


def test_the_rest_is_laid_at_random_and_the_other_half_begins_in_the_dark():
    player = resumed(staged_game.hidden)
    player.hold_for("OK")
    player.choose("BACK", "OK")
    assert player.state.step == START and player.sees(b"1 of 3")

    while not player.state.active:
        player.choose("OK")

    assert player.sees(b"Montgomry") and player.sees(b"Give it to")


def test_back_leads_home_from_a_half_in_sight():
    for keys in ((), ("OK",), ("BACK",)):  # among the rows, in a row, in the list over the half
        player = resumed(staged_game.hidden)
        player.hold_for("OK")
        player.choose(*keys)
        assert not player.sees(b"Give it to")

        presses = 0
        while player.screen != "Launcher" and presses < 6:
            presses += count(player, "BACK")

        assert player.screen == "Launcher"


def test_back_out_of_what_else_covers_the_half():
    player = resumed(staged_game.hidden)
    player.hold_for("OK")
    player.choose("BACK")
    assert player.sees(b"Behind the screen") and player.sees(b"Cover the glass")

    player.choose("BACK")

    assert player.sees(b"Give it to")


def test_a_menu_over_a_half_leaves_it_dark():
    player = resumed(staged_game.hidden)
    player.hold_for("OK")
    player.hold_for("OK")
    assert player.screen == "TableMenu"

    player.choose("BACK")
    assert player.sees(b"Give it to")


def test_a_look_back_shows_no_half():
    player = resumed(staged_game.hidden)
    player.hold_for("OK")
    player.hold_for("OK")
    player.choose(*["DOWN"] * 4 + ["OK"])
    assert player.screen == "HistoryScreen"

    player.choose("OK")
    assert player.sees(b"Give it to")


def test_an_undone_tile_leaves_the_half_dark():
    player = resumed(staged_game.hidden)
    player.hold_for("OK")
    player.undo()
    player.outwait_banner()
    assert player.sees(b"Give it to")


def test_on_the_glass_a_piece_is_taken_and_goes():
    player = resumed(staged_game.on_glass)
    done = player.table.done

    player.choose("OK", "OK")

    assert player.table.done == done + 1
    assert player.state.active == 1
    assert player.sees(b"Swordsman")  # what has moved is told until a key is pressed


def test_a_summon_begins_at_the_base():
    player = resumed(staged_game.on_glass)
    screen = player.app.screen
    while not player.sees(b"summon"):
        player.choose("UP")
    player.choose("OK")
    assert player.sees(b"Which piece?")

    player.choose("OK")
    assert player.app.screen is screen
    while player.state.active == 0:
        player.choose("OK")
    assert sum(player.state.reserve[:4]) == 6


def test_the_clock_runs_with_the_turn_and_stands_under_a_menu():
    player = resumed(staged_game.timed_glass)
    player.run(_HALF_MINUTE_MS)
    assert player.sees(b"5:00")  # taken up again it stands until OK

    player.choose("OK")
    player.run(_HALF_MINUTE_MS)
    clock = player.app.screen.clock
    assert clock.is_running and 268 <= clock.seconds <= 270
    player.hold_for("OK")
    before = clock.seconds
    player.run(_HALF_MINUTE_MS)
    player.choose("BACK")
    assert not clock.is_running and clock.seconds == before


def test_a_move_takes_its_time_with_it_and_the_next_clock_runs():
    player = resumed(staged_game.timed)
    used = player.state.used[0]
    player.choose("OK")
    player.run(10_000)
    player.choose("OK", "OK")

    assert 39 <= player.state.used[0] - used <= 44  # quarter seconds
    player.outwait_banner()
    player.run(3_000)
    assert player.app.screen.clock.is_running


def test_a_flag_that_falls_is_offered_once():
    player = resumed(staged_game.timed)
    player.choose("OK")
    player.run(320_000)
    player.choose("OK")
    assert player.sees(b"Time is over")

    player.choose("DOWN", "OK", "OK")
    assert player.sees(b"moved a piece")  # they play on
    player.choose("BACK")


def test_a_flag_that_falls_ends_the_game():
    player = resumed(staged_game.timed)
    player.choose("OK")
    player.run(320_000)
    player.choose("OK", "OK")

    assert player.state.step == OVER and player.state.winner == 1
    assert player.table.last_label == b"Time over: Midgard"


def test_the_lights_tell_whose_turn_it_is_and_that_time_runs_out():
    player = resumed(staged_game.timed)
    assert player.lit() == list(range(8))
    assert player.brightest() < 4

    player.choose("OK", "OK", "OK")
    player.run(2_500)
    assert player.brightest() >= 4


def test_the_device_waits_after_an_undo_and_plays_after_a_move():
    player = resumed(staged_game.against_device)
    assert player.screen == "MachineScreen"
    player.run(3_000)
    assert player.screen == "MachineScreen"  # taken up again it waits

    player.choose("OK")
    player.run(20_000)
    assert player.screen == "BoardScreen" and player.state.active == 0
    player.undo()
    player.run(3_000)
    assert player.screen == "MachineScreen"


def test_the_wizard_asks_what_matters_and_answers_with_the_rule():
    player = resumed(staged_game.at_board)
    player.hold_for("OK")
    player.choose("DOWN", "DOWN", "DOWN", "OK")
    assert player.screen == "MayPage"

    questions = 0
    while player.app.screen._pages is None:
        questions += 1
        player.choose("OK")
    assert questions <= 4
    assert player.sees(b"ZS-11") or player.sees(b"ZSD-07") or player.sees(b"ZSD-08")
    player.choose(*["BACK"] * (questions + 1))
    assert player.screen == "TableScreen"


def test_holding_ok_on_the_coin_opens_the_menu_as_everywhere():
    player = resumed(staged_game.coin)
    assert player.state.step == COIN and player.app.screen.hold_word(OK)
    player.choose("OK")
    assert player.state.step == TURN
    assert player.state.hand == NONE and player.table.last_label[:5] == b"Coin:"


def test_resigning_ends_the_game_with_the_reserve_of_the_loser():
    player = resumed(staged_game.on_glass)
    player.hold_for("OK")
    player.choose(*["DOWN"] * 4 + ["OK"])
    player.choose("OK")
    player.run(2_000)
    assert player.screen == "EndScreen" and player.state.winner == 1
    player.choose("OK", "OK")
    assert player.sees(b"taken")


def test_cells_are_set_by_hand():
    player = resumed(staged_game.on_glass)
    player.hold_for("OK")
    player.choose(*["DOWN"] * 5 + ["OK"])
    player.choose("OK", "DOWN", "OK", "OK", "OK")
    kinds = player.app.screen._moves
    assert kinds and kinds[0][0] == codes.ADJUST
    done = player.table.done
    player.choose("OK")
    assert player.table.done == done + 1
