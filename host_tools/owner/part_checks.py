"""The checks that run on the device itself, part by part, with somebody at its keys."""

from collections.abc import Callable, Sequence

from host_tools.cable.board_link import BoardError, BoardLink
from host_tools.cable.command_line import last_line
from host_tools.owner.finding import BAD, VERDICTS, WARN, Finding

PARTS = ("heap", "files", "entropy", "i2c", "display", "keys", "lights", "battery")

_SILENT_S = 40.0  # a check that nobody answers ends by itself after 20
_NO_CHECKS = "This firmware has no checks of its own: zonekeeper flash brings them."

Found = Callable[[Finding], None]
Asked = Callable[[str, str], None]  # told the part, and what somebody has to do


def check_parts(board: BoardLink, names: Sequence[str], found: Found, asked: Asked) -> None:
    """Run the checks; tell what is found, and what somebody has to do, as it comes."""
    listener = _Listener(found, asked)
    code = f"__import__('cable').check(*{tuple(names)!r})"
    try:
        board.run(code, heard=listener.hear, patience_s=_SILENT_S)
    except BoardError as error:
        reason = last_line(error)
        if reason.startswith(("ImportError", "AttributeError")):
            found(Finding("checks", WARN, _NO_CHECKS))
        else:
            found(Finding("checks", BAD, f"They broke off on the device: {reason}."))
        return
    if not listener.is_done:
        found(Finding("checks", BAD, "They ended before they were done."))


class _Listener:
    """Takes the lines that the checks print: finding, ask, done; fields apart by tabs."""

    def __init__(self, found: Found, asked: Asked) -> None:
        self._found = found
        self._asked = asked
        self._line = bytearray()
        self.is_done = False

    def hear(self, data: bytes) -> None:
        """Take the next bytes."""
        self._line += data
        while b"\n" in self._line:
            line, _, self._line = self._line.partition(b"\n")
            self._take(line.decode(errors="replace").strip("\r").split("\t"))

    def _take(self, fields: list[str]) -> None:
        # Whatever else is printed is nobody's business: it might be anything.
        match fields:
            case ["finding", part, verdict, sentence] if verdict in VERDICTS:
                self._found(Finding(part, verdict, sentence))
            case ["ask", part, sentence]:
                self._asked(part, sentence)
            case ["done"]:
                self.is_done = True
