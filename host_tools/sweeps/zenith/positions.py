"""Random positions and whole random games, against a second, plain implementation of the rules.

Both go through an action side by side: they must ask the same, offer the same answers, and come
to the same position.
"""

import traceback
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from engine.chance import Chance
from engine.refusal import Refusal
from games.zenith.rules import cards, codes, contract
from games.zenith.rules import setup as decisions
from games.zenith.rules import state as rules_state
from games.zenith.rules.effects import asked, tableau
from games.zenith.rules.effects.frames import OP, top
from host_tools.sweeps.report import Advance, Report, quiet
from host_tools.sweeps.zenith import plain, plain_bargains, plain_effects

PARTS = (plain_effects, plain_bargains)  # loaded, they bring the effects

_AGAIN = "zonekeeper soak --part zenith-positions --seed {} --events 1"
_GAME_EVERY = 50  # a seed of so many is a whole game; its actions count
_MOST_ACTIONS = 60
_FEWEST_TOKENS = 3  # in the reserve; no action draws more
_MOST_ANSWERS = 12  # of an effect that is gone through whole; only cards have more
_LETTERS = "SDUONP"

Choose = Callable[[list[int]], int]


def run(seed: int, count: int, workers: int = 1, advance: Advance = quiet) -> Report:
    """Compare `count` positions; every seed has one, or a whole game."""
    done = games = 0
    asked_for: Counter[str] = Counter()
    failure = ""
    while done < count and not failure:
        is_game = seed % _GAME_EVERY == _GAME_EVERY - 1
        try:
            made, wrong = (whole_game if is_game else position)(seed, asked_for)
        except Exception:  # whatever either raises is a finding, to be told with its seed
            made, wrong = 1, traceback.format_exc()
        failure = wrong and f"{wrong}\nRun it again:\n  {_AGAIN.format(seed)}"
        done, games, seed = done + made, games + is_game, seed + 1
        advance(made)
    questions = sum(asked_for.values())
    return Report(
        f"{done:,} actions alike, {games:,} whole games among them; {questions:,} questions of"
        f" {len(asked_for)} kinds.",
        failure,
    )


def position(seed: int, asked_for: "Counter[str]") -> tuple[int, str]:
    """Compare one action in a made-up position; every agent has its turn."""
    rng = Random(seed)
    state = make_state(rng)
    agent = seed % cards.ALL_AGENTS
    kind = rng.random()
    if kind < 0.15:
        faction = rng.randrange(3)
        state.levels[state.side * 3 + faction] %= 5
        state.zenithium[state.side] += 5
        return 1, _compare(state, bytes((codes.TECHNOLOGY, faction)), rng.choice, asked_for)
    if kind < 0.2:
        return 1, _compare(state, bytes((codes.LEADER, rng.randrange(3))), rng.choice, asked_for)
    _take_up(state, agent)
    state.credits[state.side] += rng.randrange(cards.cost_of(agent), 20)
    return 1, _compare(state, bytes((codes.RECRUIT, agent)), rng.choice, asked_for)


def _take_up(state: Any, agent: int) -> None:
    """Let an agent lie in no column, so that it can be recruited."""
    for column in range(len(state.columns)):
        state.columns[column] = bytearray([c for c in state.columns[column] if c != agent])


class Odometer:
    """Answers one after the other, so that in the end every way was gone."""

    def __init__(self) -> None:
        self._taken: list[int] = []
        self._counts: list[int] = []

    def choose(self, options: list[int]) -> int:
        """Return the answer whose turn it is; of many cards to be named some will do."""
        at = len(self._counts)
        self._counts.append(min(len(options), _MOST_ANSWERS))
        if at == len(self._taken):
            self._taken.append(0)
        return options[self._taken[at] * len(options) // self._counts[at]]

    def turn(self) -> bool:
        """Go on to the next way; tell whether there is one."""
        del self._taken[len(self._counts) :]
        while self._taken and self._taken[-1] + 1 == self._counts[len(self._taken) - 1]:
            self._taken.pop()
        self._counts = []
        if self._taken:
            self._taken[-1] += 1
        return bool(self._taken)


def every_choice(agent: int, seed: int, most: int) -> tuple[int, str]:
    """Recruit an agent in one position with every answer, so many ways at most."""
    state = make_state(Random(seed))
    _take_up(state, agent)
    state.credits[state.side] += cards.MOST_COST
    packed = contract.pack(state)
    odometer = Odometer()
    for ways in range(1, most + 1):
        state = contract.unpack(packed, Chance(bytes(32)))
        wrong = _compare(state, bytes((codes.RECRUIT, agent)), odometer.choose, Counter())
        if wrong or not odometer.turn():
            return ways, wrong
    return most, ""


def whole_game(seed: int, asked_for: "Counter[str]") -> tuple[int, str]:
    """Compare every action of a game played at random."""
    rng = Random(seed)
    flags = rng.randrange(256) & ~(decisions.NOVICE | decisions.TEAMS | decisions.OWN_TOKENS)
    setup = decisions.encode(flags, 0, decisions.DRAWN_BOARDS, 0, (b"A", b"B"))
    state = contract.new(setup, Chance(rng.randbytes(32)))
    contract.apply(state, bytes((codes.DRAW,)))
    contract.apply(state, bytes((codes.LAID_OUT,)))
    for action in range(_MOST_ACTIONS):
        moves = [m for m in contract.moves(state) if m[0] not in (codes.RECRUIT_OTHER, codes.SWAP)]
        is_low = len(state.bag) < _FEWEST_TOKENS  # the plain rules cannot know a new order
        if not moves or moves[0][0] == codes.PASS or is_low:
            return action + 1, ""
        kind = rng.choice(sorted({move[0] for move in moves}))
        move = rng.choice([move for move in moves if move[0] == kind])
        wrong = _compare(state, move, rng.choice, asked_for)
        if wrong:
            return action + 1, wrong
    return _MOST_ACTIONS, ""


def make_state(rng: Random) -> Any:
    """Return a position at the beginning of a turn, likely or not."""
    flags = rng.randrange(256) & ~(decisions.NOVICE | decisions.TEAMS | decisions.OWN_TOKENS)
    flags |= decisions.SECRET
    setup = decisions.encode(flags, 1 + rng.randrange(2), 2, rng.randrange(8), (b"A", b"B"))
    state = contract.new(setup, Chance(rng.randbytes(32)))
    contract.apply(state, bytes((codes.DRAW,)))
    contract.apply(state, bytes((codes.LAID_OUT,)))
    for planet in range(5):
        state.tracks[planet] = rng.choice((1, 2, 3, 4, 4, 4, 5, 6, 7))
        if rng.random() < 0.06:
            state.tracks[planet] = rules_state.GONE
        if rng.random() < 0.5:
            state.spent.append(state.tokens[planet])
            state.tokens[planet] = 0
    for side in range(2):
        for disc in rng.sample(range(5), 3):
            most = min(2, 4 - sum(state.discs[5 * side : 5 * side + 5]))  # nobody has won yet
            state.discs[5 * side + disc] = rng.randint(0, most)
        state.credits[side] = rng.randrange(25)
        state.zenithium[side] = rng.randrange(7)
        for faction in range(3):
            state.levels[3 * side + faction] = rng.randrange(6)
    state.badge, state.is_gold = rng.randrange(3), rng.randrange(2)
    state.hands[0], state.hands[1] = rng.randrange(1, 8), rng.randrange(8)
    state.hands[state.active] = rng.randrange(1, 8)
    state.deck, state.discards = rng.choice(((0, 0), (1, 3), (40, 10), (60, 0)))
    _fill_columns(state, rng)
    return state


def _fill_columns(state: Any, rng: Random) -> None:
    agents = list(range(cards.ALL_AGENTS))
    rng.shuffle(agents)
    for agent in agents[: rng.randrange(40)]:
        tableau.lay(state, rng.randrange(2), agent)
    for _ in range(rng.randrange(8)):
        cost = rng.choice((0, 3, 7, cards.NO_COST))
        tableau.lay(state, rng.randrange(2), cards.other(rng.randrange(5), cost))


def _compare(state: Any, move: bytes, choose: Choose, asked_for: "Counter[str]") -> str:
    """Make a move on both and answer what is asked; return what is not alike."""
    world = as_world(state)
    action = {
        codes.RECRUIT: plain.recruit,
        codes.TECHNOLOGY: plain.technology,
        codes.LEADER: plain.leader,
    }[move[0]](world, move[1])
    outcome = contract.apply(state, move)
    if isinstance(outcome, Refusal):
        return f"{list(move)} is refused: {outcome.sentence!r}"
    trail: list[Any] = [list(move)]
    question = next(action, None)
    while state.step == rules_state.CHOICE:
        if question is None:
            return f"after {trail} only the firmware asks {bytes(top(state))!r}"
        letter = chr(top(state)[OP])
        answer, wrong = _answer(state, question, choose)
        asked_for[letter] += 1
        trail.append([letter, answer])
        if wrong:
            return f"after {trail}: {wrong}"
        contract.apply(state, bytes((codes.CHOOSE, ord(letter), answer)))
        question = _send(action, plain.NO if answer == codes.NO else answer)
    if question is not None:
        return f"after {trail} only the plain rules ask {question}"
    if "winner" not in world:
        plain.end_turn(world)
    return _difference(world, as_world(state), trail)


def _send(action: plain.Turn, answer: Any) -> "tuple[str, list[Any]] | None":
    try:
        return action.send(answer)
    except StopIteration:
        return None


def _answer(state: Any, question: tuple[str, list[Any]], choose: Choose) -> tuple[int, str]:
    """Choose an answer; say what is not alike in what is asked."""
    frame = top(state)
    letter = chr(frame[OP])
    if letter == "m":
        free = [card for card in range(cards.ALL_AGENTS) if asked.can_lie(state, card)]
        wrong = "" if question[0] == letter else f"{letter} is asked, and {question}"
        return choose([*free, cards.other(2, 5)]), wrong
    options = asked.options(state, frame)
    ours = (letter, [plain.NO if option == codes.NO else option for option in options])
    return choose(options), "" if ours == question else f"{ours} is asked, and {question}"


def as_world(state: Any) -> plain.World:
    """Return a state in the plain words of the other implementation."""
    tracks = [None if t == rules_state.GONE else 4 - t for t in state.tracks]
    columns = [[list(state.columns[5 * side + at]) for at in range(5)] for side in range(2)]
    world = {
        "side": state.side,
        "tracks": tracks,
        "discs": [list(state.discs[:5]), list(state.discs[5:])],
        "credits": list(state.credits),
        "zenithium": list(state.zenithium),
        "levels": [list(state.levels[:3]), list(state.levels[3:])],
        "badge": None if state.badge == rules_state.NO_ONE else state.badge,
        "gold": state.badge != rules_state.NO_ONE and bool(state.is_gold),
        "columns": columns,
        "hand": state.hands[state.active],
        "others": sum(state.hands) - state.hands[state.active],
        "deck": state.deck,
        "discarded": state.discards,
        "tokens": list(state.tokens),
        "bag": list(state.bag),
        "used": list(state.spent),
        "boards": [_LETTERS[2 * f + (state.boards >> f & 1)] for f in range(3)],
        "all_or_nothing": state.allows(decisions.ALL_OR_NOTHING),
        "split": state.allows(decisions.SPLIT),
        "enemy_disc": state.allows(decisions.ENEMY_DISC),
        "hangs": state.allows(decisions.HANGS_OVER),
        "secret": state.allows(decisions.SECRET),
    }
    if state.ended == rules_state.NO_CARDS:
        world["drawn"] = True
    elif state.ended:
        world["winner"] = state.winner
    return world


def _difference(ours: plain.World, theirs: plain.World, trail: list[Any]) -> str:
    """Compare positions; whose turn it is, and the hand of who plays then, are another's."""
    for name in ours:
        if name not in ("side", "hand", "others") and ours[name] != theirs.get(name):
            return f"after {trail}: {name} is {ours[name]} plainly, {theirs.get(name)} here"
    return "" if ours.keys() == theirs.keys() else f"after {trail} only one has ended"
