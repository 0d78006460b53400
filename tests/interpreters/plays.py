"""Collect the play scripts: each is a test of its own, on both interpreters, without any code."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from host_tools.exercises import golden_frames
from host_tools.exercises.play_script import ScriptError
from tests.host_tools.read_only import ReadOnly
from tests.interpreters.items import MARK, MicroPythonTest

_NAME = "looks_as_recorded"
_TIMEOUT_S = 300.0


class PlayFile(pytest.File):
    """A script whose frames are compared with the recorded ones."""

    def collect(self) -> Iterator[pytest.Item]:
        """Yield the play for each interpreter."""
        script = self.path.relative_to(golden_frames.PLAYS).with_suffix("").as_posix()
        yield CPythonPlay.from_parent(self, name=_NAME, script=script)
        yield MicroPythonTest.from_parent(
            self,
            name=_NAME + MARK,
            module=Path(golden_frames.__file__),
            call=f"check_script({script!r})",
            timeout_s=_TIMEOUT_S,
        )


class CPythonPlay(pytest.Item):
    """The play on CPython, where the screens get a state that cannot be written."""

    def __init__(self, *, script: str, **kwargs: object) -> None:
        super().__init__(**kwargs)  # type: ignore[arg-type]
        self._script = script

    def runtest(self) -> None:
        """Play it; the first frame that differs is an error, and so is a state that is written.

        Nothing but the table may touch a state: no screen of the play can.
        """
        with ReadOnly():
            golden_frames.check_script(self._script)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException]) -> object:  # type: ignore[override]
        """Return both frames, or the traceback of whatever else went wrong."""
        if isinstance(excinfo.value, ScriptError):
            return str(excinfo.value)
        return super().repr_failure(excinfo)

    def reportinfo(self) -> tuple[Path, int, str]:
        """Return where the script is."""
        return self.path, 0, self.name
