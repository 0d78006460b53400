"""Arranges the last turn of a game by hand, so that the rung wanted decides the Cataclysm."""

from dataclasses import dataclass, field
from typing import Any

from games.zoneplex.rules import adjust, codes
from games.zoneplex.rules import state as steps
from games.zoneplex.rules.cards import fear_card
from host_tools.sweeps.zoneplex.random_table import EQUAL_SETS

RUNGS = ("zoneplex", "alone", "influence", "fears", "strength", "relics", "council", "replay")
DRAW = "draw"  # two are equal in everything
ARRANGED = (*RUNGS, DRAW)

_MASTER = 22
_DISCARDS = 255
_WMS = 2
_RELICS = 1


@dataclass
class Wanted:
    """What one seat shall have at the end; stones and Influential Relics go."""

    fears: list[int] = field(default_factory=list)
    wms: int = _WMS
    relics: int = _RELICS


def is_time(state: Any) -> bool:
    """Tell whether the last card lies open and its turn is about to end."""
    return bool(state.drawn == state.cards and state.step in (steps.MOVE, steps.DONE))


def next_move(state: Any, rung: str) -> bytes:
    """Return the next correction by hand; the end of the turn when there is none left."""
    wanted = _wishes(state, rung)
    for correct in (_fears_off, _fears_on, _influential_off, _values):
        for seat in range(state.seats):
            move = correct(state, seat, wanted[seat])
            if move:
                return bytes(move)
    return bytes((codes.END_TURN,))


def _wishes(state: Any, rung: str) -> list[Wanted]:
    """Let two be equal in everything, three where there are five, but for the rung wanted."""
    wanted = [Wanted() for _ in range(state.seats)]
    rivals = [seat for seat in range(state.seats) if not state.jars[seat]]
    rivals = rivals[: {"zoneplex": 0, "alone": 1}.get(rung, state.seats // 2 + 1)]
    for number, seat in enumerate(rivals):
        strengths = EQUAL_SETS[number]
        wanted[seat].fears = [fear_card(fear, strengths[fear]) for fear in range(3)]
    if rivals:
        _favour(wanted[rivals[-1]], rung)
    return wanted


def _favour(wanted: Wanted, rung: str) -> None:
    if rung == "influence":
        wanted.wms += 1
    elif rung == "fears":
        wanted.fears.append(_MASTER)
    elif rung == "strength":
        wanted.fears[0] = _MASTER
    elif rung == "relics":
        wanted.relics += 1


def _fears_off(state: Any, seat: int, wanted: Wanted) -> tuple[int, ...]:
    for index, card in enumerate(state.fears[seat]):
        if card not in wanted.fears:
            return codes.DROP_FEAR, seat, index
    return ()


def _fears_on(state: Any, seat: int, wanted: Wanted) -> tuple[int, ...]:
    for card in wanted.fears:
        if card not in state.fears[seat]:
            return codes.TAKE_FEAR, seat, card
    return ()


def _values(state: Any, seat: int, wanted: Wanted) -> tuple[int, ...]:
    targets = {adjust.SET_WMS: wanted.wms, adjust.SET_RELICS: wanted.relics}
    for kind in range(state.kinds):
        is_dark = kind == steps.DARK
        targets[adjust.SET_DARK if is_dark else adjust.SET_STONES + kind] = 0
    for name, value in targets.items():
        if adjust.value_of(state, name, seat) != value:
            return codes.ADJUST, name, seat, value
    return ()


def _influential_off(state: Any, seat: int, wanted: Wanted) -> tuple[int, ...]:
    return (codes.MOVE_INFLUENTIAL, seat, 0, _DISCARDS) if state.influential[seat] else ()
