"""Looking at an earlier moment changes nothing, whatever keys are pressed there."""

from host_tools.simulated.session import Session
from tests.games.shelf import shelf

_OPEN = ("OK",) * 6  # Lamplight is first on the shelf; START, the seal, then three seats cut
_LONG_MS = 1900
_HOLD_MS = 700


def looking_at_the_start():
    """Return a device with a second game of Lamplight, three moves old, seen at its start."""
    session = Session().boot()
    session.press(*_OPEN)
    session.hold("OK", _HOLD_MS)
    session.press("UP", "UP", "OK")  # New game: going back to the first is open
    session.press("OK", "OK", "OK", "OK", "OK")
    session.press("OK", "OK", "OK")
    assert session.app.game.playing.table.done == 3
    session.hold("OK", _HOLD_MS)
    session.press("DOWN", "DOWN", "DOWN", "DOWN", "DOWN", "OK", "UP", "OK")
    session.settle()
    return session


def test_a_look_shows_the_earlier_state():
    with shelf():
        session = looking_at_the_start()

        assert session.screen == "LookScreen"
        assert session.app.screen._then.table.done == 0
        assert session.app.game.playing.table.done == 3


def test_a_move_is_refused():
    with shelf():
        session = looking_at_the_start()
        session.press("OK")

        assert session.app.screen._then.table.done == 0
        assert session.app.game.playing.table.done == 3


def test_holding_back_only_leaves():
    # Regression: at the start it took back New Game, and with it the game being played.
    with shelf():
        session = looking_at_the_start()
        session.hold("BACK", _LONG_MS)

        assert session.screen == "HistoryScreen"
        assert session.app.game.keeper.saves.serials() == [1, 2]
        assert session.app.game.playing.table.done == 3


def test_holding_ok_opens_the_help():
    # Regression: the table menu needs a log, which a look has not.
    with shelf():
        session = looking_at_the_start()
        session.hold("OK", _HOLD_MS)

        assert session.screen == "HelpPage"


def test_new_game_can_be_taken_back_before_the_cuts_and_after():
    with shelf():
        for cuts in (0, 1, 3):
            session = Session().boot()
            session.press(*_OPEN)
            session.press("OK", "OK")
            session.hold("OK", _HOLD_MS)
            session.press("UP", "UP", "OK", "OK")
            session.press(*["OK"] * (cuts and cuts + 1))  # the seal, then the cuts
            session.hold("BACK", _HOLD_MS)

            assert session.app.game.keeper.saves.serials() == [1, 2]  # the seal was shown
            assert session.app.game.playing.table.done == 2
            assert session.screen == "TableScreen"
