"""Whole games of bots: the order of a turn, shelters, the last turn, and who plays better."""

from random import Random

from host_tools.workshop.zeds.bots.board import Board
from host_tools.workshop.zeds.bots.game import Game, Played
from host_tools.workshop.zeds.bots.ground import Ground
from host_tools.workshop.zeds.generate import Recipe, candidate
from host_tools.workshop.zeds.lab import THRIFTY, figures, play
from tests.host_tools.zeds.drawn import sheet

RECIPE = Recipe("Any", {"Z": 12, "G": 11, "B": 4, "S": 4, "V": 9}, {0: 12, 1: 14, 2: 9, 3: 1}, 10)


class Script:
    """Takes the first sector and square there is, and a shelter when it is told to."""

    name = "script"

    def __init__(self, shelters: int = 0) -> None:
        self.asked: list[list[int]] = []
        self._shelters = shelters

    def choose(self, board: Board, sectors: list[int]) -> tuple[int, int]:
        self.asked.append(sectors)
        return sectors[0], board.free()[0]

    def wants_shelter(self, board: Board, choice: tuple[int, int]) -> bool:
        self._shelters -= 1
        return self._shelters >= 0

    def target(self, board: Board) -> tuple[int, int] | None:
        return board.targets()[0] if board.targets() else None


class Dice(Random):
    """Rolls what it was told to, one sector after the other."""

    def __init__(self, rolls: list[int]) -> None:
        super().__init__(0)
        self._rolls = iter(rolls)

    def randrange(self, *_: int) -> int:  # type: ignore[override]
        return next(self._rolls)


def played(rolls: list[int], bot: Script, **sectors: str) -> tuple[Game, Played]:
    game = Game(Ground(sheet(**sectors)), bot, Dice(rolls))
    return game, game.play()


def test_the_last_turn_without_a_generator_offers_both() -> None:
    """ZD-09, EX-ZD-4, ZDD-14: the 20th roll is not even asked for."""
    bot = Script()
    game, end = played(list(range(19)), bot)

    assert bot.asked[-1] == [34, 35]
    assert game.board.drawn == [*range(19), 34]
    assert end.escaped and end.open_since == 20


def test_a_shelter_refuses_a_sector_which_stays_crossed_and_is_used_once_a_turn() -> None:
    """ZD-04, ZDD-03, ZDD-04, ZDD-13."""
    bot = Script(shelters=2)
    game, end = played([0, 1, 1, 2, 34, *range(10, 30)], bot, s11="items S,S")

    assert bot.asked[:5] == [[0], [1], [2], [3], [34]]
    assert end.shelters == 2
    assert game.board.drawn[0] == 0 and 1 not in game.board.drawn


def test_too_few_guns_end_a_game_at_once() -> None:
    """ZD-06, ZDD-16."""
    _, end = played(list(range(19)), Script(), s11="items G", s13="items Z,Z")

    assert (end.lost_in, end.escaped) == (3, False)


def test_a_grenade_erases_what_comes_later_and_what_it_erased_never_wakes() -> None:
    """ZD-07, ZDD-07."""
    _, end = played(list(range(19)), Script(), s11="walls E items B", s12="items Z")

    assert (end.grenades, end.lost_in, end.points) == (1, 0, -1)


def test_a_game_is_the_same_again_and_other_numbers_are_other_games() -> None:
    made = candidate(RECIPE, Random(4))

    assert play(made, "better", range(4), 1) == play(made, "better", range(4), 1)
    assert play(made, "better", range(4), 1)[2:] == play(made, "better", range(2, 4), 1)
    assert play(made, "modest", range(8), 1) != play(made, "modest", range(8), 2)


def test_the_better_bot_escapes_more_often() -> None:
    made = candidate(RECIPE, Random(4))
    modest, better = (figures(play(made, bot, range(60), 3)) for bot in ("modest", "better"))

    assert better.escaped > modest.escaped + 0.2


def test_the_thrifty_bots_use_none() -> None:
    made = candidate(RECIPE, Random(4))
    better, no_shelters, no_grenades = (
        figures(play(made, bot, range(25), 3)) for bot in ("better", *THRIFTY)
    )

    assert better.shelters > 0 and better.grenades > 0
    assert no_shelters.shelters == 0 and no_shelters.grenades > 0
    assert no_grenades.shelters > 0 and no_grenades.grenades == 0


def test_figures_are_shares_of_the_games() -> None:
    games = [
        Played(True, 7, 0, 18, 1, 0),
        Played(True, 4, 0, 9, 0, 2),
        Played(False, 3, 10, 0, 0, 0),
        Played(False, 3, 11, 0, 1, 1),
        Played(False, 3, 0, 0, 0, 0),
    ]
    found = figures(games)

    assert (found.escaped, found.late, found.points) == (0.4, 0.2, 5.5)
    assert (found.lost_early, found.lost_later) == (0.2, 0.2)
    assert abs(found.shut_in - 0.2) < 1e-9
    assert (found.shelters, found.grenades) == (0.4, 0.4)
