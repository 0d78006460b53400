"""A game that one player has won alone goes on the list of its sheet when it is closed."""

from games.zeds.sheets import gentle
from host_tools.exercises.zeds import staged_game
from host_tools.simulated.session import Session
from storage.best_scores import BestScores


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
