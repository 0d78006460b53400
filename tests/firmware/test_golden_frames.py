"""Every screen as recorded: the play scripts, frame by frame, the same on both interpreters."""

from host_tools.simulated.golden_frames import (
    check_script,
    difference,
    golden_names,
    load_script,
    script_names,
)
from host_tools.simulated.play_script import PlayScript, ScriptError
from host_tools.simulated.text_art import to_text

TIMEOUT_S = 300

_EXAMPLES = 15


def test_about_looks_as_recorded():
    check_script("about")


def test_banners_look_as_recorded():
    check_script("banners")


def test_battery_looks_as_recorded():
    check_script("battery")


def test_choose_dice_looks_as_recorded():
    check_script("choose_dice")


def test_coin_looks_as_recorded():
    check_script("coin")


def test_counters_look_as_recorded():
    check_script("counters")


def test_dice_look_as_recorded():
    check_script("dice")


def test_fair_looks_as_recorded():
    check_script("fair")


def test_first_player_looks_as_recorded():
    check_script("first_player")


def test_history_looks_as_recorded():
    check_script("history")


def test_launcher_looks_as_recorded():
    check_script("launcher")


def test_movement_looks_as_recorded():
    check_script("movement")


def test_proof_looks_as_recorded():
    check_script("proof")


def test_room_looks_as_recorded():
    check_script("room")


def test_saved_looks_as_recorded():
    check_script("saved")


def test_self_test_looks_as_recorded():
    check_script("self_test")


def test_settings_look_as_recorded():
    check_script("settings")


def test_sleep_looks_as_recorded():
    check_script("sleep")


def test_table_menu_looks_as_recorded():
    check_script("table_menu")


def test_timer_looks_as_recorded():
    check_script("timer")


def test_toolbox_looks_as_recorded():
    check_script("toolbox")


def test_trouble_looks_as_recorded():
    check_script("trouble")


def test_zoneplex_set_up_looks_as_recorded():
    check_script("zoneplex_set_up")


def test_zoneplex_battle_looks_as_recorded():
    check_script("zoneplex_battle")


def test_zoneplex_eye_looks_as_recorded():
    check_script("zoneplex_eye")


def test_zoneplex_cataclysm_looks_as_recorded():
    check_script("zoneplex_cataclysm")


def test_zoneplex_device_looks_as_recorded():
    check_script("zoneplex_device")


def test_zoneplex_evocation_looks_as_recorded():
    check_script("zoneplex_evocation")


def test_zoneplex_challenge_looks_as_recorded():
    check_script("zoneplex_challenge")


def test_every_example_of_the_rulebook_is_played_and_its_outcome_recorded():
    told = set()
    shown = set()
    for name in script_names():
        for words in _lines(load_script(name)):
            if words[0] == "#" and words[1].startswith("EX-"):
                told.add(int(words[1][3:]))
            elif words[0] == "frame" and words[1].startswith("ex"):
                shown.add(int(words[1][2:4]))

    assert told == shown == set(range(1, _EXAMPLES + 1))


def test_every_script_has_its_test():
    tests = " ".join([name for name in globals() if name.endswith("_as_recorded")])

    for name in script_names():
        assert "test_%s_look" % name in tests, "%s.play has no test here" % name


def test_every_recorded_frame_belongs_to_a_script():
    used = set()
    for name in script_names():
        for words in _lines(load_script(name)):
            if words[0] == "frame":
                used.add(words[1])

    assert [name for name in golden_names() if name not in used] == []


def _lines(script):
    return [line.split() for line in script.text.split("\n") if line.split()]


def _complaint(text):
    try:
        for _ in PlayScript("some", text).play():
            pass
    except ScriptError as error:
        return str(error)
    raise AssertionError("the script was accepted")


def test_a_bad_line_is_named_with_its_number():
    for text, sentence in (
        ("# fine\n\njump", "some.play, line 3: there is no verb jump."),
        ("boot now", "some.play, line 1: boot takes nothing after it."),
        ("boot\npress", "some.play, line 2: press takes at least 1 word after it."),
        ("boot\nhold OK", "some.play, line 2: hold takes 2 words after it."),
        ("boot\nwait soon", "some.play, line 2: soon is not a number."),
        ("boot\npress OKAY", "some.play, line 2: there is no key OKAY."),
        ("boot\nspoil none", "some.play, line 2: there is no file none."),
        ("press OK", "some.play, line 1: the device is off: boot comes first."),
        ("boot\nframe A/b", "some.play, line 2: a frame's name has small letters"),
    ):
        assert sentence in _complaint(text), _complaint(text)


def test_wrong_lights_are_told():
    assert "the lights are #......., not .#......" in _complaint("boot\nlights .#......")


def test_a_cut_leaves_the_device_off():
    assert "line 3: the device is off" in _complaint("boot\ncut\nwait 10")


def test_a_frame_carries_caption_picture_and_lights():
    frames = list(PlayScript("some", "boot\nframe first Two words").play())

    assert [(frame.name, frame.caption) for frame in frames] == [("first", "Two words")]
    assert len(frames[0].picture) == 1024
    assert len(frames[0].lights) == 24


def test_a_difference_shows_the_changed_rows_of_both_frames():
    dark = to_text(bytes(1024))
    picture = bytearray(1024)
    picture[0] = 0b1010  # rows 1 and 3 of the first column
    told = difference("some", to_text(picture), dark).split("\n")

    assert told[0] == "some differs in rows 1 to 3."
    assert [row[:2] for row in told[2:5]] == ["#.", "..", "#."]
    assert [row[:2] for row in told[6:9]] == ["-.", "..", "-."]


def test_a_frame_that_is_not_recorded_is_told():
    told = difference("some", "", to_text(bytes(1024)))

    assert told.startswith("some differs in rows 0 to 63.")
