"""Carries out a plan. At every moment the board starts the firmware before, or the new one.

The slot in use is not touched. The new one is checked by its digests, as the board reads them
from its flash; only then a rename puts the new slot's name, or the starter, in place. What has
arrived is made durable now and then, so that after a cut the rest of a file is enough.
"""

from base64 import b64encode
from collections.abc import Iterator

from host_tools.cable.board_link import BoardLink
from host_tools.cable.trouble import CableTrouble
from host_tools.installer.board_facts import BoardFacts, held_in
from host_tools.installer.package import Package
from host_tools.installer.plan import Plan
from host_tools.installer.watcher import NOBODY, Watcher

_PIECE = 1536  # bytes at a time: small enough for a crowded heap, and four thirds as much text

_KEPT = 8 * _PIECE  # what a cut of power may cost; three blocks of the flash

BEFORE = "/main.before.py"  # somebody else's main.py


def work(package: Package, plan: Plan) -> int:
    """Return how many bytes a watcher will be told of: what is moved, then all that is checked."""
    moved = sum(len(package.files[path]) for path in plan.copied + plan.sent)
    checked = sum(len(data) for data in package.files.values())
    return moved - sum(plan.begun.values()) + (checked if moved else 0)


def install(
    board: BoardLink,
    package: Package,
    facts: BoardFacts,
    plan: Plan,
    watcher: Watcher = NOBODY,
) -> None:
    """Do what a plan says."""
    for path in plan.removed:
        watcher.doing(f"removing {path}")
        board.run(f"remove('/{plan.slot}/{path}')")
    for path in plan.copied:
        watcher.doing(f"copying {path}")
        code = f"copy('/{_other(plan.slot)}/{path}', '/{plan.slot}/{path}')"
        board.run(code, heard=watcher.signs_of_life().hear)
    for path in plan.sent:
        watcher.doing(f"sending {path}")
        data, begun = package.files[path], plan.begun.get(path, 0)
        _send(board, f"/{plan.slot}/{path}", data, begun, watcher)
    if plan.removed:
        board.run(f"remove_folders('/{plan.slot}')")
    _check(board, package, plan, watcher)
    watcher.doing("switching over")
    _switch(board, package, facts, plan)


def _check(board: BoardLink, package: Package, plan: Plan, watcher: Watcher) -> None:
    """Raise unless the slot holds all that it should, and nothing else."""
    watcher.doing("checking what arrived")
    if held_in(board, plan.slot, watcher).digests != package.digests:
        raise CableTrouble(
            "What arrived on the board is not what was sent: the firmware before stays in use."
            " Check the cable and try again."
        )


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
    _send(board, path + ".new", data, 0, NOBODY)
    board.run(f"os.rename({path + '.new'!r}, {path!r})")


def _send(board: BoardLink, path: str, data: bytes, begun: int, watcher: Watcher) -> None:
    """Send a file, or what is missing of it."""
    code = f"go_on({path!r}, {begun})\n" if begun else f"begin({path!r})\n"
    for at, piece in _pieces(data, begun):
        after = at + len(piece)
        code += f"add({b64encode(piece).decode()!r})\n"
        code += "end()\n" if after == len(data) else "keep()\n" if after % _KEPT == 0 else ""
        board.run(code)
        code = ""
        watcher.moved(len(piece))


def _pieces(data: bytes, at: int) -> Iterator[tuple[int, bytes]]:
    """Yield the pieces of a file from a place on, each with its place; one of an empty file."""
    while True:
        end = at - at % _PIECE + _PIECE
        yield at, data[at:end]
        if end >= len(data):
            return
        at = end


def _other(slot: str) -> str:
    return "b" if slot == "a" else "a"
