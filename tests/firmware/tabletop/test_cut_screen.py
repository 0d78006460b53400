"""The cuts: one press each, kept at once; the number in sight counts; BACK only leaves."""

from engine import seal
from engine.header import PSEUDO
from engine.record import BEGIN, CUT
from engine.refusal import Refusal
from host_tools.simulated.disk import SimDisk
from host_tools.simulated.session import Session
from key import BACK, OK
from tabletop.pages.page_words import NEW_GAME
from tabletop.setup import cut_words as words
from tabletop.setup.cut_screen import CutScreen
from tests.firmware.tabletop.easel import Easel
from tests.games.shelf import shelf
from ui import lights

_SEATS = 3
_FULL = Refusal(b"SAVE", b"Flash does not take it.")


class Head:
    """The head of a log, as far as the screen reads it."""

    def __init__(self, flags=0):
        self.commitment = bytes(range(32))
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
    """Start Lamplight, the first on the shelf, and stand before its first cut."""
    session.press("OK")
    if session.screen == "SetupScreen":
        session.press("OK")
    assert session.screen == "CutScreen"
    return session.app.screen._table


def test_it_says_whose_cut_it_is_and_what_to_do():
    easel = Cutting()

    assert words.CUT_TITLE in easel.words and b"1 of 3" in easel.words
    assert b"Seat 1" in easel.words
    assert words.CUT_HINT in easel.words


def test_the_seal_can_be_read_out_before_the_first_cut():
    easel = Cutting()
    letters = seal.letters(bytes(range(32)), 8)

    assert letters[:4] + b" " + letters[4:] in easel.words


def test_the_number_runs_with_time():
    easel = Cutting()

    assert easel.screen.update(4370)
    assert not easel.screen.update(4375)
    assert easel.screen.update(4380)
    easel.draw()
    assert b"38" in easel.words


def test_a_cut_takes_the_number_in_sight_and_the_moment():
    easel = Cutting()

    easel.ok_at(4370)

    assert easel.table.cuts == [bytes((0, 37)) + (4385).to_bytes(4, "big")]
    assert b"2 of 3" in easel.words
    assert b"Seat 1 cut at 37" in easel.words


def test_every_moment_makes_another_cut():
    cuts = set()
    for now in range(1000, 1200):
        easel = Cutting()
        easel.ok_at(now)
        cuts.add(easel.table.cuts[0])

    assert len(cuts) == 200


def test_a_late_tick_still_fits_a_cut():
    easel = Cutting()

    easel.screen.update(0x3FFFFFFF)
    easel.screen.press(OK, 0x3FFFFFFF)

    assert len(easel.table.cuts[0]) == 6


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
        for pause_ms in (0, 100, 230):
            session = Session().boot()
            table = open_game(session)
            session.run(pause_ms)
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
        assert session.screen == "CutScreen"

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
