"""Writes down which games there are, for a build in which no folder can be listed."""

from pathlib import Path

from host_tools.shrink.modules import Firmware, Module

SHELF = "games.built_in"


def add_shelf(firmware: Firmware) -> None:
    """Add the module that lists the games to a firmware that has some."""
    games = sorted(
        name.split(".")[1]
        for name in firmware.modules
        if name.startswith("games.") and name.endswith(".play")
    )
    if games:
        firmware.modules[SHELF] = Module.of(SHELF, f"NAMES = {tuple(games)!r}\n")


def write_shelf(source: Path, target: Path) -> None:
    """Write that module alone, for a firmware whose sources are used as they are."""
    firmware = Firmware.read(source)
    add_shelf(firmware)
    Firmware({SHELF: firmware.modules[SHELF]}).write(target)
