"""The cuts: one press each, kept at once; the number in sight counts; BACK only leaves."""

from engine import seal
from engine.header import PSEUDO
from engine.record import BEGIN, CUT
from engine.refusal import Refusal
from host_tools.simulated.disk import SimDisk
from host_tools.simulated.session import Session
from key import BACK, DOWN, OK, UP
from tabletop.pages.page_words import NEW_GAME
from tabletop.setup import cut_words as words
from tabletop.setup.cut_screen import CutScreen
from tabletop.setup.wheels import Wheels
from tests.firmware.tabletop.easel import Easel
from tests.games.shelf import shelf
from ui import lights

_SEATS = 3
_FULL = Refusal(b"SAVE", b"Could not save.")


class Head:
    """The head of a log, as far as the screen reads it."""

    def __init__(self, flags=0):
        self.flags = flags


class Table:
    """A table before its game has begun. `refuses` has the records that flash does not take."""

    def __init__(self, flags=0):
        self.header = Head(flags)
        self.cuts = []
        self.has_begun = False
        self.refuses = ()

    def cut(self, cut):
        if CUT in self.refuses:
            return _FULL
        self.cuts.append(cut)
        return ()

    def begin(self):
        if BEGIN in self.refuses:
            return _FULL
        self.has_begun = True
        return ()


class Game:
    """A game that counts how often it is shown."""

    def __init__(self, flags=0):
        self.table = Table(flags)
        self.shown = 0
        self.can_undo_start = False
        self.home = self
        self.stack = None  # what the screen is laid on

    def show(self, now):
        self.shown += 1

    def seat_name(self, seat):
        return b"Seat %d" % (seat + 1)


class Cutting(Easel):
    """A cut screen by itself; `said` is what was laid over it."""

    def __init__(self, flags=0, seats=_SEATS):
        self.game = Game(flags)
        self.table = self.game.table
        self.said = []
        self.game.stack = self
        super().__init__(CutScreen(self.game, seats))

    def say(self, sentence, now):
        self.said.append(sentence)

    def ok_at(self, now):
        """Let the number run until `now`, and press OK a little later."""
        self.screen.update(now)
        self.screen.press(OK, now + 15)
        self.draw()


class Row:
    """The lights: which rhythm each seat has."""

    def __init__(self):
        self.rhythms = {}

    def set(self, place, colour, rhythm, now):
        self.rhythms[place] = rhythm


def open_game(session):
    """Start Lamplight, the first on the shelf, and stand before the next cut."""
    session.press("OK")
    if session.screen == "SetupScreen":
        session.press("OK")
    if session.screen == "SealScreen":
        session.press("OK")
    assert session.screen == "CutScreen"
    return session.app.screen._table


def test_it_says_whose_cut_it_is_and_what_to_do():
    easel = Cutting()

    assert b"Seat 1 cuts" in easel.words and b"1 of 3" in easel.words
    assert words.CUT_TURN in easel.words


def test_the_number_runs_with_time():
    easel = Cutting()

    assert easel.screen.update(4370)
    assert not easel.screen.update(4370)
    assert easel.screen.update(4371)
    easel.draw()
    assert b"%02d" % (4371 * 7919 % 10_000 // 100) in easel.words


def test_a_cut_takes_the_number_in_sight_and_nothing_else():
    # Regression: four bytes of the clock went into the seed with it, which nobody saw.
    for later in (0, 5, 900):
        easel = Cutting()
        easel.screen.update(4370)
        number = easel.screen._wheels.number
        easel.screen.press(OK, 4370 + later)
        easel.draw()

        assert easel.table.cuts == [seal.cut(0, number)]
        assert b"2 of 3" in easel.words
        assert b"Seat 1 cut %04d" % number in easel.words


def test_the_wheels_can_be_turned_to_any_number_and_then_stand_still():
    easel = Cutting()
    easel.screen.update(4370)
    before = easel.screen._wheels.number
    for key in (UP, UP, DOWN):
        easel.press(key)

    expected = (before // 100 + 2) % 100 * 100 + (before + 1) % 100
    assert not easel.screen.update(9000)
    easel.screen.press(OK, 9999)
    assert easel.table.cuts == [seal.cut(0, expected)]
    assert easel.screen.update(9000)  # for the next player they run again


def test_each_wheel_comes_round():
    wheels = Wheels()
    for _ in range(100):
        wheels.turn(UP)
    for _ in range(100):
        wheels.turn(DOWN)
    assert wheels.number == 0
    assert not wheels.turn(OK)


def test_the_wheels_show_every_number_equally_often():
    wheels = Wheels()
    seen = bytearray(10_000)
    for now in range(1_000_000, 1_010_000):
        wheels.run(now)
        seen[wheels.number] += 1

    assert seen == bytearray([1] * 10_000)


def test_after_the_last_cut_the_game_begins():
    easel = Cutting()
    for seat in range(_SEATS):
        assert easel.game.shown == 0
        easel.ok_at(1000 * seat)

    assert [cut[0] for cut in easel.table.cuts] == [0, 1, 2]
    assert easel.table.has_begun and easel.game.shown == 1


def test_a_cut_that_cannot_be_kept_is_not_made():
    easel = Cutting()
    easel.table.refuses = (CUT,)

    easel.ok_at(1000)

    assert easel.said == [_FULL.sentence]
    assert b"1 of 3" in easel.words and easel.game.shown == 0


def test_a_beginning_that_cannot_be_kept_is_tried_again_without_another_cut():
    # Regression: the screens of a game were asked for that had not begun.
    easel = Cutting(seats=1)
    easel.table.refuses = (BEGIN,)
    easel.ok_at(1000)
    assert easel.said == [_FULL.sentence] and easel.game.shown == 0

    easel.table.refuses = ()
    easel.ok_at(2000)

    assert len(easel.table.cuts) == 1
    assert easel.game.shown == 1


def test_pseudo_is_marked_and_its_absence_is_not():
    assert words.PSEUDO in Cutting(PSEUDO).words
    assert words.PSEUDO not in Cutting(0).words


def test_no_words_touch_or_leave_the_glass():
    for flags in (0, PSEUDO):
        for seats in (1, 5, 8):
            easel = Cutting(flags, seats)
            for seat in range(seats):
                easel.check_places()
                easel.ok_at(990 + seat * 1000)


def test_the_seat_whose_cut_it_is_breathes():
    easel = Cutting()
    easel.ok_at(1000)
    row = Row()

    easel.screen.paint(row, 0)

    assert row.rhythms == {0: lights.PRESENT, 1: lights.TURN, 2: lights.PRESENT}


def test_back_leaves_and_holding_it_is_no_more_than_that():
    easel = Cutting()

    easel.press(BACK)

    assert easel.pops == 1
    assert easel.screen.hold_word(BACK) == b""


def test_who_comes_back_goes_on_with_the_next_cut():
    with shelf():
        session = Session().boot()
        table = open_game(session)
        session.press("OK")
        first = table.cuts[0]
        session.press("BACK")
        assert session.screen == "Launcher"

        again = Session(session.disk).boot()
        table = open_game(again)
        assert table.cuts == [first]
        again.press("OK", "OK")

        assert len(table.cuts) == _SEATS
        assert again.screen == "TableScreen"


def test_other_cuts_make_another_game():
    fingerprints = set()
    with shelf():
        for turns in range(3):
            session = Session().boot()
            table = open_game(session)
            session.press(*["UP"] * turns)
            session.press("OK", "OK", "OK")
            fingerprints.add(bytes(table.state.deck))

    assert len(fingerprints) == 3


def test_a_new_game_can_be_undone_before_the_first_cut():
    with shelf():
        session = Session().boot()
        open_game(session)
        session.press("OK", "OK", "OK", "OK")
        session.hold("OK", 700)
        session.press(*["DOWN"] * session.app.screen._menu.rows.index(NEW_GAME))
        session.press("OK", "OK")
        assert session.screen == "SealScreen"

        session.hold("BACK", 700)

        assert session.screen == "TableScreen"
        assert session.app.screen.table.done == 1


def test_a_full_flash_is_told_and_nothing_breaks():
    with shelf():
        disk = SimDisk()
        session = Session(disk).boot()
        table = open_game(session)
        disk.is_full = True
        session.press("OK")
        assert table.cuts == [] and session.screen == "CutScreen"
        disk.is_full = False
        session.press("OK", "OK", "OK")

        assert session.screen == "TableScreen"
