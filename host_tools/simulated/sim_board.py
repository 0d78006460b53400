"""The firmware's own board on a simulated world; its flash and its secrets are the session's."""

from board import Board

TYPE_CHECKING = False
if TYPE_CHECKING:
    from host_tools.simulated.disk import SimDisk
    from host_tools.simulated.session import Session


class SimBoard(Board):  # type: ignore[misc]  # the firmware has no types
    """Draws secrets from whoever holds it, so that a game can be dealt the same every time.

    There is no pool and no first stage: where its secrets come from it is told, too.
    """

    def __init__(self, disk: "SimDisk", holder: "Session") -> None:
        super().__init__(disk)
        self._holder = holder

    def draw_secret(self) -> "tuple[bytes, bool]":
        """Return 32 secret bytes, and whether they are truly random."""
        return self._holder.draw_secret()

    def entropy_source(self) -> "tuple[int, bytes]":
        """Return the verdict on where secrets come from, and a name for it."""
        return self._holder.entropy_source()
