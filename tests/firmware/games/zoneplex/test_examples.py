"""The rulebooks' worked examples, EX-1 to EX-15: what the recorded plays must have come to.

The plays are in `tests/plays/zoneplex`; here their frames are read, so that a frame that was
recorded anew still has to say what the rulebook says.
"""

from games.zoneplex import signs
from host_tools.exercises.golden_frames import recorded_frames
from tests.firmware.reading import find, learn, shows

learn(signs)

# Example: frame, font, and what stands there.
OUTCOMES = (
    (1, "ex01_a_two_makes_ten", "digits", b"10"),
    (1, "ex01_the_eye_makes_eight", "digits", b"8"),
    (2, "ex02_two_stones", "small", b"-2"),
    (2, "ex02_a_two_leaves_eight", "digits", b"8"),
    (2, "ex02_the_eye_leaves_eight", "digits", b"8"),
    (2, "ex02_both_stones_are_home", "small", b"Stones: home 4"),
    (3, "ex03_two_classes", "small", b"Fears 2 of 3, no M"),
    (3, "ex03_the_set_is_complete", "small", b"Fears 3 of 3"),
    (4, "ex04_won", "large", b"WON"),
    (5, "ex05_one_relic_more", "small", b"1" + signs.RELIC + b" left over"),
    (5, "ex05_four_relics", "small", b"Relics: 4,"),
    (6, "ex06_a_tie_is_not_enough", "small", b"8+2=10, Amber has 10:"),
    (6, "ex06_a_tie_is_not_enough", "small", b"may not enter"),
    (6, "ex06_what_it_takes", "small", b"rivals -1"),
    (7, "ex07_the_eye_is_open", "small", b"The Eye is open to you"),
    (7, "ex07_may_enter", "small", b"8+2=10, Amber has 9"),
    (7, "ex07_may_enter", "small", b"hold: enter"),
    (8, "ex09_the_winner", "small", b"entered The Eye"),
    (8, "ex08_truly_a_tie", "small", b"8+2=10, Amber has 10:"),
    (8, "ex08_truly_a_tie", "small", b"may not enter"),
    (8, "ex08_where_it_comes_from", "small", b"Influential Relic"),
    (9, "ex07_the_eye_is_open", "large", b"MOVE 2"),
    (9, "ex09_steps_may_be_left", "small", b"left (ZP-MOV-04)."),
    (9, "ex09_the_winner", "large", b"Red"),
    (10, "ex10_three_steps", "large", b"MOVE 3"),
    (10, "ex10_back_and_forth", "small", b"card; back and forth is fine"),
    (11, "ex11_not_this_turn", "small", b"Not on the turn it was got."),
    (11, "ex11_influential_at_once", "small", b"Influential Relic"),
    (11, "ex11_jar_at_once", "small", b"Canopic Jar"),
    (11, "ex11_the_jar_is_a_fear", "small", b"Fears 1 of 3"),
    (12, "ex12_lost", "large", b"LOST"),
    (13, "ex13_one_to_three_steps", "large", b"MOVE 1-3"),
    (13, "ex13_one_to_three_steps", "small", b"draw 3, place 3"),
    (13, "ex13_up_to_the_card", "small", b"take as many as you like"),
    (14, "ex14_a_fear_of_ten", "digits", b"10"),
    (14, "ex14_three_stones", "small", b"lift"),
    (14, "ex14_six_less", "digits", b"4"),
    (14, "ex14_four_stones", "small", b"lift"),
    (14, "ex14_ten_less", "large", b"WON"),
    (15, "ex15_a_fear_of_eight", "digits", b"8"),
    (15, "ex15_one_stone", "small", b"lift"),
    (15, "ex15_five_left", "digits", b"5"),
)


_FRAMES = recorded_frames("zoneplex/")


def _picture(name, top=0, bottom=64):
    """Return the lines of a recorded frame from `top` on as a picture, dark elsewhere."""
    rows = _FRAMES[name].split("\n")
    picture = bytearray(1024)
    for y in range(top, bottom):
        for x in range(128):
            if rows[y][x] == "#":
                picture[y // 8 * 128 + x] |= 1 << y % 8
    return bytes(picture)


def _line_shows(name, left, right, font="small"):
    """Tell whether a text stands on the line of a frame, below its header, that has another."""
    y = find(_picture(name, 9), left, font)[1]
    return shows(_picture(name, y, y + (8 if font == "small" else 16)), right, font)


def test_every_example_comes_to_what_the_rulebook_says():
    for example, name, font, text in OUTCOMES:
        assert shows(_picture(name), text, font), "EX-%d: %s without %s" % (example, name, text)
    assert {row[0] for row in OUTCOMES} == set(range(1, 16))


def test_the_helpers_of_example_4_get_a_relic_each_and_the_drawer_none():
    assert _line_shows("ex04_won", b"Red", signs.RELIC)
    assert _line_shows("ex04_won", b"Green", signs.RELIC)
    assert _line_shows("ex04_won", b"Amber", signs.FEAR_BLUE)  # the drawer's line


def test_the_scores_of_example_12_follow_the_battle():
    assert _line_shows("zoneplex_scores", b"Amber", b"10", "large")
    assert _line_shows("ex12_influence_too", b"Amber", b"9", "large")
    below_the_header = _picture("ex12_lost", 26)  # the Strength of Amber, who fought alone
    assert shows(below_the_header, b"4", "large")
    assert shows(below_the_header, b"3", "large")
