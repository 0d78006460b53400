"""What now? tells for every step, in our words, which rules apply."""

import sys

from engine.glance import Glance
from games.zoneplex import play
from games.zoneplex.rulebook import pages, topics, what_now
from games.zoneplex.rules import codes, contract, setup
from tabletop import rulebook
from tabletop.game import Game
from tests.firmware.games.zoneplex.rule_positions import (
    BLUE_5,
    EYE,
    FIRST,
    SET,
    TABLE,
    TWIN,
    A,
    attack,
    begun,
    capture,
    do,
    draw,
    face,
    last_card,
    lay,
    lift,
    opened,
    second_phase,
    turn,
)
from tests.firmware.games.zoneplex.rulebook_lines import lines_of

LONGEST = 110  # a page of the screen holds about that much
_BASE = pages.SECTIONS[:8]  # the modes have sections of their own


class _Game:
    """A game as far as its screens' help is concerned."""

    name = "zoneplex"
    help = Game.help

    def __init__(self, state):
        self.table = Glance(state, 0, None)
        self.notes = {}
        self.home = self

    def enter(self, module):
        """Keep what the step before had loaded."""

    def tidy(self):
        """Let go of nothing."""


def _drawn(state, card):
    draw(state, card)
    return state


def _short():
    state = begun()
    state.placed, state.stack = 37, 2
    return _drawn(state, 1)


def _battle(*moves):
    state = begun()
    lay(state, 0, A)
    face(state, BLUE_5, EYE)
    do(state, *moves)
    return state


def _fought(roll):
    state = begun()
    state.wms[0] = 4
    face(state, BLUE_5, EYE)
    attack(state, roll)
    return state


def _voting():
    state = last_card(second_phase())
    capture(state, 0, *SET)
    capture(state, 1, *TWIN)
    turn(state, 0)
    return state


def _at_the_reveal():
    state = begun()
    state.placed, state.stack, state.hands[:] = 48, 0, bytes(3)
    turn(state, 0)
    return state


def _entered():
    state = second_phase()
    capture(state, 0, *SET)
    draw(state, 0)
    do(state, (codes.ENTER_EYE,))
    return state


def _over():
    state = last_card(second_phase())
    turn(state, 0)
    return state


def _first_move():
    return _drawn(opened(), 1)


# A position of each step, its topic, and rules that must be told there.
STEPS = (
    (opened, b"first card", b"ZP-SET-06 ZP-SET-07 ZP-DECK-02"),
    (begun, b"draw", b"ZP-DECK-03 ZP-TURN-01"),
    (_first_move, b"first move", b"ZP-DECK-05 ZP-MOV-02 ZP-MOV-03"),
    (lambda: _drawn(begun(), 1), b"move", b"ZP-DECK-05 ZP-TILE-03 ZP-MOV-01 ZP-STN-01"),
    (_short, b"last tiles", b"AMB-37 ZP-PH-03 AMB-05"),
    (lambda: _drawn(second_phase(), 1), b"move 2", b"ZP-PH-04 ZP-MOV-04 ZP-EYE-04"),
    (lambda: _drawn(begun(), 3), b"dislocate", b"ZP-DECK-06 AMB-35"),
    (lambda: _drawn(second_phase(), 3), b"dislocate 2", b"ZP-DECK-06 AMB-34"),
    (lambda: _drawn(begun(), FIRST), b"strength", b"ZP-BAT-01 ZP-DECK-07"),
    (_battle, b"help", b"ZP-GRP-01 ZP-GRP-02 ZP-GRP-03 AMB-26"),
    (lambda: _battle(lift(begun(), [A])), b"sacrifice", b"ZP-SAC-02 AMB-27"),
    (lambda: _battle(lift(begun(), [A]), (codes.SACRIFICE, 1)), b"ready", b"ZP-BAT-06 AMB-28"),
    (lambda: _battle((codes.ANNOUNCE,)), b"attack", b"ZP-BAT-04 ZP-DIE-02 AMB-21"),
    (lambda: _fought(3), b"won", b"ZP-BAT-08 ZP-REL-04"),
    (lambda: _fought(EYE), b"lost", b"ZP-BAT-09 ZP-WMS-02"),
    (_at_the_reveal, b"reveal", b"ZP-PH-03 ZP-INF-02"),
    (_voting, b"vote", b"ZP-TIE-04"),
    (_entered, b"entered", b"ZP-EYE-05"),
    (_over, b"cataclysm", b"ZP-CAT-03 ZP-TIE-01"),
)


def test_every_step_tells_what_to_do_and_the_rules_for_it():
    stages = set()
    for position, topic, rules_told in STEPS:
        state = position()
        stages.add(state.step)
        text = play.screens(_Game(state))[-1].help

        assert what_now.step(state) == topic
        assert text.startswith(rulebook.parts(topics.TOPICS, topic)[0])
        for rule in rules_told.split():
            assert b"(%s)." % rule in text, (topic, rule)
    assert len(stages) == 11


def test_pages_beside_the_turn_tell_their_own_rules():
    from games.zoneplex.screens.pages.eye_judge_screen import EyeJudgeScreen
    from games.zoneplex.screens.pages.scores_screen import ScoresScreen

    game = _Game(begun())

    assert b"(ZP-EYE-04)." in EyeJudgeScreen(game).help
    assert b"(ZP-INF-02)." in ScoresScreen(game).help


def test_what_only_the_table_can_see_is_told_where_it_matters():
    """ZP-SET-05, ZP-SET-09, ZP-TILE-02, ZP-TILE-03, ZP-TILE-04, ZP-TILE-05, ZP-MOV-01,
    ZP-MOV-02, ZP-MOV-03, ZP-MOV-04, ZP-MOV-05, ZP-GRP-02, AMB-39, AMB-43."""
    state = begun()
    for topic, rules_told in (
        (b"first card", b"ZP-SET-05 ZP-SET-09"),
        (b"first move", b"ZP-TILE-02 ZP-TILE-03 ZP-MOV-01 ZP-MOV-02 ZP-MOV-03"),
        (b"move", b"ZP-TILE-03 ZP-TILE-04 ZP-TILE-05 ZP-MOV-01 ZP-MOV-05 AMB-39"),
        (b"move 2", b"ZP-MOV-01 ZP-MOV-04 ZP-MOV-05"),
        (b"help", b"ZP-GRP-02"),
        (b"then", b"AMB-43"),
    ):
        text = pages.page(state, topic)

        for rule in rules_told.split():
            assert b"(%s)." % rule in text, (topic, rule)


def test_a_decision_is_told_as_the_table_has_taken_it():
    """AMB-01, AMB-16, AMB-25."""
    for topic, flag, default, other in (
        (b"scores", setup.OTHERS_PLUS, b"costs its owner 2", b"gives its owner 2"),
        (b"then", setup.JAR_FIXED, b"stands for any class", b"keeps the class"),
        (b"stones", setup.LOOSE_STONES, b"before the first of them", b"until ATTACK"),
    ):
        plain = pages.page(begun(3, TABLE), topic)
        chosen = pages.page(begun(3, 0xFF), topic)
        others = pages.page(begun(3, 0xFF & ~flag), topic)

        assert default in plain and other not in plain
        assert other in chosen and default not in chosen
        assert default in others and other not in others


def test_the_judges_letters_name_the_three_classes():
    """AMB-42."""
    state = second_phase()
    for cards, missing in (((), b" B G M"), (SET[:1], b" G M"), (SET[1:], b" B")):
        state.fears[0], state.classes[0] = [], []
        capture(state, 0, *cards)

        assert contract.verdict(state).reasons[1].sentence.endswith(b", no" + missing)


class _Book:
    """A game, as far as it has a rulebook."""

    name = "zoneplex"

    def __init__(self, state):
        self._state = state

    def help(self, topic):
        return pages.page(self._state, topic)


def test_the_judge_tells_its_rules_in_words():
    state = second_phase()
    names = [reason.rule for reason in contract.verdict(state).reasons]
    told = rulebook.in_words(_Book(state), names + names).split(b"\n\n")

    assert [line[line.rfind(b"(") + 1 : -2] for line in told] == names
    assert told[1] == b"Entering takes a Fear of each of the three classes (ZP-EYE-02)."
    assert b"+2" not in rulebook.in_words(_Book(state), [b"AMB-01"])


def test_every_rule_is_told_on_some_page():
    told = set()
    for topic in _topics():
        lead = rulebook.parts(topics.TOPICS, topic)[0]
        text = pages.page(begun(), topic)
        assert lead[-1:] == b"." and text.startswith(lead + b"\n\n")
        for line in text.split(b"\n\n")[1:]:
            told.add(line[line.rfind(b"(") + 1 : -2])

    assert told == set(_lines(_BASE))


def test_sentences_are_short_and_in_letters_that_the_screen_has():
    for rule, line in _lines(pages.SECTIONS).items():
        for form in line.split(b" ", 2)[2].split(b"|"):
            assert 20 <= len(form) <= LONGEST, rule
            assert form.endswith(b"."), rule
            assert min(form) >= 32 and max(form) < 127, rule


def test_nothing_of_the_rulebook_stays_in_memory():
    for topic in _topics():
        pages.page(begun(), topic)

    package = sys.modules["games.zoneplex.rulebook"]
    for section in pages.SECTIONS:
        assert "games.zoneplex.rulebook." + section not in sys.modules
        assert not hasattr(package, section)


def _topics():
    return [line.split(b"|")[0] for line in lines_of(topics.TOPICS)]


def _lines(sections):
    """Return the line of each rule by its ID."""
    found = {}
    for section in sections:
        for line in lines_of(pages.rules_of(section)):
            found[line.split(b" ")[0]] = line
    return found
