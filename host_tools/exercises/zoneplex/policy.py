"""Hands that play Zoneplex by a seed: some fight, some help, some hoard, some rush The Eye.

A policy proposes one move at a time, and only moves that the rules allow and the screens
offer. Runs on both interpreters.
"""

from games.zoneplex.rules import codes, eye
from games.zoneplex.rules import state as steps
from games.zoneplex.rules import stones as stones_rules
from games.zoneplex.rules.battle import declared, die, odds
from games.zoneplex.rules.cards import DISLOCATE, FIRST_MASTER, KINDS, STARTERS
from games.zoneplex.rules.setup import JAR_FIXED, LOOSE_STONES, TABLE_DECK, TABLE_DIE
from games.zoneplex.screens.battle.stones_choice import cheapest
from host_tools.exercises.dice import Dice
from host_tools.exercises.zoneplex import bargain

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

# How often, in percent: asks for help that pays, gives stones that pay, places a stone, meets a
# Reliquary, enters The Eye when it is open, and in a mode ends on an Evocation tile.
STYLES = {
    "fight": (30, 30, 8, 2, 60, 25),
    "help": (55, 18, 7, 2, 35, 15),
    "hoard": (10, 2, 9, 3, 0, 8),
    "rush": (42, 20, 10, 2, 100, 30),
}
CALM = 1
LIVELY = 2
EAGER = 8  # one or two alone: there are no others to wait for

_INVITES, _SACRIFICES, _PLACES, _RELICS, _ENTERS, EVOKES = range(6)
_JOIN_PERCENT = 85
_GOOD_PERCENT = 60
_FAIR_PERCENT = 40
_DEAL_PERCENT = 15
_DISLOCATE_PERCENT = 25
_LOOSE_PERCENT = 30
_RARE_PERCENT = 12
_NO_AGREEMENT_PERCENT = 25
_DISCARDS = 255


class Policy:
    """All hands at one table. `styles` are taken in turn, seat by seat.

    A lively table does everything twice as often; `has_rare` adds what hardly ever happens.
    """

    # What a player may wish for in a turn, in this order; a mode has more of it.
    turn_wishes: "tuple[str, ...]" = (
        "_carried",
        "_enter",
        "_dislocate",
        "_place",
        "_reliquary",
        "_relic",
        "_master",
        "_rare",
    )

    def __init__(
        self, styles: "list[str]", seed: int, temper: int = CALM, has_rare: bool = False
    ) -> None:
        self._styles = [STYLES[style] for style in styles]
        self._dice = Dice(seed)
        self._temper = temper
        self._has_rare = has_rare
        self._symbols = self._deal_symbols()
        self._moment: tuple = ()  # whose turn and which battle the step below belongs to
        self._step = 0
        self._joining = 0  # who joins the battle, one bit each

    def move(self, state: "Any") -> bytes:
        """Return the next move."""
        move: bytes = getattr(self, _BY_STAGE[state.step])(state)
        return move

    def _deal_symbols(self) -> "list[int]":
        cards = list(range(steps.SYMBOLS))
        return [cards.pop(self._dice.below(len(cards))) for _ in range(steps.SYMBOLS)]

    def _does(self, seat: int, what: int) -> bool:
        return self._dice.percent(self._temper * self._styles[seat % len(self._styles)][what])

    def _first(self, state: "Any", wishes: "tuple[str, ...]", otherwise: bytes) -> bytes:
        """Return the next wish of this turn that comes true; each is asked for once."""
        moment = (state.drawn, state.step, state.is_interrupted())
        if self._moment != moment:
            self._moment = moment
            self._step = 0
        while self._step < len(wishes):
            self._step += 1
            move: bytes = getattr(self, wishes[self._step - 1])(state)
            if move:
                return move
        return otherwise

    def _draw(self, state: "Any") -> bytes:
        if not state.setup.has(TABLE_DECK):
            return bytes((codes.DRAW,))
        cards = []
        for card in range(KINDS):
            seen = state.setup.split[card] - state.left[card] if card < DISLOCATE else 0
            if state.drawn >= state.starters:
                cards += [card] * state.left[card]
            elif card < DISLOCATE:
                cards += [card] * (STARTERS.count(bytes((card,))) - seen)
        return bytes((codes.DRAW, self._dice.choice(cards)))

    def _turn(self, state: "Any") -> bytes:
        return self._first(state, self.turn_wishes, self._end(state))

    def _end(self, state: "Any") -> bytes:
        return bytes((codes.END_TURN,))

    def _carried(self, state: "Any") -> bytes:
        """Let a relic move the monk after a battle: there are no steps else (AMB-72)."""
        is_wanted = stones_rules.may_be_moved(state) and self._does(state.active, _RELICS)
        return bytes((codes.MOVED, state.active)) if is_wanted else b""

    def _enter(self, state: "Any") -> bytes:
        if eye.may_step_in(state) and self._does(state.active, _ENTERS):
            return bytes((codes.ENTER_EYE,))
        return b""

    def _dislocate(self, state: "Any") -> bytes:
        stones = stones_rules.dislocations(state)
        if stones_rules.may_dislocate(state) and stones and self._dice.percent(_DISLOCATE_PERCENT):
            return bytes(self._dice.choice(stones))
        return b""

    def _place(self, state: "Any") -> bytes:
        if not stones_rules.may_place(state) or not self._does(state.active, _PLACES):
            return b""
        kind = self._dice.choice(self._chambers(state))
        return self._stone_on(kind) if stones_rules.free_chambers(state, kind) else b""

    def _chambers(self, state: "Any") -> "tuple[int, ...]":
        """Return the chambers a player may stand on, likely ones more often."""
        own = 1 + self._symbol(state, state.active)
        return (steps.NEUTRAL,) * 6 + (own,) * 3 + (1 + self._dice.below(6),)

    def _stone_on(self, kind: int) -> bytes:
        return bytes((codes.PLACE_STONE, kind))

    def _symbol(self, state: "Any", seat: int) -> int:
        """Return the symbol a player holds: dealt by the device, or from a card."""
        dealt: int = state.symbols[seat]
        return dealt if dealt != steps.UNKNOWN else self._symbols[seat]

    def _reliquary(self, state: "Any") -> bytes:
        seat = state.active
        if not self._does(seat, _RELICS):
            return b""
        if state.relic_count(seat) < steps.MOST_RELICS:
            is_left = state.relic_deck or state.relic_discard
            return bytes((codes.DRAW_RELIC, seat)) if is_left else b""
        return bytes((codes.SWAP_RELIC, seat)) if state.relics[seat] else b""

    def _relic(self, state: "Any") -> bytes:
        """Do something with a relic in hand: what it is, only the table knows."""
        seat = state.active
        if not state.relics[seat] or not self._does(seat, _RELICS):
            return b""
        what = self._dice.below(8)
        if what < 3 and state.setup.has_influential:
            return bytes((codes.INFLUENTIAL, seat, 1))
        if what == 3 and state.setup.has_jar:
            fear = self._dice.below(3) if state.setup.has(JAR_FIXED) else 3
            return bytes((codes.JAR, seat, fear))
        if what == 4:
            return bargain.gift(state, self._dice)
        is_usable = state.relics[seat] > state.fresh[seat]
        return bytes((codes.USE_RELIC, seat)) if is_usable else b""

    def _master(self, state: "Any") -> bytes:
        """Let a captured Master stand for another class; that is rare in itself."""
        me = state.active
        found = [n for n in range(len(state.fears[me])) if state.fears[me][n] >= FIRST_MASTER]
        if not self._has_rare or not found:
            return b""
        return bytes((codes.MOVE_MASTER, me, found[0], self._dice.below(3)))

    def _rare(self, state: "Any") -> bytes:
        """Do what hardly ever happens."""
        if not self._has_rare or not self._dice.percent(_RARE_PERCENT):
            return b""
        me = state.active
        found: list[tuple] = []
        for index in range(len(state.fears[me])):
            found.append((codes.DROP_FEAR, me, index))
        if state.relics[me] and state.setup.has_influential:
            found.append((codes.INFLUENTIAL, me, self._dice.choice([2, 255])))
        for seat in range(state.seats):
            if state.influential[seat]:
                taker = state.next_seat(seat)
                is_full = state.relic_count(taker) >= steps.MOST_RELICS
                found.append((codes.MOVE_INFLUENTIAL, seat, 0, _DISCARDS if is_full else taker))
        found += [(codes.REMOVE_STONE,) + stone for stone in _stones_on_board(state)]
        return bytes(self._dice.choice(found)) if found else b""

    def _bargain(self, state: "Any") -> bytes:
        joining = bargain.invitation(state, self._joining)
        self._joining *= bool(joining)
        return joining or self._first(state, _BATTLE_WISHES, self._attack(state))

    def _attack(self, state: "Any") -> bytes:
        """Begin the attack: the device's die rolls at once."""
        return bytes((codes.ANNOUNCE if state.setup.has(TABLE_DIE) else codes.STRIKE,))

    def _invite(self, state: "Any") -> bytes:
        """Ask the others in when that makes the difference, as the odds on the screen say."""
        alone = bargain.chance(state, 1 << state.active)
        together = bargain.chance(state, (1 << state.seats) - 1)
        is_worth_it = alone < _GOOD_PERCENT and together >= _FAIR_PERCENT
        if not is_worth_it or not self._does(state.active, _INVITES):
            return b""
        helpers = 1 << state.active
        for seat in range(state.seats):
            if self._dice.percent(_JOIN_PERCENT):
                helpers |= 1 << seat
        return self._ask(state, helpers)

    def _ask(self, state: "Any", helpers: int) -> bytes:
        """Let these join, one after the other."""
        self._joining = helpers
        return bargain.invitation(state, helpers)

    def _deal(self, state: "Any") -> bytes:
        return bargain.deal(state, self._dice) if self._dice.percent(_DEAL_PERCENT) else b""

    def _lift(self, state: "Any") -> bytes:
        """Give as few stones as make victory likely; none when all would not."""
        if not self._does(state.active, _SACRIFICES):
            return b""
        helpers = state.battle.helpers
        fighters = [seat for seat in range(state.seats) if helpers >> seat & 1]
        counts = [0] * state.seats
        while odds.battle_odds(state, state.battle.helpers, counts) < _GOOD_PERCENT:
            willing = [seat for seat in fighters if counts[seat] < state.placed_stones(seat)]
            if not willing:
                return b""
            counts[willing[sum(counts) % len(willing)]] += 1
        if not any(counts):
            return b""
        kinds = [cheapest(state, seat, counts[seat]) for seat in range(state.seats)]
        return bytes(declared.lifting(kinds, not state.setup.has(TABLE_DIE)))

    def _ready(self, state: "Any") -> bytes:
        is_loose = state.setup.has(LOOSE_STONES)
        more = self._lift(state) if is_loose and self._dice.percent(_LOOSE_PERCENT) else b""
        return more or self._attack(state)

    def _roll(self, state: "Any") -> bytes:
        faces = die.faces(state.setup)
        face = bytes((self._dice.choice(faces),)) if state.setup.has(TABLE_DIE) else b""
        return bytes((_ROLLS[state.step],)) + face

    def _reveal(self, state: "Any") -> bytes:
        return bytes([codes.REVEAL] + [self._symbol(state, seat) for seat in range(state.seats)])

    def _vote(self, state: "Any") -> bytes:
        tied = [seat for seat in range(state.seats) if state.voters >> seat & 1]
        is_split = self._dice.percent(_NO_AGREEMENT_PERCENT)
        return bytes((codes.VOTE, _DISCARDS if is_split else self._dice.choice(tied)))


def _stones_on_board(state: "Any") -> "list[tuple]":
    found = []
    for seat in range(state.seats):
        for kind in range(state.kinds):
            if state.stones_of(seat, kind):
                found.append((seat, kind))
    return found


_ROLLS = {
    steps.STRENGTH: codes.STRENGTH,
    steps.SACRIFICE: codes.SACRIFICE,
    steps.ATTACK: codes.STRIKE,
}
_BATTLE_WISHES = ("_invite", "_deal", "_lift")
_BY_STAGE = (
    "_draw",
    "_turn",
    "_roll",
    "_bargain",
    "_roll",
    "_ready",
    "_roll",
    "_turn",
    "_reveal",
    "_vote",
    "",  # the game is over
    "_lay_out",
    "_end",  # somebody is banished
)
