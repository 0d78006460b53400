"""Counts presses: recorded games are played through the real screens, action by action.

A press is a key that goes down. The answers to what an effect asks are choices of their own; a
mobilised card is named, and counts as one, too.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path

from games.zenith.rules import codes
from host_tools.sweeps.hands import Line
from host_tools.sweeps.zenith.hands import Hands

LEADER = "Leader"
TECHNOLOGY = "Technology without choices"
NAMED = "named agent without choices"
ONE_CHOICE = "named agent with one choice"

_ACTIONS = (codes.RECRUIT, codes.RECRUIT_OTHER, codes.TECHNOLOGY, codes.LEADER)
_MOBILISE = ord("m")


def count_game(path: Path) -> list[tuple[str, int]]:
    """Play one recorded game with keys; return the kind and the presses of each action."""
    return [
        (kind, presses)
        for kind, presses in map(_kind_of, _actions(Hands(path.read_bytes()).play()))
        if kind
    ]


def _actions(lines: Sequence[Line]) -> Iterator[list[Line]]:
    """Yield each action with the answers that follow it; what was undone counts as any other."""
    action: list[Line] = []
    for line in lines:
        if line.move[:1] == bytes((codes.CHOOSE,)) and action:
            action.append(line)
            continue
        if action:
            yield action
        action = [line] if line.move and line.move[0] in _ACTIONS else []


def _kind_of(action: list[Line]) -> tuple[str, int]:
    presses = sum(len(line.keys) for line in action)
    move, answers = action[0].move, action[1:]
    if move[0] == codes.LEADER:
        return LEADER, len(action[0].keys)
    if move[0] == codes.TECHNOLOGY:
        return ("", 0) if answers else (TECHNOLOGY, presses)
    if move[0] != codes.RECRUIT or any(line.move[1] == _MOBILISE for line in answers):
        return "", 0
    return {0: NAMED, 1: ONE_CHOICE}.get(len(answers), ""), presses
