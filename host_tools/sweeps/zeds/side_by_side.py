"""The firmware's Zeds Zone and the plain one, side by side through a game.

Before every move they must ask the same and offer the same, and come to the same table after it.
"""

from collections.abc import Iterator
from typing import Any

from engine.refusal import Refusal
from games.zeds.rules import codes, contract, ranking, sectors, turn
from games.zeds.rules import setup as decisions
from games.zeds.rules import state as rules
from host_tools.sweeps.zeds import plain, plain_game, plain_table
from host_tools.sweeps.zeds.plain_dice import of_day
from host_tools.sweeps.zeds.plain_player import Drawn, Player
from host_tools.sweeps.zeds.plain_sheet import SECTORS, read
from host_tools.sweeps.zeds.plain_table import Action, World
from host_tools.sweeps.zeds.zones import unlike_counts

NAMES = {
    value: name.lower()
    for name, value in vars(codes).items()
    if name.isupper() and not name.startswith("EV_")
}
_CODES = {name: code for code, name in NAMES.items()}
_STEPS = {
    rules.ROLL: "roll",
    rules.COLLISION: "collision",
    rules.PLACE: "place",
    rules.GRENADE: "grenade",
    rules.GENERATOR: "generator",
    rules.FORCED: "forced",
    rules.FINISH: "finish",
    rules.ESCAPE: "escape",
    rules.SCORE: "score",
    rules.TIE: "tie",
    rules.OVER: "over",
}
_ROLLS = ("roll", "shelter")


def as_action(move: bytes) -> Action:
    """Return a move in plain words."""
    return (NAMES[move[0]], *move[1:])


def as_move(action: Action) -> bytes:
    """Return an action as the firmware knows it."""
    name, *details = action
    return bytes((_CODES[name], *details))


class Pair:
    """Both at the same table: `state` is the firmware's, `world` the plain one's."""

    def __init__(self, state: Any) -> None:
        self.state = state
        sheet = read(state.sheet) if state.sheet else None
        self.world: World = plain_table.start(
            sheet,
            state.seats,
            state.allows(decisions.SWAPPED),
            state.allows(decisions.FREED),
        )

    def play(self, move: bytes) -> str:
        """Make a move on both; return what is not alike."""
        self.state.chance.tape = bytearray()
        outcome = contract.apply(self.state, move)
        if isinstance(outcome, Refusal):
            return f"{as_action(move)} is refused: {outcome.sentence!r}"
        action = as_action(move) + tuple(self.state.chance.tape)
        wrong = self._wrong_dice(action)
        plain_game.play(self.world, action)
        return wrong or "; ".join(f"after {action} {each}" for each in self.differences())

    def differences(self) -> Iterator[str]:
        """Yield what is not alike."""
        state, world = self.state, self.world
        ours = (_STEPS[state.step], state.turn, list(turn.offers(state)))
        theirs = (world.step, world.turn, plain_table.offers(world))
        if world.active is not None and state.active != world.active:
            yield f"seat {state.active} has to choose, plainly {world.active}"
        if ours != theirs and (ours[:2] != theirs[:2] or theirs[2]):
            yield f"it is {ours}, plainly {theirs}"
        for seat, player in enumerate(world.players):
            for what, one, other in _compared(state, seat, player):
                if one != other:
                    yield f"{what} of seat {seat} is {one}, plainly {other}"
            if isinstance(player, Drawn) and not player.out:
                yield from unlike_counts(state, seat, player)
        if world.stage == "over":
            yield from self._other_end()

    def unlike_offers(self) -> str:
        """Say what only one of them offers."""
        moves = [as_action(move) for move in contract.moves(self.state)]
        ours = {
            move[: 2 if move[0] == "shelter" else 1] if move[0] in _ROLLS else move
            for move in moves
        }
        theirs = plain_table.legal(self.world)
        if len(set(moves)) != len(moves):
            return "a move is offered twice"
        return "" if ours == theirs else f"only one offers {sorted(ours ^ theirs)}"

    def _other_end(self) -> Iterator[str]:
        ours = ranking.winners(self.state)
        theirs = plain.winners(plain_table.results(self.world))
        if ours != theirs:
            yield f"the winners are {ours}, plainly {theirs}"
        winner = theirs[0] if len(theirs) == 1 else -1
        verdict = contract.verdict(self.state)
        if not verdict.is_over or (self.state.seats and verdict.winner != winner):
            yield f"the verdict is {verdict.is_over} {verdict.winner}, plainly {winner}"

    def _wrong_dice(self, action: Action) -> str:
        """Say when the dice of a daily zone are others than the page of the log says."""
        day = decisions.date_of(self.state.setup)
        if not day or action[0] not in _ROLLS:
            return ""
        second = action[1] + 1 if action[0] == "shelter" else 0
        expected = of_day(day, self.state.turn, second, self.state.sheet)
        return "" if action[-2:] == expected else f"{action} has other dice than {expected}"


def _compared(state: Any, seat: int, player: Player) -> Iterator[tuple[str, object, object]]:
    """Yield what, as it is here, and as it is plainly."""
    crossed = {sector for sector in range(SECTORS) if sectors.is_crossed(state, seat, sector)}
    yield "the turn of the loss", state.out[seat], player.out
    yield "the table", crossed, player.taken
    if not player.out and player.doing in ("", "place"):
        sector = None if state.sector[seat] == rules.NONE else state.sector[seat]
        yield "the sector", sector, player.sector
    if isinstance(player, Drawn):
        zone = {at: each for at, each in enumerate(state.zones[seat]) if each != rules.NONE}
        yield "the zone", zone, player.drawn
        erased = {divmod(each, 4) for each in state.erased[seat]}
        yield "what is erased", erased, player.erased
        return
    for name, many in player.counted.items():
        yield name, getattr(state, name)[seat], many
