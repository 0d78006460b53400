"""A flash that fails once, or from some moment on, in the middle of what a player does.

Nothing may be lost by that: what was on flash is there when it works again, the player is told,
and the device goes on. Each scenario is lived through once to count its operations on files;
then one of them fails. Runs on both interpreters.
"""

from host_tools.exercises.fault_scenarios import POOL, ROOT, SCENARIOS, Hand, prepared
from host_tools.simulated import faulty_files
from storage import current as opened
from storage.disk import Disk

TYPE_CHECKING = False
if TYPE_CHECKING:
    Place = tuple[str, int, str]

FAULTS = {
    "EIO": (faulty_files.EIO, False),
    "ENOSPC": (faulty_files.ENOSPC, False),
    "EROFS": (faulty_files.EROFS, False),
    "memory": (faulty_files.NO_MEMORY, False),
    "late": (faulty_files.TOO_LATE, False),
    "EIO on": (faulty_files.EIO, True),
    "ENOSPC on": (faulty_files.ENOSPC, True),
    "EROFS on": (faulty_files.EROFS, True),
}

_READING = ("open rb", "read", "listdir", "statvfs")
_OF_WRITING = ("ENOSPC", "EROFS", "late")  # these cannot come up in reading

_CACHES = ("mark", ".new")
_CURRENT = ROOT + "/current"


class FaultSweep:
    """Lives through every scenario once, then again with a fault."""

    def __init__(self) -> None:
        self._before = prepared()
        self._whole: dict[str, Hand] = {}

    def whole(self, scenario: str) -> Hand:
        """Return how a scenario ends when nothing fails."""
        if scenario not in self._whole:
            hand = Hand(self._before)
            hand.boot()
            SCENARIOS[scenario](hand)
            self._whole[scenario] = hand
        return self._whole[scenario]

    def places(self, scenario: str) -> "list[Place]":
        """Return every fault of a scenario: the operation and its kind."""
        found = []
        operations = self.whole(scenario).files.operations
        for number in range(len(operations)):
            for kind in FAULTS:
                if kind not in _OF_WRITING or operations[number] not in _READING:
                    found.append((scenario, number, kind))
        return found

    def try_fault(self, scenario: str, number: int, kind: str) -> str:
        """Return what is wrong after a fault, "-" when none came up, or an empty text."""
        hand = Hand(self._before)
        hand.files.fault, hand.files.is_lasting = FAULTS[kind]
        hand.files.at = number
        try:
            hand.boot()
            SCENARIOS[scenario](hand)
        except MemoryError:
            hand.said = True  # in a scenario without a device around it, the caller is told
        hand.files.heal()
        if not hand.files.has_failed:
            return "-"
        return (
            self._judge_end(hand, self.whole(scenario), kind)
            or self._judge_files(hand, self.whole(scenario))
            or self._judge_start(hand)
        )

    def _judge_end(self, hand: Hand, whole: Hand, kind: str) -> str:
        """Return what is wrong with the device at the end."""
        if hand.crashes and kind != "memory":
            return "it crashed"
        is_same = hand.session.screen == whole.session.screen
        if not hand.said and not (is_same and _seen(hand) == _seen(whole)):
            return "nothing was said, and it came out otherwise: %s" % hand.session.screen
        for _ in range(8):
            if hand.session.screen == "Launcher":
                return ""
            hand.press("BACK")
        return "BACK does not lead home from %s" % hand.session.screen

    def _judge_files(self, hand: Hand, whole: Hand) -> str:
        """Return which file is neither as it was, nor as it shall be, nor grown."""
        files = _kept(hand)
        for path, data in _kept(whole).items():
            before = self._before.get(path)
            if path in files and files[path] not in (before, data) and not _is_own(path, before):
                return "%s is another" % path
        for path in self._before:
            is_cache = [each for each in _CACHES if each in path]
            if is_cache or path in files or path not in _kept(whole):
                continue
            return "%s is gone" % path
        return self._judge_games(files, _kept(whole))

    def _judge_games(self, files: "dict[str, bytes]", whole: "dict[str, bytes]") -> str:
        """Return which game has a head and has lost something else."""
        for path, before in self._before.items():
            folder = path[: path.rfind("/")]
            is_game = folder + "/head" in self._before and folder + "/head" in files
            is_cache = path.endswith("/over") or "mark" in path
            if is_game and not is_cache and not files.get(path, b"").startswith(before):
                return "%s has lost something" % path
        return ""

    def _judge_start(self, hand: Hand) -> str:
        """Return what is wrong when the device is switched on again, on a healthy flash."""
        again = Hand(hand.files.files)
        again.boot()
        if again.said:
            return "the next start complains"
        if again.session.app.game.name is None:
            return "the open game cannot be named"
        if again.session.app.game.name:
            again.press("OK")
            if again.session.app.game.playing is None:
                return "the open game does not open: %s" % again.session.screen
        return ""


def _is_own(path: str, before: "bytes | None") -> bool:
    """Tell whether a file may be anything sound: which game is open, or a game of the scenario."""
    return path in (_CURRENT, POOL) or before is None or path[-3:].isdigit()


def _kept(hand: Hand) -> "dict[str, bytes]":
    """Return the files that matter."""
    return {
        path: data
        for path, data in hand.files.files.items()
        if not [each for each in _CACHES if each in path]
    }


def _seen(hand: Hand) -> "dict[str, bytes]":
    """Return what the player knows of: that a game may be deleted, nobody misses.

    Of the note of the open game only its meaning counts: when it cannot be written after an undone
    New game, the old one means the same by then.
    """
    files = faulty_files.FaultyFiles(dict(hand.files.files))
    seen = {path: data for path, data in _kept(hand).items() if not path.endswith("/over")}
    seen[_CURRENT] = b"%d" % (opened.noted(Disk(ROOT, files, files.open)) or (-1,))[0]
    return seen
