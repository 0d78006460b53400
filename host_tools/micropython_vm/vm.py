"""A fresh MicroPython with the project's files in it.

    with Vm() as vm:
        print(vm.run("import pins\\nprint(pins.SCL)"))

Starting one takes a few hundredths of a second. Garbage is collected only between calls of `run`:
until then the heap grows, whatever `heap_bytes` it began with, and `gc.collect()` is put off. So
cut long work into many calls, and read `gc.mem_alloc()` in the call after the one to measure.
"""

from base64 import b64decode, b64encode
from collections.abc import Mapping
from pathlib import Path

from host_tools.closable import Closable

from .bytecode import compile_beside
from .node_process import NodeProcess, ProcessGone, Reply

ROOT = Path(__file__).resolve().parents[2]

# Without ".frozen": its modules (functools, pathlib ...) are not on a stock ESP32.
SEARCH_PATH = ("/", "/firmware", "/host_tools/simulated/modules")

HEAP_BYTES = 1024 * 1024
_STACK_WORDS = 8 * 1024  # the simulated parts call deeper than the firmware alone
_START_TIMEOUT_S = 60.0


class VmError(Exception):
    """The code in the VM raised, or the VM is gone.

    `kind` is "python", "file", "full", "crash" or "timeout"; `printed` is what the code printed
    before.
    """

    def __init__(self, text: str, kind: str, printed: str = "") -> None:
        super().__init__(text)
        self.kind = kind
        self.printed = printed


def project_trees(compiled: Path | None = None, root: Path = ROOT) -> dict[str, Path]:
    """Return the folders every VM gets; `compiled` holds .mpy files to use for the firmware."""
    return {
        "firmware": compiled or root / "firmware",
        "host_tools/simulated": root / "host_tools" / "simulated",
        "host_tools/exercises": root / "host_tools" / "exercises",
    }


class Vm(Closable):
    """One interpreter. A process holds one at a time: a newer `Vm` on it ends the older."""

    def __init__(
        self,
        trees: Mapping[str, Path] | None = None,
        *,
        compiled: Path | None = None,
        process: NodeProcess | None = None,
        timeout_s: float = 60.0,
        heap_bytes: int = HEAP_BYTES,
    ) -> None:
        """Start it. `trees` maps folders in the VM to those of the host copied there."""
        self.timeout_s = timeout_s
        self._owns_process = process is None
        self._process = process or NodeProcess()
        self._generation = self._process.next_generation()
        folders = project_trees(compiled) if trees is None else trees
        for folder in folders.values():
            compile_beside(folder)
        self._request(
            {
                "command": "new",
                "heap_bytes": heap_bytes,
                "stack_words": _STACK_WORDS,
                "trees": [[str(host), f"/{name.strip('/')}"] for name, host in folders.items()],
                "search_path": SEARCH_PATH,
            },
            _START_TIMEOUT_S,
        )

    @property
    def is_alive(self) -> bool:
        """Tell whether the interpreter can still be used."""
        return self._process.generation == self._generation

    def run(self, code: str, timeout_s: float | None = None) -> str:
        """Run code in `__main__`, which lasts between calls, and return what it printed."""
        return str(self._request({"command": "run", "code": code}, timeout_s)["printed"])

    def fence(self) -> None:
        """Let the heap never grow again: a `VmError` of the kind "full" tells when it would."""
        self._request({"command": "fence"})

    def write(self, path: str, data: bytes) -> None:
        """Write a file in the VM, making its folders."""
        self._request({"command": "write", "path": path, "data": b64encode(data).decode()})

    def read(self, path: str) -> bytes:
        """Return a file of the VM."""
        return b64decode(self._request({"command": "read", "path": path})["data"])

    def list(self, path: str) -> "list[str]":
        """Return the sorted names in a folder of the VM."""
        return [str(name) for name in self._request({"command": "list", "path": path})["names"]]

    def close(self) -> None:
        """Let go of the interpreter, and of its process unless that was handed in."""
        if self.is_alive:
            self._process.next_generation()
        if self._owns_process:
            self._process.close()

    def _request(self, message: Reply, timeout_s: float | None = None) -> Reply:
        if not self.is_alive:
            raise VmError("This VM is closed, crashed or replaced: start a new one.", "crash")
        try:
            reply = self._process.request(message, timeout_s or self.timeout_s)
        except ProcessGone as gone:
            self._process.next_generation()
            raise VmError(str(gone), gone.kind) from None
        if "error" in reply:
            raise self._failure(reply)
        return reply

    def _failure(self, reply: Reply) -> VmError:
        kind, text = reply["error"]["kind"], reply["error"]["text"]
        if kind in ("crash", "full"):
            self._process.next_generation()
            text = f"The interpreter crashed: {text}"
        return VmError(text, kind, reply["printed"])
