"""Nothing but the table touches the state: on no screen of the plays can it be written.

The plays themselves are run that way, see `tests/interpreters/plays.py`.
"""

from collections.abc import Callable
from typing import Any

import pytest

from host_tools.simulated.session import Session
from tests.games.shelf import shelf
from tests.host_tools.read_only import ReadOnly, Written, freeze

_OPEN = ("OK",) * 6  # the game of the tests is first on its shelf: START, the seal, three cuts
_FEWEST_LOOKS = 50


def test_the_screens_do_look_at_the_state() -> None:
    with shelf(), ReadOnly() as guard:
        Session().boot().press(*_OPEN, "OK", "DOWN", "OK")

        assert guard.looks > _FEWEST_LOOKS


class _Card:
    def __init__(self) -> None:
        self.worth = 3


class _State:
    def __init__(self) -> None:
        self.lamps = bytearray(3)
        self.piles = [[1], [2]]
        self.card = _Card()
        self.turn = 0

    def pass_on(self) -> None:
        self.turn += 1

    @property
    def first(self) -> int:
        return self.piles[0][0]


OFFENCES: list[Callable[[Any], object]] = [
    lambda state: setattr(state, "turn", 1),
    lambda state: state.lamps.append(1),
    lambda state: state.lamps.__setitem__(0, 1),
    lambda state: state.piles[0].append(1),
    lambda state: state.piles.sort(),
    lambda state: setattr(state.card, "worth", 1),
    lambda state: state.pass_on(),
    lambda state: [pile.pop() for pile in state.piles],
]


@pytest.mark.parametrize("offence", OFFENCES)
def test_every_way_of_writing_is_refused(offence: Callable[[Any], object]) -> None:
    real = _State()
    with pytest.raises(Written):
        offence(freeze(real))

    assert (bytes(real.lamps), real.piles, real.turn) == (bytes(3), [[1], [2]], 0)


def test_a_twin_reads_like_the_state() -> None:
    twin = freeze(_State())

    assert (twin.turn, twin.first, twin.card.worth) == (0, 1, 3)
    assert twin.lamps == bytes(3) and max(twin.piles) == [2]


def _draw_and_take(screen: Any, canvas: Any) -> None:
    screen.table.state.lamps[0] += 1


def _draw_and_pass(screen: Any, canvas: Any) -> None:
    screen.table.state.active = 1


@pytest.mark.parametrize("offender", [_draw_and_take, _draw_and_pass])
def test_a_screen_that_writes_is_found(offender: Callable[[Any, Any], None]) -> None:
    with shelf(), ReadOnly():
        session = Session().boot()
        session.press(*_OPEN)
        app = session.app
        type(session.app.screen).draw = offender
        session.press("DOWN")

        assert session.app is not app, "the device went on as if nothing had happened"


def test_afterwards_the_table_is_as_it_was() -> None:
    with shelf():
        with ReadOnly():
            pass
        session = Session().boot()
        session.press(*_OPEN)
        session.app.game.playing.table.state.lamps[0] = 2

        assert session.app.game.playing.table.state.lamps[0] == 2
