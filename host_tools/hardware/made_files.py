"""Every file of `hardware/` that a program makes, whole or in part."""

from pathlib import Path

from host_tools.hardware.pinout import FOLDER, read_pinout
from host_tools.hardware.schematic import draw_schematic
from host_tools.hardware.tables import fill
from host_tools.hardware.wiring import STEP_PICTURES, draw_step, draw_wiring
from host_tools.hardware.wokwi import draw_wokwi

PAGES = ("README.md", "POWER.md")


def make_all(folder: Path = FOLDER) -> dict[str, str]:
    """Return the text of every such file by its path in the folder."""
    wires = read_pinout(folder / "pinout.csv")
    files = {
        "wiring.svg": draw_wiring(wires),
        "schematic.svg": draw_schematic(wires),
        "wokwi/diagram.json": draw_wokwi(wires),
    }
    for number, step in enumerate(STEP_PICTURES, start=1):
        files[f"steps/{number}-{step}.svg"] = draw_step(wires, step)
    for page in PAGES:
        files[page] = fill((folder / page).read_text(encoding="utf-8"), wires)
    return files


def out_of_date(files: dict[str, str], folder: Path = FOLDER) -> list[str]:
    """Return the paths of files that are missing, differ, or are left from another step."""
    stale = [path for path, text in files.items() if _text(folder / path) != text]
    stray = {f"steps/{path.name}" for path in folder.glob("steps/*")} - files.keys()
    return sorted([*stale, *stray])


def write(files: dict[str, str], stale: list[str], folder: Path = FOLDER) -> None:
    """Bring the named files up to date; one that nobody makes any more is removed."""
    for name in stale:
        path = folder / name
        if name in files:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(files[name], encoding="utf-8")
        else:
            path.unlink()


def _text(path: Path) -> str | None:
    return path.read_text(encoding="utf-8") if path.exists() else None
