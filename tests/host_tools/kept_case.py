"""The model of the case, built once for all test processes and kept until its code changes."""

import fcntl
from pathlib import Path

from host_tools.case.clips import all_clips
from host_tools.case.kernel import Solid, b3d
from host_tools.case.layout import Layout
from host_tools.case.measures import load
from host_tools.case.model import Model, build
from host_tools.case.parts import all_parts
from host_tools.case.print_files import digest

_LAST = "whole"  # written when all else is: without it a folder is not believed


def kept_case(folder: Path) -> Model:
    """Return the model for the table; the first who asks builds it, the others read it.

    The folder may stay: what it keeps is named by a digest of table, code and kernel.
    """
    place = folder / f"{digest()}-{b3d.__version__}"
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (place / _LAST).exists():
            keep_case(build(load()), place)
    return read_case(place)


def keep_case(model: Model, place: Path) -> None:
    """Write the printed solids; the rest is made anew sooner than it is read."""
    place.mkdir(exist_ok=True)
    for name, solid in {**model.shell, **model.keys}.items():
        b3d.export_brep(solid, place / f"{name}.brep")
    (place / _LAST).touch()


def read_case(place: Path) -> Model:
    """Return the model that was kept."""
    layout = Layout(load())
    shell = {name: _read(place, name) for name in ("lid", "base", "diffuser", "tray")}
    keys = {name: _read(place, name) for name in layout.keys}
    return Model(layout, **shell, keys=keys, parts=all_parts(layout), clips=all_clips(layout))


def _read(place: Path, name: str) -> Solid:
    return b3d.import_brep(place / f"{name}.brep")
