"""Plays random turns: the firmware and the plain rules must allow the same stones and entries."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from engine.chance import Chance
from engine.refusal import Refusal
from games.zoneplex.rules import codes, contract
from games.zoneplex.rules import setup as setup_rules
from games.zoneplex.rules import state as steps
from games.zoneplex.rules.cards import FIRST_MASTER, fear_class, is_fear
from host_tools.exercises.zoneplex import plain_turn
from host_tools.sweeps.report import Advance, Report, quiet
from host_tools.sweeps.zoneplex.modes import BASE, NAMES, Modes, command

_MOVES = 60  # of one table
_RARE = 4  # how much rarer those below are played
_RARELY = (codes.ADJUST, codes.END_TURN, codes.DRAW_RELIC, codes.CURSE, codes.SWAP_RELIC)
_OF_THE_TURN = (b"AMB-72", b"ZP-STN-01", b"ZP-DECK-06", b"EV-STN-02", b"ZP-TURN-01")
_HAPPENED = {
    codes.PLACE_STONE: plain_turn.STONE,
    codes.DISLOCATE: plain_turn.DISLOCATED,
    codes.MOVED: plain_turn.RELIC,
}
_FLAGS = (0, setup_rules.TABLE_DIE, setup_rules.TABLE_DECK, setup_rules.DEAL_SYMBOLS)
_HOUSES = (0, setup_rules.FOUR_STACKS, setup_rules.FOUR_STACKS | setup_rules.BACK_OF_STACK)


def run(
    seed: int, count: int, workers: int = 1, advance: Advance = quiet, modes: Modes = BASE
) -> Report:
    """Look at `count` moments of turns; those of one table have one seed."""
    seen: Counter[str] = Counter()
    failure = ""
    while seen.total() < count and not failure:
        before = seen.total()
        wrong = next(_Turns(Random(seed), modes[seed % len(modes)], seen).play(), "")
        again = f"{command('turns', modes)} --seed {seed} --events 1"
        failure = wrong and f"{wrong}\nRun it again:\n  {again}"
        seed += 1
        advance(seen.total() - before)
    told = ", ".join(f"{name} {number:,}" for name, number in sorted(seen.items()))
    return Report(f"{seen.total():,} moments of turns judged alike: {told}.", failure)


class _Turns:
    """One table, and what has happened in its turn."""

    def __init__(self, rng: Random, mode: str, seen: Counter[str]) -> None:
        self._rng, self._mode, self._seen = rng, mode, seen
        setup = setup_rules.Setup()
        setup.mode = NAMES.index(mode)
        setup.seats = rng.randint(
            setup_rules.FEWEST_SEATS[setup.mode], setup_rules.MOST_SEATS[setup.mode]
        )
        setup.flags = rng.choice(_FLAGS)
        setup.house = rng.choice(_HOUSES) if mode == "zonemaster" else 0
        self._state = contract.new(setup.encode(), Chance(rng.randbytes(32)))
        self._happened: list[str] = []
        self._fought = 0  # the card of the battle that goes on

    def play(self) -> Iterator[str]:
        """Play on, and yield a sentence for each moment in which the two differ."""
        state = self._state
        if state.setup.offers(setup_rules.WITH_TILES):
            state.placed, state.stack = steps.TILES, 0  # nearly Phase 2
            state.hands = bytearray(state.seats)
        for _ in range(_MOVES):
            moves = contract.moves(state)
            if not moves:
                return
            move = self._rng.choice(moves)
            if move[0] in _RARELY and self._rng.randrange(_RARE):
                move = self._rng.choice(moves)
            yield from self._follow(move)
            if state.step in (steps.MOVE, steps.DONE) and not state.is_interrupted():
                yield from self._differences()

    def _follow(self, move: bytes) -> Iterator[str]:
        """Make a move, and write down what happened by it."""
        state = self._state
        is_own = not state.is_interrupted() and state.step != steps.DRAW
        active = state.active
        if is_fear(state.card) and state.card != steps.NO_CARD:
            self._fought = state.card
        outcome = contract.apply(state, move)
        if isinstance(outcome, Refusal):
            yield f"{list(move)} is offered and refused: {outcome.sentence!r}"
        elif move[0] == codes.DRAW:
            is_movement = state.step == steps.MOVE
            self._happened = [plain_turn.MOVEMENT if is_movement else plain_turn.FEAR]
        elif move[0] == codes.EVOKE and move[1] == active and is_own:
            self._happened.append(plain_turn.EVOKED)
        elif move[0] in _HAPPENED:
            self._happened.append(_HAPPENED[move[0]])
        elif move[0] == codes.STRIKE and state.step == steps.DONE and not state.battle.is_won:
            yield from self._misplaced()

    def _differences(self) -> Iterator[str]:
        """Compare a stone, The Eye and the relic, each tried on a copy."""
        place = bytes((codes.PLACE_STONE, 1 + self._rng.randrange(steps.SYMBOLS)))
        stone = plain_turn.why_no_stone(self._happened, self._mode)
        yield from self._different("A stone", place, stone)
        step = plain_turn.why_no_step(self._happened)
        if self._mode != "zoneplex" or self._state.is_revealed:
            yield from self._different("The Eye", bytes((codes.ENTER_EYE,)), step)
        moved = bytes((codes.MOVED, self._state.active))
        needless = [] if plain_turn.matters(self._happened) else ["AMB-72"]
        yield from self._different("A relic", moved, needless)
        self._seen["refused" if step else "allowed"] += 1

    def _different(self, what: str, move: bytes, reasons: list[str]) -> Iterator[str]:
        state = self._state
        copy = contract.unpack(contract.pack(state), Chance(bytes(32)))
        outcome = contract.apply(copy, move)
        rule = outcome.rule if isinstance(outcome, Refusal) else b""
        found = rule.decode() if rule in _OF_THE_TURN else ""
        if (found not in reasons) if reasons else found:
            yield f"{what} after {self._happened}: {found or 'taken'}, plainly {reasons}."

    def _misplaced(self) -> Iterator[str]:
        """Compare where a Fear lies that has just won."""
        setup, card = self._state.setup, self._fought
        four = self._mode == "evocation" or setup.has_house(setup_rules.FOUR_STACKS)
        is_back = setup.has_house(setup_rules.BACK_OF_STACK)
        where = plain_turn.where_a_winner_goes(self._mode, four, is_back)
        if where == "discards":
            return
        has_own_deck = card >= FIRST_MASTER and not four
        home = card - FIRST_MASTER if has_own_deck else fear_class(card)
        stack = self._state.stacks[home]
        if stack[-1 if where == "top" else 0] != card:
            yield f"Fear {card} won and is not at the {where} of {list(stack)}."
