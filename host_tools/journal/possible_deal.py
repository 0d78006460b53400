"""Finds a deal that agrees with everything the table saw, for games whose secret is not known.

It starts with any order of the cards. Where the rules would show another card than the log
has, the two change places in the deck, and the game is played again from the start.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from engine.refusal import Refusal
from host_tools.journal.record_reader import Record
from host_tools.journal.rulebook import STUMBLES
from host_tools.journal.taped_chance import Clash, Contradiction, Deal, TapedChance

_MOST_TRIALS = 5000
# Made in all trials together: recorded games need 40,000, and a forged log must not take all day.
_MOST_MOVES = 300_000

_TOO_LONG = "it would take too long to find how the hidden cards lie"


class NoDeal(Exception):
    """No deal was found. `index` is the move that stops it; `is_certain` says there is none."""

    def __init__(self, index: int, sentence: str, is_certain: bool) -> None:
        super().__init__(sentence)
        self.index = index
        self.is_certain = is_certain


@dataclass(frozen=True)
class Trouble:
    """How far a deal carried: the move that failed, the values seen by then, and why."""

    index: int
    seen: int
    sentence: str
    clash: Clash | None = None
    is_certain: bool = False  # whatever is hidden

    def is_before(self, other: "Trouble | None") -> bool:
        """Tell whether the other deal carried further."""
        return other is None or (self.index, self.seen) < (other.index, other.seen)


@dataclass(frozen=True)
class Seen:
    """The places of shuffled cards that were shown: from `low` to `high`, at last `near`.

    Decks are taken from one end, so the next card lies beside the last one more often than not.
    """

    low: int
    high: int
    near: int

    def with_place(self, place: int) -> "Seen":
        """Return the same with one place more."""
        return Seen(min(self.low, place), max(self.high, place), place)

    def has(self, place: int) -> bool:
        """Tell whether a place is among those that were shown."""
        return self.low <= place <= self.high


_UNSEEN = Seen(1_000_000, -1, 0)


class DealFinder:
    """Finds deals for one game. What it has learned of the deck serves the next line too."""

    def __init__(self, rules: Any, setup: bytes) -> None:
        self._rules = rules
        self._setup = setup
        self.deal = Deal(b"")  # the last that fitted
        self._seen: dict[int, Seen] = {}  # by the number of the shuffled cards
        self._trials = 0
        self._made = 0

    def find(self, moves: Sequence[Record]) -> Deal:
        """Return a deal that agrees with these moves; raise NoDeal when none was found."""
        if self._made > _MOST_MOVES:
            raise NoDeal(len(moves) - 1, _TOO_LONG, False)
        deal = self.deal.copy()
        deal.tape = b"".join(move.tape for move in moves)
        self._trials = 0
        trouble = self._try(deal, moves)
        while trouble is not None:
            better = self._improve(deal, moves, trouble)
            if better is None:
                is_certain = trouble.is_certain or not deal.has_choices
                raise NoDeal(trouble.index, trouble.sentence, is_certain)
            deal, trouble = better
        self.deal = deal
        return deal

    def _improve(
        self, deal: Deal, moves: Sequence[Record], trouble: Trouble
    ) -> tuple[Deal, Trouble | None] | None:
        if trouble.clash is None:
            return None
        for number, place, other in _other_deals(deal, trouble.clash, self._seen):
            self._trials += 1
            if self._trials > _MOST_TRIALS or self._made > _MOST_MOVES:
                return None
            after = self._try(other, moves)
            if trouble.is_before(after):
                self._seen[number] = self._seen.get(number, _UNSEEN).with_place(place)
                return other, after
        return None

    def _try(self, deal: Deal, moves: Sequence[Record]) -> Trouble | None:
        self._made += len(moves)
        chance = TapedChance(deal)
        index = seen = 0
        try:
            state = self._rules.new(self._setup, chance)
            for index, move in enumerate(moves):
                outcome = self._rules.apply(state, move.move)
                if isinstance(outcome, Refusal):
                    return Trouble(index, seen, _tell(outcome))
                seen += len(move.tape)
                if chance.seen != seen:
                    return Trouble(index, seen, _tell_count(move, chance.seen - seen))
        except Clash as clash:
            sentence = f"it would show {clash.shown}, not {clash.expected}"
            return Trouble(index, clash.at, sentence, clash, _is_no_card(deal, clash))
        except Contradiction as found:
            return Trouble(index, chance.seen, str(found), None, found.is_certain)
        except STUMBLES as error:
            return Trouble(index, chance.seen, f"the rules stumble ({type(error).__name__})")
        return None


def _other_deals(
    deal: Deal, clash: Clash, known: dict[int, Seen]
) -> Iterator[tuple[int, int, Deal]]:
    """Yield deals that may show the value wanted, the likely ones first.

    With each comes the number of the cards that were changed, and where.
    """
    if clash.choice in deal.picks:  # a roll: what was drawn is shown at once
        yield from _other_picks(deal, clash.choice)
    for number in sorted(deal.orders, reverse=True):
        order = deal.orders[number]
        seen = known.get(number, _UNSEEN)
        for place in _next_places(order, clash.shown, seen):
            for other in _places_of(order, clash.expected, seen.with_place(place)):
                changed = deal.copy()
                cards = changed.orders[number]
                cards[place], cards[other] = cards[other], cards[place]
                yield number, place, changed
    for number in deal.picks:
        yield from _other_picks(deal, number)


def _is_no_card(deal: Deal, clash: Clash) -> bool:
    """Tell whether a card is shown that is in none of the decks that were shuffled."""
    cards = {card for order in deal.orders.values() for card in order}
    return not deal.picks and clash.shown in cards and clash.expected not in cards


def _other_picks(deal: Deal, number: int) -> Iterator[tuple[int, int, Deal]]:
    """Yield deals in which one hidden draw came out otherwise."""
    value, limit = deal.picks[number]
    for other in range(limit):
        if other != value:
            changed = deal.copy()
            changed.picks[number] = (other, limit)
            yield number, 0, changed


def _next_places(order: list[Any], card: int, seen: Seen) -> list[int]:
    """Return where a card lies, first those beside the last that was shown."""
    found = [at for at, each in enumerate(order) if each == card]
    return sorted(found, key=lambda at: (seen.has(at), abs(at - seen.near)))


def _places_of(order: list[Any], card: int, seen: Seen) -> list[int]:
    """Return where a card lies, first those that were not shown yet and are far away."""
    found = [at for at, each in enumerate(order) if each == card]
    return sorted(found, key=lambda at: (seen.has(at), -abs(at - seen.near)))


def _tell(refusal: Any) -> str:
    return f"{refusal.sentence.decode('ascii', 'replace')} ({refusal.rule.decode()})"


def _tell_count(move: Record, excess: int) -> str:
    shown = len(move.tape) + excess
    return f"it shows {shown} values, {len(move.tape)} were written down"
