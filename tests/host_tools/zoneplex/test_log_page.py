"""`LOG.md` says enough: what is written there computes the cards and rolls of recorded games."""

from pathlib import Path

import pytest

from host_tools.sweeps.zoneplex.modes import NAMES
from host_tools.sweeps.zoneplex.record_games import recorded_games
from tests.host_tools.plain_reader import Body, PlainLog, Stream

EVERY = 9  # of the recorded games one is computed again
STARTERS = [0, 0, 1, 1, 2, 2]
ZONEPLEX, EVOCATION, CHALLENGE, GAUNTLET, ZONEMASTER = range(5)
DRAW, STRENGTH, LIFT, SACRIFICE, STRIKE, TAKE_FEAR, LAY_OUT, EVOKE = 1, 15, 18, 19, 21, 25, 27, 28
FEARS = [range(4, 10), range(10, 16), range(16, 22), range(22, 25)]


class Table:
    """As much of a table as decides what chance shows."""

    def __init__(self, log: PlainLog) -> None:
        setup = log.setup
        self.mode, self.seats = setup[0] >> 4, setup[0] & 15
        self.starter, self.flags = setup[1], setup[2]
        house = setup[8] if self.mode else 0
        self.has_stacks = self.mode == EVOCATION or (self.mode == ZONEMASTER and house & 0x20)
        self.is_in_deck = bool(self.mode == ZONEMASTER and house & 0x08 and not house & 0x20)
        self.cards, self.dice = Stream(log.seed, 0), Stream(log.seed, 1)
        self._deal(list(setup[3:7]))
        self.drawn = 0

    def _deal(self, split: list[int]) -> None:
        has_fears = self.mode == ZONEPLEX or self.has_stacks or self.is_in_deck
        counts = split + [int(has_fears)] * 21
        first = list(STARTERS) if has_fears else []
        rest = [card for card in range(25) for _ in range(counts[card] - first.count(card))]
        self.deck: list[int] = []
        if not self.flags & 0x02:
            self.deck = self.cards.shuffle(first) + self.cards.shuffle(rest)
        self.starting = self.dice.below(self.seats) if self.starter == 255 else self.starter
        self.symbols: list[int] = []
        if self.flags & 0x40:
            self.symbols = self.cards.shuffle(list(range(6)))[: self.seats]

    def shows(self, line: Body) -> list[int]:
        """Return what a move shows for sure."""
        kind = line.move[0]
        if kind == DRAW:
            return self._draw()
        if kind in (STRENGTH, LIFT, SACRIFICE, STRIKE) and not self.flags & 0x01:
            faces = (0, 2, 3, 4) if self.flags & 0x04 else (0, 1, 2, 3)
            rolls = len(line.tape) if kind in (LIFT, SACRIFICE) else 1
            return [faces[self.dice.below(4)] for _ in range(rolls)]
        if kind == LAY_OUT and not self.flags & 0x02:
            return self._lay_out()
        return []

    def _draw(self) -> list[int]:
        self.drawn += 1
        card = [] if self.flags & 0x02 else [self.deck[self.drawn - 1]]
        return card + [self.starting] * (self.starter == 255 and self.drawn == 1)

    def _lay_out(self) -> list[int]:
        if self.is_in_deck:
            return []
        shown = []
        for number in range(4 if self.has_stacks else 3):
            if self.has_stacks:
                there = sorted(card for card in self.deck if card in FEARS[number])
                shown.append(there[self.cards.below(len(there))])
                self.deck.remove(shown[-1])
            else:
                shown.append(self.cards.shuffle([*FEARS[number], 22 + number])[-1])
        return shown


@pytest.mark.parametrize("path", recorded_games(NAMES)[::EVERY], ids=lambda path: path.stem)
def test_every_card_and_roll_follows_from_the_page(path: Path) -> None:
    log = PlainLog(path.read_bytes())
    for moves in list(log.rows())[::7]:
        table = Table(log)
        for move in moves:
            shown = table.shows(move)
        tape = list(moves[-1].tape)
        assert tape[: len(shown)] == shown
        rest = tape[len(shown) :]
        if moves[-1].move[0] in (EVOKE, TAKE_FEAR) and not table.has_stacks and rest:
            assert rest.pop(0) in range(4, 25)  # where a Fear lies now depends on the battles
        assert rest in ([], table.symbols) or set(rest) <= set(table.symbols)
