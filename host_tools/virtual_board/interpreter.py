"""The process that holds the interpreter of a board. It ends with us, however we end."""

import json
import os
import subprocess
from pathlib import Path
from typing import Any

from host_tools.micropython_vm.bytecode import compile_beside
from host_tools.micropython_vm.node_process import find_node
from host_tools.virtual_board.serial_line import SerialLine

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]

_NO_EVAL = "--disallow-code-generation-from-strings"  # nothing of ours needs it


class Interpreter:
    """Asks one question after the other, in lines of JSON."""

    def __init__(self) -> None:
        for folder in (ROOT / "host_tools" / "simulated", HERE / "inside"):
            compile_beside(folder)
        # Its end of the pipe tells it that we are gone, even when we were killed.
        theirs, self._pipe = os.pipe()
        command: list[str | Path] = [find_node(), _NO_EVAL, HERE / "board.mjs", ROOT, str(theirs)]
        try:
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, pass_fds=[theirs]
            )
        except BaseException:
            os.close(self._pipe)
            raise
        finally:
            os.close(theirs)

    def question(self, line: SerialLine) -> dict[str, Any]:
        """Return its next question, and listen to the line until there is one; {} at its end."""
        assert self._process.stdout is not None
        line.attend(self._process.stdout, None)
        text = self._process.stdout.readline()
        found = json.loads(text) if text else {}
        return found if isinstance(found, dict) else {"do": None}

    def answer(self, answer: dict[str, Any]) -> None:
        """Answer its question."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(answer).encode() + b"\n")
        self._process.stdin.flush()

    def stop_program(self, number: int) -> None:
        """Let the Ctrl-C of that number stop what runs, even if that never asks for one."""
        try:
            os.write(self._pipe, b"%d\n" % number)
        except OSError:
            pass  # it is gone

    def kill(self) -> None:
        """End it now."""
        self._process.kill()

    def close(self) -> None:
        """End it and give everything back."""
        self.kill()
        self._process.communicate()
        if self._pipe >= 0:
            os.close(self._pipe)
            self._pipe = -1
