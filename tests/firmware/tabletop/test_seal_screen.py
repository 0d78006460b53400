"""The seal before the cuts: eight words or a code, one OK, and a trace of each that was left."""

from engine.header import decode_header
from games import catalogue
from host_tools.simulated.session import Session
from host_tools.simulated.shelf import keys_to
from key import BACK, DOWN, OK, UP
from tabletop.setup import cut_words as words
from tabletop.setup.number_screen import NumberScreen
from tabletop.setup.wheels import Wheels
from tests.firmware.tabletop.easel import Easel
from tests.games.shelf import shelf

_SEATS = 3  # of Lamplight, the first on the shelf


def head(session, serial):
    """Return the head of a game on flash."""
    return decode_header(session.disk.read("g%04x/head" % serial))


def start(session):
    """Start the first game on the shelf and stand before its seal."""
    session.press("OK", "OK")
    assert session.screen == "SealScreen"


def test_a_plain_start_takes_one_press_more_than_the_cuts():
    with shelf():
        session = Session().boot()
        presses = 0
        while session.screen != "TableScreen":
            session.press("OK")
            presses += 1

    assert presses == 2 + 1 + _SEATS  # the shelf, START; the seal; the cuts


def test_start_takes_the_number_beside_it_into_the_seal():
    with shelf():
        session = Session().boot()
        session.press("OK")
        session.run(333)
        session.press("OK")
        first = head(session, 1).first

        assert 0 <= first < 10_000
        assert session.app.screen.note == words.SEAL_OF % first


def test_a_number_of_the_tables_own_is_what_is_sealed():
    wheels = Wheels()
    screen = NumberScreen(wheels)
    easel = Easel(screen)
    screen.update(4321)
    before = wheels.number
    for key in (UP, UP, DOWN):
        easel.press(key)
    easel.check_places()
    easel.press(OK)

    assert easel.pops == 1 and not wheels.is_running
    assert wheels.number == (before // 100 + 2) % 100 * 100 + (before + 1) % 100
    easel.press(BACK)
    assert easel.pops == 2


def test_words_and_code_change_places_and_the_seal_stays_the_same():
    with shelf():
        session = Session().boot()
        start(session)
        before = session.picture()
        session.press("DOWN")
        session.settle()
        code = session.picture()
        session.press("UP")
        session.settle()

        assert code != before
        assert session.screen == "SealScreen"


def test_who_leaves_comes_back_to_the_seal():
    with shelf():
        session = Session().boot()
        start(session)
        seal = head(session, 1).commitment
        session.press("BACK")
        again = Session(session.disk).boot()
        again.press("OK")

        assert again.screen == "SealScreen"
        assert head(again, 1).commitment == seal


def test_every_seal_has_a_number_and_one_that_was_left_stays_in_the_list():
    with shelf():
        session = Session().boot()
        start(session)
        session.press(*["OK"] * (1 + _SEATS))
        session.run(2500)
        now = session.world.ticks_ms()
        session.app.game.start_again(now)
        session.press("OK")
        assert session.screen == "SealScreen"
        session.hold("BACK", 700)
        keeper = session.app.game.keeper

        assert keeper.saves.serials() == [1, 2]
        assert keeper.is_unplayed(2) and not keeper.is_unplayed(1)
        session.app.game.start_again(now)
        session.press("OK")
        assert [head(session, serial).count for serial in (1, 2, 3)] == [1, 2, 3]


def test_a_number_is_not_used_twice_when_a_game_is_deleted():
    with shelf():
        session = Session().boot()
        start(session)
        session.press("BACK")
        session.app.game.keeper.saves.delete(1)
        again = Session(session.disk).boot()
        start(again)

        assert head(again, 1).count == 2


def test_the_first_game_offers_a_cut_while_nothing_was_done():
    session = Session().boot()
    session.press(*keys_to(catalogue.names()[0]))
    assert session.screen == "MenuScreen"
    assert session.app.screen._note == b"nobody cut"

    session.press("UP", "OK")
    assert session.screen == "NumberScreen"
    session.press("OK")
    assert session.screen == "SealScreen"
    session.press("OK", "OK")
    session.run(100)

    assert session.screen == "MenuScreen"
    assert session.app.screen._note == b""
    assert head(session, 2).setup == b"\x01"
    assert len(session.app.screen.table.cuts) == 1
