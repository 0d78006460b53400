"""Positions for the tests of the rules, and moves that must be taken or must be refused."""

from engine.chance import Chance
from engine.refusal import Refusal
from games.zenith.rules import codes, contract, names
from games.zenith.rules import setup as decisions
from games.zenith.rules.state import CENTRE

MERCURY, VENUS, TERRA, MARS, JUPITER = range(5)
ANIMOD, HUMAN, ROBOT = range(3)
NAMES = (b"Ann", b"Ben", b"Cid", b"Dan")
AGENTS = {names.agent(card): card for card in range(100)}


def opened(flags=0, first=1, boards=decisions.SUN, sides=0, seed=0):
    """Return a game before its set-up is drawn; the first side begins."""
    names = NAMES[: 4 if flags & decisions.TEAMS else 2]
    setup = decisions.encode(flags, first, boards, sides, names)
    return contract.new(setup, Chance(bytes([seed]) * 32))


def begun(flags=0, boards=decisions.SUN, sides=0):
    """Return a game in the first side's first turn: all discs at the centre, no tokens left."""
    state = opened(flags & ~decisions.OWN_TOKENS, 1, boards, sides)
    do(state, codes.DRAW)
    do(state, codes.LAID_OUT)
    state.flags = flags
    state.spent += bytes(state.tokens)
    state.tokens[:] = bytes(8)
    state.tracks[:] = bytes([CENTRE] * 5)
    return state


def do(state, *move):
    """Make a move that must be taken; return its events."""
    state.chance.tape = bytearray()
    outcome = contract.apply(state, bytes(move))
    assert not isinstance(outcome, Refusal), outcome.sentence
    assert outcome
    return outcome


def refused(state, rule, *move):
    """Make a move that must be refused by a rule and change nothing; return why."""
    before = contract.pack(state)
    outcome = contract.apply(state, bytes(move))
    assert isinstance(outcome, Refusal), "taken"
    assert outcome.rule == rule, outcome.rule
    assert contract.pack(state) == before
    return outcome.sentence


def recruit(state, name):
    """Recruit an agent by name, with all the credits it needs; return the events."""
    state.credits[state.side] += 10
    events = do(state, codes.RECRUIT, AGENTS[name])
    return events


def answer(state, letter, value):
    """Answer what is asked; return the events."""
    return do(state, codes.CHOOSE, ord(letter), value)


def asked(state):
    """Return the letter of what is asked, an empty text when nothing is."""
    from games.zenith.rules.effects.frames import OP, top

    return chr(top(state)[OP]) if state.todo else ""


def options(state):
    """Return the answers that may be given."""
    from games.zenith.rules.effects.asked import options as answers
    from games.zenith.rules.effects.frames import top

    return answers(state, top(state))


def lay(state, side, *agents):
    """Lay agents in the columns of a side."""
    from games.zenith.rules.cards import planet_of

    for name in agents:
        card = AGENTS[name]
        state.columns[5 * side + planet_of(card)].append(card)


def lead(state, planet, places):
    """Put a disc so many places nearer to the first side."""
    state.tracks[planet] = CENTRE - places


def told(events, kind):
    """Return the events of a kind."""
    return [event for event in events if event[0] == kind]
