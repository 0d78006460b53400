"""A full or failing flash, through the keys: told before, nothing lost, and the game goes on."""

from games import catalogue
from home.saved import keeper_words as words
from host_tools.exercises.long_game import Note, open_game, resume
from host_tools.simulated.disk import SimDisk
from host_tools.simulated.session import Session
from host_tools.simulated.shelf import keys_to
from storage.saves import MOST

_HOLD_MS = 700
_LONG_MS = 1900
_GAME = catalogue.names()[0]
_FLIP = bytes((catalogue.load(_GAME).RULES.FLIP,))

TIMEOUT_S = 300


def _opened(disk):
    """Return a device whose game is open."""
    session = Session(disk).boot()
    session.press(*keys_to(_GAME))
    session.settle()
    return session


def _menu(session, row):
    """Choose a row of the table menu."""
    session.hold("OK", _HOLD_MS)
    session.settle()
    for _ in range(session.app.screen._menu.rows.index(row)):
        session.press("DOWN")
    session.press("OK")
    session.settle()


def _flip(session):
    game = open_game(session)
    game.do(_FLIP, session.world.ticks_ms())
    game.show(session.world.ticks_ms())
    session.settle()


def _said(session):
    return session.app._stage._banner._text


def _with_games(count):
    """Return a device with so many games, all but the last left for the next one."""
    session = _opened(SimDisk())
    for _ in range(count - 1):
        session.app.game.start_again(session.world.ticks_ms())
    session.settle()
    return session


def test_the_player_is_told_which_game_goes_before_it_goes():
    session = _with_games(MOST)
    _flip(session)
    games = session.app.game.keeper.saves.serials()
    note = Note(session)
    _menu(session, b"New game")

    assert session.screen == "RoomScreen"
    assert session.app.screen._goes == 1
    assert session.app.game.keeper.saves.serials() == games
    session.press("OK")
    assert session.screen == "RoomScreen"
    session.press("BACK", "BACK")
    session.run(2000)
    assert session.app.game.keeper.saves.serials() == games
    assert Note(session).differs(note) == ""
    assert not session.app.game.keeper.saves.journal(MOST).is_over


def test_holding_ok_deletes_the_oldest_game_that_is_over_and_no_other():
    session = _with_games(MOST)
    _flip(session)
    _menu(session, b"New game")
    session.hold("OK", _HOLD_MS)
    assert session.screen == "RoomScreen"
    session.hold("OK", _LONG_MS)
    session.settle()

    assert session.screen == "MenuScreen"
    assert session.app.game.keeper.saves.serials() == list(range(2, MOST + 2))
    assert open_game(session).table.done == 0
    session.hold("BACK", _HOLD_MS)
    session.settle()
    assert open_game(session).table.done == 1


def test_open_games_are_never_deleted_and_the_player_is_told_what_to_do():
    session = _with_games(MOST)
    for serial in range(1, MOST):
        session.app.game.keeper.saves.journal(serial).reopen()
    note = Note(session)
    _menu(session, b"New game")

    assert _said(session) == words.NO_ROOM
    assert session.app.game.keeper.saves.serials() == list(range(1, MOST + 1))
    session.press("BACK")
    session.run(2000)
    assert Note(session).differs(note) == ""


def test_when_deleting_one_game_is_not_enough_the_next_is_asked_for():
    session = _with_games(4)
    session.disk.free = 0
    _menu(session, b"New game")
    assert session.app.screen._goes == 1
    session.hold("OK", _LONG_MS)
    session.settle()

    assert session.screen == "RoomScreen"
    assert session.app.screen._goes == 2
    session.disk.free = 100_000
    session.hold("OK", _LONG_MS)
    session.settle()
    assert session.app.game.keeper.saves.serials() == [3, 4, 5]


def test_a_move_that_does_not_fit_is_refused_with_a_sentence_and_made_later():
    session = _opened(SimDisk())
    _flip(session)
    note = Note(session)
    session.disk.is_full = True
    session.press("OK")

    assert _said(session).startswith(b"Could not save")
    session.run(2500)
    assert Note(session).differs(note) == ""
    assert session.picture() == note.picture
    session.disk.is_full = False
    session.press("OK")
    session.run(2500)
    assert open_game(session).table.done == 2
    kept = Note(session)
    assert resume(Session(session.disk)).differs(kept) == ""


def test_undo_and_redo_that_do_not_fit_are_refused_with_a_sentence():
    session = _opened(SimDisk())
    _flip(session)
    _flip(session)
    session.hold("BACK", _LONG_MS)
    session.run(2000)
    note = Note(session)
    session.disk.is_full = True
    session.hold("BACK", _LONG_MS)
    assert _said(session).startswith(b"Could not save")
    session.run(2000)
    _menu(session, b"Redo")
    assert _said(session).startswith(b"Could not save")
    session.run(2000)

    assert Note(session).differs(note) == ""


def test_a_first_game_that_does_not_fit_is_refused_with_a_sentence():
    disk = SimDisk()
    disk.is_full = True
    session = Session(disk).boot()
    session.press(*keys_to(_GAME))

    assert session.screen == "Launcher"
    assert _said(session) == words.NO_ROOM
    disk.is_full = False
    session.press("OK")  # the cursor is still on its row
    session.settle()
    assert session.screen == "MenuScreen"


def _choose_game(session):
    """Choose the game on the launcher, or to resume it."""
    menu = session.app.screen._menu
    while menu.rows[menu.cursor] not in (b"Resume", catalogue.title(_GAME)):
        session.press("DOWN")
    session.press("OK")
    session.settle()


def _live_through(session):
    """Start, play, take back, start again and take that back, whatever is refused."""
    _choose_game(session)
    if session.screen == "Launcher":
        _choose_game(session)
    for _ in range(3):
        _flip(session)
    session.hold("BACK", _LONG_MS)
    session.run(2000)
    _menu(session, b"Redo")
    session.run(2000)
    if session.screen == "Launcher":
        return
    _menu(session, b"New game")
    session.run(2000)
    if session.screen in ("MenuScreen", "CoinScreen"):
        session.hold("BACK", _HOLD_MS)
        session.run(2000)


def test_whichever_write_fails_the_device_goes_on_and_keeps_what_it_showed():
    whole = Session().boot()
    _live_through(whole)
    for number in range(whole.disk.writes):
        disk = SimDisk()
        disk.fail_at = number
        session = Session(disk).boot()
        app = session.app
        _live_through(session)
        assert session.app is app, "it crashed and started anew"
        if session.screen == "Launcher":
            session.press("OK")  # Resume
            session.settle()
        note = Note(session)
        kept = resume(Session(disk))
        assert kept.chain == note.chain
        assert kept.packed == note.packed
        assert note.done >= 2 or note.games == (2, 1)
