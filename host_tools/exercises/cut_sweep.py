"""The sweep of power cuts on a disk in memory, in pieces small enough for the virtual board."""

from host_tools.exercises.long_game import LongGame, words
from host_tools.exercises.survival import Step, Survival
from host_tools.simulated import cut_disk
from host_tools.simulated.cut_disk import TapeDisk
from host_tools.simulated.session import Session

TYPE_CHECKING = False
if TYPE_CHECKING:
    from host_tools.simulated.disk import SimDisk


class CutSweep:
    """Plays a long game once, then boots what any cut of power leaves of it."""

    def __init__(self, count: int, seed: int) -> None:
        self._disk = TapeDisk()
        self._words = words(count, seed)
        self._game = LongGame(Session(self._disk).boot(), seed)
        self._steps: list[Step] = []
        self._survival = Survival(self._steps, self._disk_after)

    @property
    def operations(self) -> int:
        """Return how many operations on the disk the game has needed."""
        return len(self._disk.tape)

    def play(self, count: int) -> bool:
        """Play some words; tell whether there are more."""
        for word in self._words[len(self._steps) :][:count]:
            first = self.operations
            self._steps.append(Step(word, first, self._game.play(word), self._game.past))
        return len(self._steps) < len(self._words)

    def try_cut(self, number: int, moment: str, part: int) -> str:
        """Return what is wrong after a cut of power at an operation, or an empty text."""
        step = self._survival.step_of(number)
        disk = cut_disk.cut_disk(self._disk.tape, number, moment, part)
        wrong = self._survival.examine(disk, step, moment == cut_disk.TORN)
        return wrong and "in the word %r: %s" % (self._steps[step].word, wrong)

    def _disk_after(self, number: int) -> "SimDisk":
        is_last = number + 1 == len(self._steps)
        end = self.operations if is_last else self._steps[number + 1].first
        return cut_disk.disk_after(self._disk.tape, end)
