"""The firmware's own board on a simulated world; its flash and its secrets are the session's."""

from board import Board

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from host_tools.simulated.disk import SimDisk


class SimBoard(Board):  # type: ignore[misc]  # the firmware has no types
    """Draws secrets by `draw`, so that a game can be dealt the same every time."""

    def __init__(self, disk: "SimDisk", draw: "Callable[[], tuple[bytes, bool]]") -> None:
        super().__init__(disk)
        self._draw = draw

    def draw_secret(self) -> "tuple[bytes, bool]":
        """Return 32 secret bytes, and whether they are truly random."""
        return self._draw()
