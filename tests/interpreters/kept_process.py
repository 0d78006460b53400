"""Keep the Node processes of interpreters that are closed, for the next ones.

A new process takes half a second until it runs MicroPython at full speed, and many tests need one
for not much longer. An interpreter itself is never kept.
"""

import sys
from collections import defaultdict
from pathlib import Path
from subprocess import Popen
from typing import IO

from host_tools.micropython_vm.node_process import NodeProcess, Reply, check_package, find_node

# Where processes are started. Tests of the process itself take the plain one.
_STARTERS = (
    "host_tools.micropython_vm.vm",
    "host_tools.sweeps.keys_sweep",
    "host_tools.sweeps.playouts",
)

_Parts = tuple["Popen[str]", IO[str] | None]
_idle: dict[tuple[Path, Path], list[_Parts]] = defaultdict(list)


class KeptProcess(NodeProcess):
    """A process that goes on when it is closed, unless something was wrong with it."""

    _is_sound = False

    def request(self, message: Reply, timeout_s: float) -> Reply:
        """Send one request; whoever is interrupted meanwhile leaves a process of no use."""
        self._is_sound = False
        reply = super().request(message, timeout_s)
        self._is_sound = True
        return reply

    def close(self) -> None:
        """Put the process by."""
        if self._is_sound and self._process is not None and self.is_running:
            _idle[self._key].append((self._process, self._complaints))
            self._process = self._complaints = None
        super().close()

    def _running(self) -> "Popen[str]":
        if self._process is None and _idle[self._key]:
            self._process, self._complaints = _idle[self._key].pop()
        return super()._running()

    @property
    def _key(self) -> tuple[Path, Path]:
        check_package(self._package)
        return find_node(), self._package


def keep_processes() -> None:
    """Have all that is loaded take kept processes."""
    for name in _STARTERS:
        if name in sys.modules:
            vars(sys.modules[name])["NodeProcess"] = KeptProcess


def end_kept_processes() -> None:
    """End those that nobody took."""
    for process, complaints in [each for parts in _idle.values() for each in parts]:
        process.kill()
        process.communicate()
        if complaints is not None:
            complaints.close()
    _idle.clear()
