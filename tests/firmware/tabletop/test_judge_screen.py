"""The end of a game: undo stays open until the table asks for the secret; then all is fixed."""

from engine import seal
from games import catalogue
from host_tools.simulated.session import Session
from host_tools.simulated.shelf import keys_to
from tests.games.shelf import shelf

_OPEN = ("OK",) * 6  # Lamplight is first on the shelf; START, the seal, then three seats cut
_TO_JUDGE = ("DOWN",) * 7 + ("OK",)  # in its table menu
_LONG_MS = 1900
_HOLD_MS = 700


def at_the_end():
    """Return a device on which a game of Lamplight has just been drawn to its end."""
    session = Session().boot()
    session.press(*_OPEN)
    while session.screen != "JudgeScreen":
        session.press("OK")
    session.settle()
    return session


def table(session):
    return session.app.game.playing.table


def test_the_judge_comes_up_when_the_game_is_over_and_not_before():
    with shelf():
        session = at_the_end()

        assert not table(session).is_over
        assert session.app.game.playing.verdict().is_over
        assert not session.app.game.playing.play.RULES.verdict(table(session).look(1)).is_over


def test_back_shows_the_table_and_the_menu_leads_to_the_judge_again():
    with shelf():
        session = at_the_end()
        session.press("BACK")
        session.press("DOWN")
        assert session.screen == "EndScreen"

        session.hold("OK", _HOLD_MS)
        session.press(*_TO_JUDGE)
        assert session.screen == "JudgeScreen"


def test_the_last_move_can_be_taken_back_until_the_secret_is_shown():
    with shelf():
        session = at_the_end()
        done = table(session).done
        session.hold("BACK", _LONG_MS)
        assert session.screen == "TableScreen"
        assert table(session).done == done - 1

        session.press("OK")
        assert session.screen == "EndScreen"
        assert table(session).done == done


def test_a_short_hold_does_not_end_the_game():
    with shelf():
        session = at_the_end()
        session.hold("OK", _HOLD_MS)

        assert session.screen == "JudgeScreen"
        assert not table(session).is_over


def test_the_end_shows_the_secret_and_closes_the_game():
    with shelf():
        session = at_the_end()
        before = session.picture()
        session.hold("OK", _LONG_MS)
        secret = table(session).secret

        assert seal.commitment(table(session).header, secret) == table(session).header.commitment
        assert session.picture() != before
        assert "g0001/over" in session.disk.files


def test_after_the_end_nothing_can_be_taken_back_or_added():
    with shelf():
        session = at_the_end()
        session.hold("OK", _LONG_MS)
        packed, chain = table(session).pack(), table(session).chain
        session.hold("BACK", _LONG_MS)
        assert session.screen == "EndScreen"  # a hold of BACK is just BACK here
        session.press("OK")
        session.hold("BACK", _LONG_MS)

        assert (table(session).pack(), table(session).chain) == (packed, chain)


def test_a_game_that_is_over_is_not_resumed_but_a_new_one_begun():
    with shelf():
        session = at_the_end()
        session.hold("OK", _LONG_MS)
        session.press("BACK", "BACK")
        session = Session(session.disk).boot()
        session.press("OK", "OK")

        assert session.screen == "SealScreen"
        assert session.app.game.keeper.saves.serials() == [1, 2]


def test_the_power_may_go_between_the_end_and_the_closing():
    with shelf():
        session = at_the_end()
        session.hold("OK", _LONG_MS)
        session.disk.remove("g0001/over")
        session = Session(session.disk).boot()
        session.press("OK")

        assert session.screen == "EndScreen"
        assert table(session).is_over
        assert "g0001/over" in session.disk.files


def test_a_full_flash_leaves_the_game_open():
    with shelf():
        session = at_the_end()
        session.disk.is_full = True
        session.hold("OK", _LONG_MS)
        assert not table(session).is_over
        assert table(session).secret == b""

        session.disk.is_full = False
        session.hold("OK", _LONG_MS)
        assert table(session).is_over


def test_the_winner_is_lit():
    with shelf():
        session = at_the_end()
        winner = session.app.game.playing.verdict().winner
        lit = [seat for seat in range(8) if any(session.lights()[3 * seat : 3 * seat + 3])]

        assert lit == ([winner] if winner >= 0 else [])


def test_a_game_without_an_end_may_be_ended_whenever_the_table_likes():
    session = Session().boot()
    session.press(*keys_to(catalogue.names()[0]))
    session.hold("OK", _HOLD_MS)
    session.press("DOWN", "DOWN", "DOWN", "OK")
    assert session.screen == "JudgeScreen"

    session.hold("OK", _LONG_MS)
    assert table(session).is_over


def test_a_game_that_goes_on_cannot_be_ended():
    with shelf():
        session = Session().boot()
        session.press(*_OPEN)
        session.hold("OK", _HOLD_MS)
        session.press(*_TO_JUDGE)
        assert session.screen == "JudgeScreen"
        session.hold("OK", _LONG_MS)

        assert session.screen == "TableMenu"
        assert not table(session).is_over
