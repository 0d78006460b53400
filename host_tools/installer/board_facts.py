"""What the installer has to know of a board before it touches anything."""

from dataclasses import dataclass, field
from pathlib import Path

from host_tools.cable.board_link import BoardLink
from host_tools.cable.trouble import CableTrouble
from host_tools.installer.watcher import NOBODY, Watcher

ON_BOARD = Path(__file__).resolve().parent / "on_board.py"
OLDEST = (1, 24)  # MicroPython

_MPY_VERSION = 6  # of compiled files, as mpy-cross writes them
_VIRTUAL = "webassembly"
_STARTER_MARK = b"Zonekeeper's starter"
ABOUT = (
    "(lambda sys: (sys.platform, tuple(sys.implementation[1])[:3],"
    " getattr(sys.implementation, '_mpy', 0) & 0xff,"
    " getattr(sys.implementation, '_machine', '')))(__import__('sys'))"
)


@dataclass(frozen=True)
class BoardFacts:
    """How the board is before an installation. Slots are digests by path, sizes too."""

    slot: str | None  # the one that is started now, if any is
    slots: dict[str, dict[str, str]]
    starter: str  # digest
    has_starter: bool
    has_other_main: bool
    block_bytes: int
    free_blocks: int
    sizes: dict[str, dict[str, int]] = field(default_factory=dict)


@dataclass(frozen=True)
class Held:
    """What a slot holds, as the board computes it from its flash: SHA-256 and bytes by path."""

    digests: dict[str, str]
    sizes: dict[str, int]


def look(board: BoardLink, watcher: Watcher = NOBODY) -> BoardFacts:
    """Check that it is a board for us, and learn what is on it."""
    watcher.doing("looking at the board")
    _check(*board.ask(ABOUT))
    board.run(ON_BOARD.read_text())
    block_bytes, free_blocks = board.ask("room()")
    names = board.ask("[entry[0] for entry in os.ilistdir('/')]")
    main = board.read("/main.py") if "main.py" in names else b""
    has_starter = _STARTER_MARK in main
    held = {slot: held_in(board, slot, watcher) for slot in ("a", "b")}
    return BoardFacts(
        slot=named_slot(board, names) if has_starter else None,
        slots={slot: held[slot].digests for slot in held},
        starter=board.ask("digest('/main.py')"),
        has_starter=has_starter,
        has_other_main=bool(main) and not has_starter,
        block_bytes=block_bytes,
        free_blocks=free_blocks,
        sizes={slot: held[slot].sizes for slot in held},
    )


def named_slot(board: BoardLink, names: list[str]) -> str:
    """Return the slot that the starter starts from; `names` are those in the root."""
    return "b" if "slot" in names and board.read("/slot")[:1] == b"b" else "a"


def held_in(board: BoardLink, slot: str, watcher: Watcher = NOBODY) -> Held:
    """Return what is in a slot; the watcher sees the board read it."""
    signs = watcher.signs_of_life()
    board.run(f"tell('/{slot}')", heard=signs.hear)
    lines = [line.split(" ", 2) for line in signs.lines]
    return Held(
        {path: digest for digest, _, path in lines}, {path: int(size) for _, size, path in lines}
    )


def _check(platform: str, version: tuple[int, ...], mpy: int, machine: str) -> None:
    told = ".".join(map(str, version))
    if platform != _VIRTUAL and (platform != "esp32" or not machine.endswith("ESP32")):
        raise CableTrouble(
            f"This board is {_article(machine or platform)}: Zonekeeper needs a plain ESP32"
            " (hardware/README.md has the parts list)."
        )
    if version < OLDEST or mpy != _MPY_VERSION:
        wanted = ".".join(map(str, OLDEST))
        raise CableTrouble(
            f"The board has MicroPython {told}: put {wanted} or newer on it first"
            " (zonekeeper flash --esptool FILE.bin)."
        )


def _article(name: str) -> str:
    return f"an {name}" if name[:1].upper() in "AEIO" else f"a {name}"
