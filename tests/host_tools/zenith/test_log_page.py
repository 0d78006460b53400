"""`LOG.md` says enough: what is written there computes the tokens and draws of recorded games."""

from pathlib import Path

import pytest

from host_tools.firmware_path import ROOT
from tests.host_tools.plain_reader import Body, PlainLog, Stream

EVERY = 3  # of the recorded games one is computed again
DRAW, ADJUST = 1, 10
TOKEN = 10
RESERVE = [1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8]
GAMES = sorted((ROOT / "tests" / "recorded" / "zenith").glob("*.zkj"))


class Table:
    """As much of a table as decides what chance shows, until the reserve is filled up again."""

    def __init__(self, log: PlainLog) -> None:
        self.flags, more = log.setup[0], log.setup[1]
        self.is_drawn, self.boards = not more & 3, more >> 2 & 3
        self.cards, self.dice = Stream(log.seed, 0), Stream(log.seed, 1)
        self.reserve = list(RESERVE)
        if not self.flags & 0x02:
            self.cards.shuffle(self.reserve)

    def shows(self, line: Body) -> list[int]:
        """Return what a move shows."""
        if line.move[0] == DRAW:
            rolls = 3 * (self.boards == 1) + self.is_drawn
            shown = [self.dice.below(2) for _ in range(rolls)]
            return shown + [self.reserve.pop() for _ in range(0 if self.flags & 0x02 else 8)]
        if line.move[0] == ADJUST and line.move[1] == TOKEN and line.move[3] in self.reserve:
            self.reserve.remove(line.move[3])
        assert len(line.tape) <= len(self.reserve), "the reserve was filled up again"
        return [self.reserve.pop() for _ in line.tape]


@pytest.mark.parametrize("path", GAMES[::EVERY], ids=lambda path: path.stem)
def test_every_token_and_draw_follows_from_the_page(path: Path) -> None:
    log = PlainLog(path.read_bytes())
    for moves in list(log.rows())[::9]:
        table = Table(log)
        for move in moves:
            assert table.shows(move) == list(move.tape)


def test_games_that_draw_from_the_reserve_are_among_them() -> None:
    drawn = 0
    for path in GAMES[::EVERY]:
        moves = list(PlainLog(path.read_bytes()).rows())[-1]
        drawn += sum(len(move.tape) for move in moves if move.move[0] != DRAW)

    assert drawn > 5
