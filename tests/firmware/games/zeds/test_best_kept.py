"""A game that one player has won alone goes on the list of its sheet when it is closed."""

from games.zeds.sheets import gentle
from host_tools.exercises.zeds import staged_game
from host_tools.simulated.session import Session
from storage import best_scores
from storage.best_scores import BestScores
from tabletop import best_words


def _closed(disk):
    session = Session(disk).boot()
    session.press("OK")
    session.settle()
    while session.screen != "JudgeScreen":
        session.press("OK")
        session.settle()
    session.hold("OK", 2200)
    session.settle()
    return session


def _points(disk, key=gentle.SHEET):
    return [score.points for score in BestScores(disk, int).scores("zeds", key)]


def test_the_points_are_on_the_list_of_the_sheet():
    disk = staged_game.escaped()
    _closed(disk)

    assert _points(disk) == [4]
    assert _points(disk, b"") == []


def test_a_game_of_two_leaves_no_score():
    disk = staged_game.won()
    _closed(disk)

    assert _points(disk, b"") == []


def test_a_full_flash_keeps_the_game_and_says_that_the_score_is_lost():
    disk = staged_game.escaped()
    session = Session(disk).boot()
    session.press("OK")
    session.settle()
    disk.is_full = True
    while session.screen != "JudgeScreen":
        session.press("OK")
        session.settle()
    session.hold("OK", 2200)
    session.settle()

    assert _points(disk) == []
    assert session.screen == "JudgeScreen"


def _said(session):
    banner = session.app._stage._banner
    return bytes(banner._text) if banner else b""


def _spoilt(disk):
    """Spoil the list of the sheet; return its file."""
    name = best_scores.file_name("zeds", gentle.SHEET)
    disk.files[name] = b"not a list"
    return name


def test_a_damaged_list_is_kept_and_told_when_a_score_comes():
    disk = staged_game.escaped()
    name = _spoilt(disk)
    session = _closed(disk)

    assert _points(disk) == [4]
    assert disk.files[name + ".bad"] == b"not a list"
    assert _said(session) == best_words.DAMAGED


def test_a_damaged_list_is_told_where_it_is_looked_at():
    disk = staged_game.throwing()
    _spoilt(disk)
    session = Session(disk).boot()
    session.press("OK")
    session.settle()
    session.hold("OK", 700)
    session.settle()
    session.press(*["DOWN"] * 7, "OK")
    session.settle()

    assert session.screen == "BestScreen"
    assert _said(session) == best_words.DAMAGED
