"""Dice through the keys: roll, reroll one, choose others, undo."""

from games.toolbox.rules import contract
from tests.firmware.player import Player
from tests.firmware.reading import Glass

_TUMBLE_MS = 700


def dice_player(*dice, entropy=b"dice"):
    """Return a player at the dice screen, with these dice in hand (two d6 unless told)."""
    player = Player(entropy=entropy).boot().open_tool("Dice")
    for slot in range(len(dice)):
        player.table.do(contract.set_die(slot, dice[slot]))
    if dice:
        for slot in range(len(dice), contract.DICE):
            if player.state.sides[slot]:
                player.table.do(contract.set_die(slot, 0))
        player.choose("BACK")
        player.choose("OK")
    return player


def roll(player):
    """Press OK and wait until the dice lie."""
    player.press("OK")
    player.run(_TUMBLE_MS)


def test_ok_rolls_all_dice_and_the_sum_is_shown():
    player = dice_player()
    assert player.sees(b"?")

    roll(player)

    faces = player.state.faces
    assert 2 <= faces[0] + faces[1] <= 12
    assert player.sees(b"%d" % faces[0])
    assert player.sees(b"%d" % faces[1])
    assert player.sees(b"=")
    assert player.sees(b"%d" % (faces[0] + faces[1]))
    assert player.table.done == 1


def test_dice_in_the_air_flicker_and_then_lie_still():
    player = dice_player()
    player.press("OK")
    assert not player.sees(b"=")
    pictures = set()
    for _ in range(8):
        player.run(60)
        pictures.add(player.picture())
    assert len(pictures) > 3

    player.run(_TUMBLE_MS)
    resting = player.picture()
    player.run(500)

    assert player.picture() == resting


def test_rerolling_one_die_changes_only_that_one():
    for place in range(3):
        player = dice_player(100, 100, 100)
        roll(player)
        before = bytes(player.state.faces)

        player.press(*["DOWN"] * (place + 1))
        assert player.sees(b"reroll")
        roll(player)

        after = bytes(player.state.faces)
        assert [slot for slot in range(6) if before[slot] != after[slot]] == [place]


def test_the_cursor_goes_over_all_dice_and_back_to_all():
    player = dice_player(6, 6, 6)
    words = []
    for _ in range(4):
        words.append(player.sees(b"reroll"))
        player.press("DOWN")
    player.press("UP")

    assert words == [False, True, True, True]
    assert player.sees(b"reroll")


def test_holding_back_takes_a_roll_back_and_rolling_again_gives_the_same():
    player = dice_player(20, 20)
    roll(player)
    first = bytes(player.state.faces)
    unrolled = player.table.done - 1

    player.undo()
    assert player.table.done == unrolled
    assert player.screen == "ChooseScreen"
    player.choose("BACK", "UP", "OK")
    player.outwait_banner()
    assert player.sees(b"?")
    roll(player)

    assert bytes(player.state.faces) == first


def test_every_face_of_the_pyramid_die_is_seen():
    # Regression: a lone pyramid die that fell on The Eye looked as if it had not been rolled.
    player = dice_player(contract.PYRAMID)
    pictures = {}
    while len(pictures) < 4:
        roll(player)
        pictures[player.state.faces[0]] = player.picture()

        assert not player.sees(b"?")

    assert sorted(pictures) == [0, 1, 2, 3]
    assert len(set(pictures.values())) == 4


def test_a_die_that_was_not_rolled_yet_has_no_face():
    # Regression: rolling a single die first showed a zero on the others.
    player = dice_player(6, 6)

    player.press("DOWN")
    roll(player)

    assert player.state.rolled == 0x01
    assert player.sees(b"?")
    assert not player.sees(b"0")


def test_six_dice_fit_and_each_shows_its_face():
    player = dice_player(2, 4, 8, 12, 100, contract.PYRAMID)

    roll(player)

    for slot in range(5):
        assert player.sees(b"%d" % player.state.faces[slot]), slot
    assert player.lit() == [0, 1, 2, 3, 4, 5]


def test_no_face_touches_the_frame_of_its_die():
    # Regression: ten and more ran over the frame wherever one to three dice lay.
    from games.toolbox.screens.dice_picture import _Place, draw_die, place_die

    for count in range(1, 7):
        for face in (1, 8, 10, 44, 88, 100):
            glass = Glass()
            place_die(0, count)
            draw_die(glass.canvas, 100, face, True)

            left, right = _Place.x + 3, _Place.x + _Place.w - 4
            inside = range(_Place.y + 2, _Place.y + _Place.h - 3)
            touched = [(x, y) for x, y in glass.lit() if x in (left, right) and y in inside]
            assert touched == [], (count, face)


def test_without_dice_the_screen_says_what_to_do():
    player = dice_player(0)

    assert player.sees(b"Choose dice first")
    done = player.table.done
    player.press("OK", "UP", "DOWN")

    assert player.table.done == done


def test_dice_are_chosen_one_slot_at_a_time():
    player = Player().boot().open_tool("Choose dice")

    player.press("DOWN", "DOWN", "OK", "UP")
    assert player.sees(b"pyramid")
    assert player.table.done == 0
    player.press("OK")

    assert player.state.sides[2] == contract.PYRAMID
    assert player.table.done == 1


def test_a_choice_taken_back_is_no_move():
    player = Player().boot().open_tool("Choose dice")

    player.press("OK", "UP", "UP", "BACK")

    assert player.table.done == 0
    assert player.sees(b"d6")
    assert player.screen == "ChooseScreen"


def test_keeping_the_same_die_is_no_move():
    # Regression: taking a die in hand and keeping it unchanged wiped the roll.
    player = Player().boot().open_tool("Choose dice")

    player.press("OK", "OK")

    assert player.table.done == 0


def test_every_die_is_on_the_wheel_once_common_ones_first():
    from games.toolbox.screens.choose_screen import next_sides

    wheel = [0]
    while next_sides(wheel[-1], 1) != 0:
        wheel.append(next_sides(wheel[-1], 1))

    assert sorted(wheel) == list(range(101))
    assert wheel[:11] == [0, contract.PYRAMID, 2, 3, 4, 6, 8, 10, 12, 20, 100]
    assert next_sides(0, -1) == wheel[-1]


def test_holding_back_takes_a_chosen_die_back():
    player = Player().boot().open_tool("Choose dice")
    player.press("OK", "UP", "OK")
    assert player.state.sides[0] == 8

    player.undo()

    assert player.state.sides[0] == 6
    assert player.screen == "MenuScreen"
    assert player.sees(b"Undone: Dice chosen")
