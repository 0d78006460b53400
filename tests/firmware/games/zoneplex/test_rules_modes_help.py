"""What now? in the modes: their own steps and rules, and none that another mode has."""

from engine.glance import Glance
from games.zoneplex import play
from games.zoneplex.rulebook import pages, topics, topics_few, topics_group
from games.zoneplex.rules import codes, setup
from games.zoneplex.rules import state as state_rules
from tabletop.game import Game
from tests.firmware.games.zoneplex.mode_positions import (
    CHALLENGE,
    EVOCATION,
    GAUNTLET,
    ZONEMASTER,
    complete,
    duel,
    laid,
    scored,
    unlaid,
)
from tests.firmware.games.zoneplex.rule_positions import do, draw
from tests.firmware.games.zoneplex.rulebook_lines import lines_of

TIMEOUT_S = 120

_SECTIONS = ("evocation", "challenge", "duel")
_TABLES = (
    (EVOCATION, 3, 0),
    (EVOCATION, 3, setup.ALWAYS_TRY | setup.CHAMBERS_ONLY),
    (CHALLENGE, 1, 0),
    (CHALLENGE, 2, setup.LATE_STONE),
    (GAUNTLET, 1, 0),
    (ZONEMASTER, 2, 0),
    (ZONEMASTER, 2, setup.MISSION_TOO | setup.NO_INFLUENTIAL),
    (ZONEMASTER, 2, setup.FOUR_STACKS),
    (ZONEMASTER, 2, setup.FEARS_IN_DECK),
)


class _Game:
    """A game as far as its screens' help is concerned."""

    name = "zoneplex"
    help = Game.help

    def __init__(self, state):
        self.table = Glance(state, 0, None)
        self.home = self

    def enter(self, module):
        """Keep what the step before had loaded."""

    def tidy(self):
        """Let go of nothing."""


def _topics(state):
    """Return the topics there are at a table: those of the base game, and its mode's own."""
    letter = b"e " if state.setup.offers(setup.WITH_TILES) else b"c "
    own = [
        line.split(b"|")[0] for line in lines_of(topics_few.TOPICS) + lines_of(topics_group.TOPICS)
    ]
    base = [line.split(b"|")[0] for line in lines_of(topics.TOPICS)]
    return base + [topic[2:] for topic in own if topic[:2] == letter]


def _told(mode, seats, house):
    """Return the IDs of all rules that some page of a table tells."""
    state = laid(mode, seats, house=house)
    found = set()
    for topic in _topics(state):
        for line in pages.page(state, topic).split(b"\n\n")[1:]:
            found.add(line[line.rfind(b"(") + 1 : -2])
    return found


def test_every_rule_of_the_modes_is_told_on_some_page():
    """EV-SET-01, EV-MOV-01, CH-SET-01, CH-MOV-01, AMB-49, AMB-54."""
    expected = set()
    for section in _SECTIONS:
        for line in lines_of(pages.rules_of(section)):
            expected.add(line.split(b" ")[0])
    told = set()
    for mode, seats, house in _TABLES:
        told |= _told(mode, seats, house)

    assert expected - told == set()


def test_no_table_is_told_the_rules_of_another():
    """EV-STK-01, CH-STK-01, CH-WIN-02, GA-01, ZM-05."""
    for mode, seats, house in _TABLES:
        told = _told(mode, seats, house)

        assert b"ZP-BAT-09" not in told, mode  # no Fear is discarded
        assert b"ZP-DECK-05" not in told, mode  # nobody must take every step
        assert (b"CH-WIN-02" in told) == (mode in (CHALLENGE, GAUNTLET)), mode
        assert (b"ZM-05" in told) == (mode == ZONEMASTER), mode
        assert (b"GA-01" in told) == (mode == GAUNTLET), mode
        assert (b"EV-BAN-01" in told) == (mode == EVOCATION), mode


def _banished():
    state = scored(house=setup.ALWAYS_TRY)
    state.step = state_rules.BANISHED
    return state


def _card(state):
    draw(state, 0)
    return state


def _evoked(state, *entered):
    draw(state, 0)
    do(state, (codes.EVOKE, state.active, 0) + entered)
    return state


# A position of each step that the modes have or change, and rules that must be told there.
_STEPS = (
    (lambda: unlaid(EVOCATION, 3), b"EV-SET-01 EV-SET-02"),
    (lambda: _card(laid(EVOCATION, 3)), b"EV-MOV-01 EV-STK-02 EV-STN-01"),
    (lambda: _card(complete()), b"AMB-45 EV-BAN-01 AMB-46"),
    (_banished, b"EV-BAN-01 AMB-47"),
    (lambda: unlaid(CHALLENGE, 2), b"CH-SET-01 CH-SET-02 CH-SET-03 CH-SET-04 CH-SET-05"),
    (lambda: laid(CHALLENGE, 2), b"CH-MOV-01 CH-WIN-02"),
    (lambda: _card(laid(CHALLENGE, 2)), b"AMB-63 CH-CUR-01 CH-STN-01 CH-WIN-01"),
    (lambda: _evoked(laid(CHALLENGE, 2), 4), b"ZP-BAT-01 CH-COM-02"),
    (lambda: unlaid(GAUNTLET, 1), b"GA-01"),
    (lambda: _card(duel()), b"ZM-02 ZM-03 ZM-04 AMB-68"),
)


def test_each_step_tells_the_rules_of_its_mode():
    """EV-SET-01, EV-STK-02, AMB-47, CH-SET-01, CH-CUR-01, GA-01, ZM-02."""
    for position, rules_told in _STEPS:
        state = position()
        text = play.screens(_Game(state))[-1].help

        for rule in rules_told.split():
            assert b"(%s)." % rule in text, (state.setup.mode, state.step, rule)


def test_a_decision_of_a_mode_is_told_as_the_table_has_taken_it():
    """AMB-46, AMB-51, AMB-60, AMB-64, AMB-65, ZM-05, ZM-06."""
    for mode, topic, flag, default, other in (
        (EVOCATION, b"judge", setup.ALWAYS_TRY, b"only who would win", b"again and again"),
        (EVOCATION, b"dislocate", setup.CHAMBERS_ONLY, b"any stone", b"a chamber only"),
        (CHALLENGE, b"judge", setup.LATE_STONE, b"may have lain", b"must be placed after"),
        (ZONEMASTER, b"layout", setup.FEARS_IN_DECK, b"in three decks", b"all 72 cards"),
        (ZONEMASTER, b"judge", setup.MISSION_TOO, b"No stone on", b"also asks for a stone"),
        (ZONEMASTER, b"layout", setup.FOUR_STACKS, b"those of the Chal", b"those of Evoc"),
        (ZONEMASTER, b"cataclysm", setup.NO_INFLUENTIAL, b"are in play", b"in the box"),
    ):
        seats = 3 if mode == EVOCATION else 2
        state = laid(mode, seats)
        if topic == b"dislocate":
            state.step, state.card = state_rules.MOVE, 3
        plain = pages.page(state, topic)
        state.setup.house = flag
        chosen = pages.page(state, topic)

        assert default in plain and other not in plain, topic
        assert other in chosen and default not in chosen, topic
