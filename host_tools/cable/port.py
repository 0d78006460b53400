"""Finds the serial port of the board."""

import errno
from collections.abc import Iterable
from typing import NamedTuple

from serial import SerialException
from serial.tools import list_ports

from host_tools.cable.trouble import CableTrouble
from host_tools.cable.virtual_line import default_line, is_alive

# USB vendors of the bridges on ESP32 boards, and of Espressif's own chips.
_BRIDGES = {0x10C4: "CP210x", 0x1A86: "CH340", 0x0403: "FTDI", 0x303A: "Espressif"}


class Port(NamedTuple):
    """A serial port of this computer."""

    device: str
    about: str


def board_ports() -> list[Port]:
    """Return the ports behind which an ESP32 board may be."""
    found = [Port(each.device, _BRIDGES[each.vid]) for each in list_ports.comports() if _may(each)]
    return sorted(found)


def choose(named: str | None, ports: Iterable[Port] | None = None) -> str:
    """Return the port to use: the one that is named, or the only one there is."""
    if named:
        return named
    found = list(board_ports() if ports is None else ports)
    if len(found) == 1:
        return found[0].device
    if not found and ports is None and is_alive(default_line()):
        return str(default_line())
    if not found:
        raise CableTrouble(
            "No board was found: plug it in with a cable that carries data, name its port with"
            " --port, or start zonekeeper virtual-board in another terminal."
        )
    names = ", ".join(f"{port.device} ({port.about})" for port in found)
    raise CableTrouble(f"There are several boards: name one of {names} with --port.")


def explain(port: str, error: SerialException) -> CableTrouble:
    """Return the sentence for a port that cannot be opened."""
    code, text = _code_of(error), str(error)
    if code == errno.EACCES:
        return CableTrouble(
            f"{port} may not be opened by you: on Linux join the group that owns it"
            " (sudo usermod -aG dialout $USER) and log in again."
        )
    if code in (errno.EBUSY, errno.EAGAIN) or "lock" in text.lower():
        return CableTrouble(f"{port} is in use by another program: close that one and try again.")
    if port.startswith("socket://"):
        return CableTrouble(f"Nobody answers at {port}: is there a board behind that address?")
    return CableTrouble(
        f"There is no port {port}: plug the board in, or name another with --port."
    )


def _may(port: object) -> bool:
    return getattr(port, "vid", None) in _BRIDGES


def _code_of(error: SerialException) -> int | None:
    if error.errno is not None:
        return int(error.errno)
    cause = error.__context__
    return cause.errno if isinstance(cause, OSError) else None
