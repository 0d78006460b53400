"""Carries out a plan. At every moment the board starts the firmware before, or the new one.

The slot in use is not touched. The new one is checked by its digests, as the board reads them
from its flash; only then a rename puts the new slot's name, or the starter, in place.
"""

from base64 import b64encode
from collections.abc import Callable, Iterator

from host_tools.cable.board_link import BoardLink
from host_tools.cable.trouble import CableTrouble
from host_tools.installer.board_facts import BoardFacts, slot_digests
from host_tools.installer.package import Package
from host_tools.installer.plan import Plan

_PIECE = 1536  # bytes at a time: small enough for a crowded heap, and four thirds as much text

BEFORE = "/main.before.py"  # somebody else's main.py

Progress = Callable[[int], None]


def install(
    board: BoardLink, package: Package, facts: BoardFacts, plan: Plan, progress: Progress
) -> None:
    """Do what a plan says. `progress` is told each number of bytes that has arrived."""
    for path in plan.removed:
        board.run(f"remove('/{plan.slot}/{path}')")
    for path in plan.copied:
        board.run(f"copy('/{_other(plan.slot)}/{path}', '/{plan.slot}/{path}')")
        progress(len(package.files[path]))
    for path in plan.sent:
        _send(board, f"/{plan.slot}/{path}", package.files[path], progress)
    if plan.removed:
        board.run(f"remove_folders('/{plan.slot}')")
    if slot_digests(board, plan.slot) != package.digests:
        raise CableTrouble(
            "What arrived on the board is not what was sent: the firmware before stays in use."
            " Check the cable and try again."
        )
    _switch(board, package, facts, plan)


def _switch(board: BoardLink, package: Package, facts: BoardFacts, plan: Plan) -> None:
    """Let the next start use the new slot, in single steps that each leave a board that starts."""
    name = f"{plan.slot}\n".encode()
    if facts.has_starter:
        if plan.needs_starter:
            _replace(board, "/main.py", package.starter)
        _replace(board, "/slot", name)
        return
    if facts.has_other_main:
        board.run(f"copy('/main.py', {BEFORE!r})")
    _replace(board, "/slot", name)  # nobody reads it before the starter is there
    _replace(board, "/main.py", package.starter)


def _replace(board: BoardLink, path: str, data: bytes) -> None:
    _send(board, path + ".new", data, lambda _: None)
    board.run(f"os.rename({path + '.new'!r}, {path!r})")


def _send(board: BoardLink, path: str, data: bytes, progress: Progress) -> None:
    pieces = list(_pieces(data))
    for number, piece in enumerate(pieces):
        code = f"begin({path!r})\n" if number == 0 else ""
        code += f"add({b64encode(piece).decode()!r})\n"
        code += "end()\n" if number == len(pieces) - 1 else ""
        board.run(code)
        progress(len(piece))


def _pieces(data: bytes) -> Iterator[bytes]:
    for at in range(0, max(1, len(data)), _PIECE):
        yield data[at : at + _PIECE]


def _other(slot: str) -> str:
    return "b" if slot == "a" else "a"
