"""What can be told of a board without anybody's hands, from its files and its own words."""

from collections.abc import Iterator

from host_tools.cable.board_link import BoardError, BoardLink
from host_tools.cable.command_line import last_line
from host_tools.cable.files import FILE_KEEPER
from host_tools.installer.board_facts import ABOUT, OLDEST, named_slot
from host_tools.installer.package import Package
from host_tools.owner.data_folder import DATA, folders, weight
from host_tools.owner.finding import BAD, NOTE, OK, WARN, Finding

_HEAP = "(lambda gc: (gc.collect(), gc.mem_free())[1])(__import__('gc'))"
_ROOM = "(lambda stat: (stat[0] * stat[3], stat[0] * stat[2]))(__import__('os').statvfs('/'))"
_LISTING = "__import__('os').listdir('/')"
_SCARCE_BYTES = 64 * 1024  # a new game asks for half of that
_FAULTS = {
    1: ("display", "It does not answer: check its four wires, and that its address is 0x3C."),
    2: ("lights", "They cannot be driven: check the data wire."),
    3: ("battery", "Its voltage cannot be told: check the divider."),
    4: ("keys", "One is down all the time: a finger, a crumb, or a wire to ground."),
}


def examine(board: BoardLink, package: Package | None) -> Iterator[Finding]:
    """Yield what is found. `package` is the firmware to compare with, if it is to be compared."""
    free_heap = board.ask(_HEAP)  # first, before anything else was loaded
    yield _micropython(*board.ask(ABOUT))
    yield _app(board)
    names = board.ask(_LISTING)
    slot = _slot(board, names)
    yield _firmware(slot, board.has_app)
    if package is not None and slot:
        yield _comparison(board, slot, package)
    yield _room(*board.ask(_ROOM))
    yield Finding("memory", OK, f"{free_heap // 1024} KB of heap are free.")
    yield from _left_over(board)
    if board.has_app:
        yield from _faults(board)


def _micropython(platform: str, version: tuple[int, ...], _mpy: int, machine: str) -> Finding:
    told = f"MicroPython {'.'.join(map(str, version))} on {machine or platform}."
    if version >= OLDEST:
        return Finding("board", OK, told)
    wanted = ".".join(map(str, OLDEST))
    return Finding("board", BAD, f"{told} Zonekeeper needs {wanted}: zonekeeper flash --esptool.")


def _app(board: BoardLink) -> Finding:
    if not board.has_app:
        sentence = "It does not run: press the reset button, or install it with zonekeeper flash."
        return Finding("app", BAD, sentence)
    try:
        version = board.ask("__import__('cable').version()")
    except BoardError:
        return Finding("app", OK, "It runs; its version cannot be told.")
    return Finding("app", OK, f"Zonekeeper {version} runs.")


def _slot(board: BoardLink, names: list[str]) -> str:
    slot = named_slot(board, names)
    return slot if slot in names else ""


def _firmware(slot: str, runs: bool) -> Finding:
    if slot:
        return Finding("firmware", OK, f"It is started from slot {slot}.")
    if runs:
        return Finding("firmware", OK, "It is frozen into MicroPython, or was copied by hand.")
    return Finding("firmware", BAD, "There is none: install it with zonekeeper flash.")


def _comparison(board: BoardLink, slot: str, package: Package) -> Finding:
    try:
        with board.lend(FILE_KEEPER):
            count, found = board.ask(f"weigh('/{slot}')")
    except BoardError as error:
        return Finding("firmware", NOTE, f"It could not be compared: {last_line(error)}.")
    if (count, found) == (len(package.files), weight(package.files)):
        return Finding("firmware", OK, f"All {count} files are those of this copy of Zonekeeper.")
    sentence = (
        f"Its {count} files are not the {len(package.files)} of this copy of Zonekeeper: another"
        " version, or damaged. zonekeeper flash puts this copy's on it."
    )
    return Finding("firmware", NOTE, sentence)


def _room(free: int, whole: int) -> Finding:
    told = f"{free // 1024} of {whole // 1024} KB are free."
    if free >= _SCARCE_BYTES:
        return Finding("flash", OK, told)
    return Finding("flash", WARN, f"{told} Delete games that are over, after zonekeeper backup.")


def _left_over(board: BoardLink) -> Iterator[Finding]:
    there = folders(board)
    if DATA not in there:
        yield Finding("games", NOTE, "There are no data yet.")
    elif len(there) > 1:
        sentence = f"{' and '.join(there[1:])} are left of a restore: the next clears them away."
        yield Finding("games", NOTE, sentence)


def _faults(board: BoardLink) -> Iterator[Finding]:
    try:
        codes = board.ask("__import__('cable').faults()")
    except BoardError:
        yield Finding("parts", NOTE, "This firmware cannot tell which parts answer.")
        return
    if not codes:
        yield Finding("parts", OK, "Display, lights, battery and keys answer.")
    for code in codes:
        part, sentence = _FAULTS.get(code, ("parts", f"Fault {code}."))
        yield Finding(part, BAD, sentence)
