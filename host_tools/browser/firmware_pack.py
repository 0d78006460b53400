"""The firmware and its simulated hardware as one file for the page, compiled to bytecode.

Nothing is shortened but the text: names and line numbers stay, so that a traceback in the page
names the line.
"""

import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from host_tools.browser.pack import pack
from host_tools.firmware_path import ROOT
from host_tools.size import DATA, compile_file

_SIMULATED = ROOT / "host_tools" / "simulated"
_EXERCISES = ROOT / "host_tools" / "exercises"
_INSIDE = ROOT / "host_tools" / "browser" / "inside"

# What the device needs around it; the rest of the folder serves the tests.
_SIMULATED_MODULES = (
    *("__init__", "bus", "chip_memory"),
    *("chip_ssd1306", "chip_ssd1306_commands", "chip_ssd1306_glass"),
    *(
        "chip_ssd1306_state",
        "disk",
        "game_log",
        "install",
        "leap",
        "session",
        "sim_board",
        "world",
    ),
    *("modules/esp32", "modules/machine", "modules/neopixel"),
)
_EXERCISED = ("__init__", "replay")  # proves that the page shows what the others show
_NO_SHORTCUTS = "-O0"  # asserts and line numbers stay


def firmware_pack() -> bytes:
    """Return the file."""
    sources = list(_sources())
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor() as pool:
        places = [Path(folder) / f"{number}.mpy" for number in range(len(sources))]
        list(pool.map(_compile, sources, places))
        files = {
            f"/{_name(source.with_suffix('.mpy'))}": place.read_bytes()
            for source, place in zip(sources, places, strict=True)
        }
    for data in sorted((ROOT / "firmware").glob(DATA)):
        files[f"/{_name(data)}"] = data.read_bytes()
    return pack(files)


def _sources() -> Iterator[Path]:
    yield from sorted((ROOT / "firmware").rglob("*.py"))
    yield from (_SIMULATED / f"{name}.py" for name in _SIMULATED_MODULES)
    yield from (_EXERCISES / f"{name}.py" for name in _EXERCISED)
    yield from sorted(_INSIDE.glob("*.py"))


def _compile(source: Path, target: Path) -> None:
    compile_file(source, target, _name(source), _NO_SHORTCUTS)


def _name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()
