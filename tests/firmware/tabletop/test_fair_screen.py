"""Is it fair tonight? Every die gets a picture that can be read, and a verdict with a reason."""

from games import catalogue
from host_tools.simulated.session import Session
from host_tools.simulated.shelf import keys_to
from key import BACK, DOWN, OK, UP
from tabletop.pages import page_words as words
from tabletop.pages.fair_chart import label_faces, name_face
from tabletop.pages.fair_screen import FairScreen
from tests.firmware.tabletop.easel import Easel

_EVEN = [14] * 6
_BASE_Y = 36
_PYRAMID = (b"pyramid", [30, 28, 31, 31], (b"Eye", b"1", b"2", b"3"))


class Game:
    """A game that has counted what it is told."""

    def __init__(self, tallies):
        self.play = self.RULES = self.table = self
        self.state = tallies

    def tallies(self, state):
        return state


def fair(*tallies):
    return Easel(FairScreen(Game(list(tallies))))


def bar_height(easel, x):
    """Return how high the bar stands at a column without dots and dashes."""
    assert x % 4 == 3
    y = _BASE_Y
    while easel.frame.pixel(x, y - 1):
        y -= 1
    return _BASE_Y - y


def counts_like_chance(faces, rolls):
    """Return counts that no face stands out of."""
    return [(rolls + face) // faces for face in range(faces)]


def test_without_rolls_it_says_so():
    easel = fair()

    assert words.FAIR_NONE in easel.words
    easel.press(DOWN)
    easel.check_places()


def test_the_header_tells_how_many_rolls_of_what():
    assert b"84 x d6" in fair((b"d6", _EVEN)).words


def test_few_rolls_are_too_few_to_say_and_the_rest_is_told():
    assert b"Too few to say: 3 of 30" in fair((b"d6", [1, 0, 0, 0, 1, 1])).words


def test_even_faces_are_as_chance_would_have_it():
    assert words.FAIR_GOOD in fair((b"d6", _EVEN)).words


def test_a_face_that_came_too_often_is_named():
    assert b"Rare: 6 came 42x" in fair((b"d6", [9, 9, 8, 8, 8, 42])).words


def test_a_face_that_never_came_is_named():
    assert b"Rare: 2 came 0x" in fair((b"d6", [40, 0, 40, 40, 40, 40])).words


def test_an_odd_face_is_named_even_among_few_rolls():
    assert b"Rare: 3 came 12x" in fair((b"d6", [0, 0, 12, 0, 0, 0])).words


def test_a_face_with_a_name_of_its_own_is_called_by_it():
    easel = fair((b"pyramid", [90, 20, 20, 20], _PYRAMID[2]))

    assert b"Rare: Eye came 90x" in easel.words
    assert [word for word in easel.words if word in _PYRAMID[2]] == [b"Eye", b"1", b"2", b"3"]


def test_the_limits_of_the_band_are_written_beside_it():
    easel = fair((b"d6", [10] * 6))

    assert b"22" in easel.words and b"1" in easel.words


def test_bars_are_as_high_as_the_counts_say():
    counts = [2, 4, 8, 12, 16, 18]
    easel = fair((b"d6", counts))
    step = easel.screen._step

    heights = [bar_height(easel, (face * step + 7) // 4 * 4 + 3) for face in range(6)]

    assert heights == [count * 25 // easel.screen._top for count in counts]
    assert heights == sorted(heights)


def test_a_face_that_never_came_has_no_bar():
    easel = fair((b"d6", [20, 0, 20, 20, 20, 20]))

    assert bar_height(easel, (easel.screen._step + 7) // 4 * 4 + 3) == 0


def test_up_and_down_go_round_the_kinds_of_dice():
    easel = fair((b"d6", _EVEN), (b"d20", [5] * 20), _PYRAMID)
    seen = []
    for key in (DOWN, DOWN, DOWN, UP):
        easel.press(key)
        seen.append(easel.words[1])

    assert seen == [b"100 x d20", b"120 x pyramid", b"84 x d6", b"120 x pyramid"]
    assert words.FAIR_OTHER in easel.words


def test_other_dice_are_offered_only_where_there_are_some():
    easel = fair((b"d6", _EVEN))

    easel.press(UP)

    assert words.FAIR_OTHER not in easel.words
    assert b"84 x d6" in easel.words


def test_back_leaves_and_ok_does_nothing():
    easel = fair((b"d6", _EVEN))

    easel.press(OK)
    assert easel.pops == 0
    easel.press(BACK)
    assert easel.pops == 1


def test_a_hundred_faces_are_shown_by_tens():
    easel = fair((b"d100", counts_like_chance(100, 400)))
    bars = easel.screen._bars

    assert len(bars) == 10 and sum(bars) == 400
    assert words.FAIR_GOOD in easel.words
    assert name_face(9, 10) == b"91-100"
    loaded = fair((b"d100", [3] * 90 + [12] * 10))
    assert b"Rare: 91-100 came 120x" in loaded.words


def test_up_to_twenty_faces_have_a_bar_each():
    assert len(fair((b"d20", [3] * 20)).screen._bars) == 20
    assert len(fair((b"d21", [3] * 21)).screen._bars) == 7


def test_no_words_touch_or_leave_the_glass_whatever_is_rolled():
    for faces in list(range(2, 25)) + [30, 46, 60, 97, 100]:
        name = b"d%d" % faces
        for rolls in (0, 1, faces * 3, faces * 40, 9999):
            fair((name, counts_like_chance(faces, rolls)), _PYRAMID).check_places()
        for most in (12, 300, 2000):
            fair((name, [1] * (faces - 1) + [most]), _PYRAMID).check_places()


def test_the_longest_names_do_not_touch_either():
    fair(_PYRAMID, _PYRAMID).check_places()
    fair((b"pyramid", [2100, 20, 20, 20], _PYRAMID[2]), _PYRAMID).check_places()
    fair((b"coin", [40, 44], (b"heads", b"tails"))).check_places()
    fair((b"coin", [4, 440], (b"heads", b"tails"))).check_places()


def test_labels_name_first_and_last_face_where_not_all_have_room():
    font = fair().canvas.small

    assert [text for text, _ in label_faces(font, 6, 1, 18)] == [b"%d" % n for n in range(1, 7)]
    assert [text for text, _ in label_faces(font, 20, 1, 5)] == [b"1", b"5", b"10", b"15", b"20"]
    assert [text for text, _ in label_faces(font, 10, 10, 11)][-1] == b"100"


def test_a_game_counts_dice_and_coins():
    session = Session().boot()
    session.press(*keys_to(catalogue.names()[0]), "OK", "OK")
    session.run(1000)
    session.press("BACK", "DOWN", "DOWN", "OK", "OK")
    session.run(2000)
    session.hold("OK", 700)
    session.press(*["DOWN"] * session.app.screen._menu.rows.index(words.FAIR))
    session.press("OK")

    dice, coin = session.app.screen._tallies

    assert session.screen == "FairScreen"
    assert (dice[0], sum(dice[1])) == (b"d6", 2)
    assert (coin[0], sum(coin[1]), coin[2]) == (b"coin", 1, (b"heads", b"tails"))
