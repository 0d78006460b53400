"""What now? Tells which topic a step of the game is; `topics` has what is said about each."""

from games.zoneplex.rules.cards import DISLOCATE
from games.zoneplex.rules.eye import ENDED_EYE
from games.zoneplex.rules.state import DONE, DRAW, HAND_TILES, MOVE, OVER

_STEPS = (
    b"draw move strength help sacrifice ready attack lost reveal vote cataclysm layout banished"
)


def step(state):
    """Return the topic of the step that the game has come to."""
    if state.step == DRAW and not state.drawn:
        return b"first card"
    if state.step == MOVE:
        return _movement(state)
    if state.step == DONE and state.battle.is_won:
        return b"won"
    if state.step == OVER and state.ending == ENDED_EYE:
        return b"entered"
    return _STEPS.split()[state.step]


def _movement(state):
    """Return the topic of a movement card."""
    if state.card == DISLOCATE:
        return b"dislocate" if state.phase == 1 else b"dislocate 2"
    if state.phase == 2:
        return b"move 2"
    if state.drawn <= state.seats:
        return b"first move"
    return b"last tiles" if state.stack < HAND_TILES else b"move"
