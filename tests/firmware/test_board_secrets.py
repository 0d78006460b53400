"""The board's secrets: drawn from the pool, with the radio off; a board without noise says so."""

import sys

from drivers.pool import Pool
from drivers.verdict import NEVER, SICK, TRUE
from host_tools.simulated.disk import SimDisk
from tests.firmware.drivers.powered_board import PoweredBoard

_DATE = (2026, 11, 17)


class Bare:
    """The module `os` of a port without randomness."""


def powered(verdict=None):
    """Return a board whose pool was filled with noise of that kind, or never."""
    board = PoweredBoard()
    board.board.pool_disk = SimDisk()
    if verdict is not None:
        Pool(board.board.pool_disk).fill(bytes(32), verdict, _DATE)
    return board


def draw_without_generator(board, files=Bare):
    """Draw where nothing but the pool and the clock is random."""
    before = sys.modules.get("os")
    sys.modules["os"] = files
    try:
        return board.draw_secret()
    finally:
        if before is None:
            del sys.modules["os"]
        else:
            sys.modules["os"] = before


def test_a_board_with_true_noise_draws_true_secrets_and_leaves_the_radio_alone():
    board = powered(TRUE)

    drawn = [board.board.draw_secret() for _ in range(6)]

    assert [is_true for _, is_true in drawn] == [True] * 6
    assert len({secret for secret, _ in drawn}) == 6
    assert board.world.memory.radio_bytes == 0


def test_a_board_without_true_noise_draws_and_says_pseudo():
    for verdict in (None, SICK):
        secret, is_true = powered(verdict).board.draw_secret()

        assert len(secret) == 32 and not is_true


class Broken:
    """An `os` whose generator has no memory for its answer."""

    @staticmethod
    def urandom(count):
        raise MemoryError


def test_a_generator_that_fails_late_costs_no_game():
    secret, is_true = draw_without_generator(powered(TRUE).board, Broken)

    assert len(secret) == 32 and is_true  # all of it is from the pool


def test_when_keys_were_pressed_is_in_the_secret():
    secrets = set()
    for delay_ms in (0, 30, 30, 60):
        board = powered(TRUE)
        board.press_for(25, delay_ms, 50)
        board.sleep_ms(200)
        secrets.add(draw_without_generator(board.board)[0])

    assert len(secrets) == 3, "the same moment makes the same secret of the same pool"


def test_a_board_tells_where_its_entropy_comes_from():
    assert powered().board.entropy_source()[0] == NEVER
    assert powered(TRUE).board.entropy_source() == (
        TRUE,
        b"noise of power-on on 2026-11-17, 0 drawn since",
    )


def test_the_pool_lies_apart_from_what_is_backed_up():
    board = powered(TRUE)
    board.board.draw_secret()

    assert board.board.disk.files == {}
