"""What an installation has to do: only what changed, into the slot that is not in use."""

from dataclasses import dataclass, field

from host_tools.cable.trouble import CableTrouble
from host_tools.installer.board_facts import BoardFacts
from host_tools.installer.package import Package, digest

_SPARE_BLOCKS = 24  # folders, what littlefs needs to turn around in, and a new game
_OTHER = {"a": "b", "b": "a", None: "a"}


@dataclass(frozen=True)
class Plan:
    """Paths are within the slot. `copied` are in the other slot already, unchanged.

    `begun` tells how many bytes of a file that is sent have arrived before a cut.
    """

    slot: str
    is_new: bool  # whether anything has to be done at all
    removed: list[str]
    copied: list[str]
    sent: list[str]
    needs_starter: bool
    needed_blocks: int
    begun: dict[str, int] = field(default_factory=dict)


def make(package: Package, facts: BoardFacts) -> Plan:
    """Return what to do on a board; raise when it has not the room."""
    wanted = package.digests
    needs_starter = facts.starter != digest(package.starter)
    if facts.slot is not None and facts.slots[facts.slot] == wanted:
        return Plan(facts.slot, needs_starter, [], [], [], needs_starter, 0)
    slot = _OTHER[facts.slot]
    there = facts.slots[slot]
    in_use = facts.slots[facts.slot] if facts.slot is not None else {}
    missing = [path for path in wanted if there.get(path) != wanted[path]]
    copied = [path for path in missing if in_use.get(path) == wanted[path]]
    sent = [path for path in missing if path not in set(copied)]
    begun = _begun(package, sent, there, facts.sizes.get(slot, {}))
    removed = [path for path in there if there[path] != wanted.get(path) and path not in begun]
    needed = sum(_blocks(len(package.files[path]), facts.block_bytes) for path in missing)
    needed -= len(removed)  # each of them frees a block at least
    needed -= sum(size // facts.block_bytes for size in begun.values())
    plan = Plan(slot, True, removed, copied, sent, needs_starter, needed + _SPARE_BLOCKS, begun)
    _check_room(plan, facts)
    return plan


def _begun(
    package: Package, sent: list[str], there: dict[str, str], sizes: dict[str, int]
) -> dict[str, int]:
    """Return how much there is of files whose beginning is on the board, byte for byte."""
    found = {}
    for path in sent:
        data, size = package.files[path], sizes.get(path, 0)
        if 0 < size < len(data) and digest(data[:size]) == there[path]:
            found[path] = size
    return found


def _check_room(plan: Plan, facts: BoardFacts) -> None:
    if plan.needed_blocks > facts.free_blocks:
        needed, free = (
            blocks * facts.block_bytes // 1024
            for blocks in (plan.needed_blocks, facts.free_blocks)
        )
        raise CableTrouble(
            f"There is no room: {needed} KB are needed and {free} KB are free. Delete saved games"
            " on the device, or take them off with zonekeeper backup first."
        )


def _blocks(size: int, block_bytes: int) -> int:
    return -(-size // block_bytes)
