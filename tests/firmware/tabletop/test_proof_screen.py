"""The proof: source, seal, cuts, fingerprint, and the secret only when the game is over."""

from binascii import hexlify

from engine import seal
from engine.header import PSEUDO, Header, decode_header
from engine.table import Table
from games import catalogue
from host_tools.simulated.session import Session
from host_tools.simulated.shelf import keys_to
from key import BACK, DOWN, OK, UP
from tabletop.pages import page_words as words
from tabletop.pages.proof_screen import ProofScreen
from tabletop.setup import cut_words
from tests.firmware.tabletop.easel import Easel

_SECRET = bytes(range(100, 132))


class Rules:
    """A game without moves."""

    def new(self, setup, chance):
        return chance


class Game:
    """A game whose records are kept nowhere."""

    def __init__(self, flags=0):
        header = Header("stub", 1, b"", flags)
        header.count = 17
        seal.sealed(header, _SECRET)
        self.table = Table(Rules(), header, _SECRET, len)
        self.home = self

    def words(self, digest):
        return [b"stone"] * 8


class Pseudo(Session):
    """A handheld whose noise cannot be trusted."""

    def draw_secret(self):
        return super().draw_secret()[0], False


def about_chance(session):
    """Open the last page of the launcher; return what it says of chance."""
    while session.screen != "Launcher":
        session.press("BACK")
    session.press("UP") if not session.app.game.name else session.press("UP", "UP")
    while session.app.screen._menu.rows[session.app.screen._menu.cursor] != b"About":
        session.press("DOWN")
    session.press("OK")
    menu = session.app.screen._menu
    return menu.values[menu.rows.index(b"Chance")]


def test_it_shows_what_can_be_compared():
    game = Game()
    for seat in range(2):
        game.table.cut(seal.cut(seat, 4821))
    easel = Easel(ProofScreen(game))

    assert words.HARDWARE in easel.words
    assert b"no. 17" in easel.words
    assert b"2" in easel.words
    assert game.table.fingerprint() in easel.words


def test_the_secret_is_hidden_until_the_end():
    game = Game()
    game.table.begin()
    easel = Easel(ProofScreen(game))
    beginning = hexlify(_SECRET[:6]) + b"..."

    assert words.HIDDEN in easel.words and beginning not in easel.words
    game.table.end()
    easel = Easel(ProofScreen(game))
    assert words.HIDDEN not in easel.words and beginning in easel.words


def test_facts_are_as_they_are_when_one_comes_back():
    game = Game()
    easel = Easel(ProofScreen(game))
    before = game.table.fingerprint()

    game.table.cut(seal.cut(0, 1))
    easel.screen.enter(0)
    easel.draw()

    assert before not in easel.words
    assert game.table.fingerprint() in easel.words


def test_without_a_cut_it_says_that_the_device_was_alone():
    assert words.NOBODY_CUT in Easel(ProofScreen(Game())).words


def test_pseudo_takes_the_place_of_the_source():
    easel = Easel(ProofScreen(Game(PSEUDO)))

    assert cut_words.PSEUDO in easel.words
    assert words.HARDWARE not in easel.words


def test_no_words_touch_or_leave_the_glass():
    for flags in (0, PSEUDO):
        game = Game(flags)
        Easel(ProofScreen(game)).check_places()
        game.table.begin()
        game.table.end()
        Easel(ProofScreen(game)).check_places()


def test_only_back_leaves():
    easel = Easel(ProofScreen(Game()))
    for key in (UP, DOWN):
        easel.press(key)
    assert easel.pops == 0

    easel.press(BACK)

    assert easel.pops == 1


def test_ok_opens_the_words_of_the_log():
    easel = Easel(ProofScreen(Game()))
    pushed = []
    easel.push = lambda screen, now: pushed.append(screen)
    easel.press(OK)

    assert [type(screen).__name__ for screen in pushed] == ["CodeScreen"]
    assert Easel(pushed[0]).words[0] == words.LOG


def test_a_handheld_without_noise_says_so_in_proof_log_and_about():
    session = Pseudo().boot()
    title = catalogue.title(catalogue.names()[0])
    assert about_chance(session) == b"no game yet"
    session.press("BACK")
    while session.app.screen._menu.rows[session.app.screen._menu.cursor] != title:
        session.press("DOWN")
    session.press("OK")
    session.hold("OK", 700)
    session.press(*["DOWN"] * session.app.screen._menu.rows.index(words.PROOF))
    session.press("OK")

    assert session.app.screen._is_pseudo
    assert decode_header(session.disk.read("g0001/head")).flags == PSEUDO
    assert about_chance(session) == b"PSEUDO seed"


def test_a_handheld_with_noise_says_that_too():
    session = Session().boot()
    session.press(*keys_to(catalogue.names()[0]))

    assert decode_header(session.disk.read("g0001/head")).flags == 0
    assert about_chance(session) == b"hardware seed"


def test_a_damaged_head_is_not_believed():
    session = Session().boot()
    session.press(*keys_to(catalogue.names()[0]), "BACK")
    session.disk.files["g0001/head"] = b"ZK nonsense"

    assert about_chance(session) == b"no game yet"
