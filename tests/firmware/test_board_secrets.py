"""The board's secrets: the radio is on for a draw, and a board without noise says so."""

import sys

from tests.firmware.drivers.powered_board import PoweredBoard

_log = []  # what was done with the stand-ins of the chip's modules


class Wlan:
    """MicroPython's `network.WLAN`, as far as the board uses it."""

    PM_NONE = 0
    is_dead = False

    def __init__(self, interface):
        assert interface == 0

    def active(self, is_on=None):
        if is_on is None:
            return bool(_log and _log[-1] != "off") and not Wlan.is_dead
        _log.append("on" if is_on else "off")
        return None

    def config(self, pm):
        assert pm == Wlan.PM_NONE
        _log.append("awake")


class Network:
    """The module `network` of a board with a radio."""

    WLAN = Wlan
    STA_IF = 0


class Os:
    """The module `os` of a board with a generator."""

    @staticmethod
    def urandom(count):
        _log.append(count)
        return bytes([(i * 37 + (i >> 8)) & 0xFF for i in range(count)])


def draw_from_hardware(modules):
    """Draw by the real board where `modules` stand in for MicroPython's."""
    board = PoweredBoard().board
    _log.clear()
    before = {name: sys.modules.get(name) for name in ("network", "os")}
    sys.modules.update(modules)
    try:
        return board.draw_secret()
    finally:
        for name, module in before.items():
            if module is None:
                sys.modules.pop(name, None)
            else:
                sys.modules[name] = module


def test_the_board_keeps_the_radio_awake_while_it_draws():
    secret, is_true = draw_from_hardware({"network": Network, "os": Os})

    assert is_true and len(secret) == 32
    assert _log == ["on", "awake", 512, "off"]


def test_the_board_does_not_believe_a_radio_that_stays_off():
    Wlan.is_dead = True
    try:
        _, is_true = draw_from_hardware({"network": Network, "os": Os})
    finally:
        Wlan.is_dead = False

    assert not is_true


def test_a_board_without_a_radio_draws_and_says_pseudo():
    assert "network" not in sys.modules

    secret, is_true = draw_from_hardware({"os": Os})

    assert len(secret) == 32
    assert not is_true


def test_a_board_without_a_generator_draws_from_its_clock():
    class Bare:
        """The module `os` of a port without randomness."""

    secret, is_true = draw_from_hardware({"network": Network, "os": Bare})

    assert len(secret) == 32
    assert not is_true
