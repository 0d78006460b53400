"""Compare the twin of `framebuf` with the real one on random operations.

    python -m host_tools.sweeps.framebuf_fuzz --seed 1 --operations 10000

Every operation is carried out on CPython by the twin and on MicroPython by its own module; results
and all memory must be equal after each. Each seed makes one scene and up to a hundred operations
on it; longer runs go on with the next seed. A difference is printed with the command that shows
exactly it again.
"""

import argparse
import sys
from ast import literal_eval
from dataclasses import dataclass
from itertools import islice

from host_tools.exercises.framebuf_replay import replay
from host_tools.micropython_vm.vm import Vm
from host_tools.simulated.cpython.framebuf import FrameBuffer
from host_tools.sweeps.framebuf_operations import Operation, make_operations, make_scene
from host_tools.sweeps.report import Advance, quiet

_ROUND = 100
_ON_MICROPYTHON = """
from framebuf import FrameBuffer
from host_tools.exercises.framebuf_replay import replay
print(replay(FrameBuffer, {scene}, {operations}))
"""


@dataclass(frozen=True)
class Difference:
    """The first operation of a seed after which the two were not equal."""

    seed: int
    index: int
    operation: Operation
    twin: str
    real: str

    @property
    def rerun(self) -> str:
        """Return the command that ends in exactly this operation."""
        count = self.index + 1
        return f"python -m host_tools.sweeps.framebuf_fuzz --seed {self.seed} --operations {count}"

    def __str__(self) -> str:
        method, picture, arguments = self.operation
        return (
            f"The twin differs from MicroPython's framebuf: seed {self.seed}, operation "
            f"{self.index}.\n  {method}{arguments} on picture {picture}\n"
            f"  twin: {self.twin}\n  real: {self.real}\nRun it again: {self.rerun}"
        )


def find_difference(
    seed: int,
    count: int,
    frame_buffer: type[FrameBuffer] = FrameBuffer,
    advance: Advance = quiet,
) -> Difference | None:
    """Carry out `count` operations on both and return the first difference, if there is one."""
    with Vm() as vm:
        for start in range(0, count, _ROUND):
            size = min(_ROUND, count - start)
            found = _compare(vm, seed, size, frame_buffer)
            if found:
                return found
            advance(size)
            seed += 1
    return None


def _compare(vm: Vm, seed: int, count: int, frame_buffer: type[FrameBuffer]) -> Difference | None:
    scene = make_scene(seed)
    operations = list(islice(make_operations(seed), count))
    twin = replay(frame_buffer, scene, operations)
    printed = vm.run(_ON_MICROPYTHON.format(scene=scene, operations=operations))
    real = literal_eval(printed)
    for index in range(count):
        if twin[index] != real[index]:
            return Difference(seed, index, operations[index], twin[index], real[index])
    return None


def main(argv: list[str] | None = None) -> int:
    """Run the comparison and say how it went; return 1 when there is a difference."""
    parser = argparse.ArgumentParser(prog="framebuf_fuzz", description=__doc__.split("\n")[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--operations", type=int, default=10_000)
    wanted = parser.parse_args(argv)
    found = find_difference(wanted.seed, wanted.operations)
    if found:
        print(found)
        return 1
    print(f"{wanted.operations} operations from seed {wanted.seed} on: the twin is equal.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
