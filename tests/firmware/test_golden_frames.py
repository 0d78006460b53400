"""The play scripts and their recorded frames belong together; what a bad script is told.

Every script is a test of its own: see `tests/interpreters/plays.py`.
"""

from host_tools.exercises.golden_frames import (
    as_file,
    difference,
    frames_of,
    golden_names,
    load_script,
    recorded,
    script_names,
)
from host_tools.exercises.play_script import PlayScript, ScriptError
from host_tools.simulated.text_art import to_text

_EXAMPLES = 15


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


def test_every_frame_of_a_script_is_recorded_with_it_and_nothing_else_is():
    assert golden_names() == script_names()
    for name in script_names():
        shown = [words[1] for words in _lines(load_script(name)) if words[0] == "frame"]
        assert sorted(recorded(name)) == sorted(shown), name


def test_a_file_of_frames_is_read_as_it_is_written():
    frames = {"one": to_text(bytes(1024)), "two": to_text(b"\x01" * 1024)}

    text = as_file(frames)

    assert len(text.split("\n")) == 2 * (1 + 64) + 2
    assert frames_of(text) == frames


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
