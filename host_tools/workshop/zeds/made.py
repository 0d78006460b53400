"""The modules of the firmware that are made of the sheets in `sheets/`, one each."""

from pathlib import Path

from host_tools.firmware_path import ROOT
from host_tools.workshop.zeds.sheet import GUN, ZOMBIE, Sheet
from host_tools.workshop.zeds.sheet_bytes import encode
from host_tools.workshop.zeds.sheet_text import Unsound, read

SHEETS = Path(__file__).with_name("sheets")

_MODULES = ROOT / "firmware" / "games" / "zeds" / "sheets"
_PACKAGE = "games.zeds.sheets."
_BY = "Made by `zonekeeper sheet make`; do not edit."
_HEAD = 4
_ROW = 18  # bytes of six sectors
_WIDEST = 99


def sheets(folder: Path = SHEETS) -> dict[str, Sheet]:
    """Return our sheets by the name of their files, the gentlest first; raise Unsound for one."""
    found = {path.stem: _sound(path) for path in sorted(folder.glob("*.txt"))}
    return dict(sorted(found.items(), key=lambda item: _grimness(item[1])))


def files(folder: Path = SHEETS, modules: Path = _MODULES) -> dict[Path, str | None]:
    """Return the text of each module by its path, None for one whose sheet is gone."""
    found: dict[Path, str | None] = dict.fromkeys(sorted(modules.glob("*.py")))
    ours = sheets(folder)
    found[modules / "__init__.py"] = _list(list(ours))
    for name, sheet in ours.items():
        found[modules / f"{name}.py"] = _module(sheet)
    return found


def _sound(path: Path) -> Sheet:
    try:
        return read(path.read_text(encoding="utf-8"))
    except Unsound as unsound:
        raise Unsound([f"{path.name}: {fault}" for fault in unsound.faults]) from unsound


def _grimness(sheet: Sheet) -> int:
    """Return by what the sheets are put in order: zombies for which there is no gun."""
    return sheet.count(ZOMBIE) - sheet.count(GUN)


def _list(names: list[str]) -> str:
    about = f'"""The sheets of our own, the gentlest first. {_BY}"""'
    modules = " ".join(_PACKAGE + name for name in names)
    line = f'NAMES = "{modules}"'
    if len(line) > _WIDEST:
        line = _on_lines(modules.split())
    return "\n".join([about, "", line, ""])


def _on_lines(modules: list[str]) -> str:
    texts = [f'    "{module} "' for module in modules[:-1]] + [f'    "{modules[-1]}"']
    return "\n".join(["NAMES = (", *texts, ")"])


def _module(sheet: Sheet) -> str:
    data = encode(sheet)
    rows = [data[:_HEAD]] + [data[at : at + _ROW] for at in range(_HEAD, len(data), _ROW)]
    lines = ['    b"' + "".join(f"\\x{byte:02x}" for byte in row) + '"' for row in rows]
    about = f'"""The sheet {sheet.title}. {_BY}"""'
    title = f'TITLE = b"{sheet.title}"'
    return "\n".join([about, "", title, "SHEET = (", *lines, ")", ""])
