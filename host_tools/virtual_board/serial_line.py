"""The serial line of a board: a TCP port of this computer, for one program at a time."""

import select
import socket

HOST = "127.0.0.1"
_AT_ONCE = 4096
_QUICK_ACK = getattr(socket, "TCP_QUICKACK", None)  # Linux has it


class PortTaken(Exception):
    """The port cannot be had. The text is one sentence for the user."""


class SerialLine:
    """What is sent while nobody is connected is lost, as on a wire without a listener."""

    def __init__(self, port: int = 0) -> None:
        """Listen on a port; 0 takes a free one."""
        self._listener = socket.socket()
        self._listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            self._listener.bind((HOST, port))
        except OSError as error:
            self._listener.close()
            raise PortTaken(
                f"Port {port} cannot be used ({error.strerror}): name another with --port, or 0"
                " for a free one."
            ) from None
        self._listener.listen()
        self._client: socket.socket | None = None
        self._bell, self._ear = socket.socketpair()

    @property
    def address(self) -> str:
        """Return what mpremote and zonekeeper take as a port."""
        return f"socket://{HOST}:{self._listener.getsockname()[1]}"

    def send(self, data: bytes) -> None:
        """Send bytes to whoever listens."""
        if self._client is not None:
            try:
                self._client.sendall(data)
            except OSError:
                self.hang_up()

    def take(self, timeout_s: float | None) -> bytes:
        """Wait for bytes, for a ring or for the time to pass; return the bytes that came."""
        ears = [self._listener, self._ear, *([self._client] if self._client else [])]
        ready, _, _ = select.select(ears, [], [], timeout_s)
        if self._ear in ready:
            self._ear.recv(_AT_ONCE)
        data = self._receive() if self._client is not None and self._client in ready else b""
        if self._listener in ready:
            self._accept()  # after the one before has perhaps hung up
        return data

    def ring(self) -> None:
        """End a wait from another thread."""
        self._bell.send(b"!")

    def hang_up(self) -> None:
        """Let go of whoever is connected."""
        if self._client is not None:
            self._client.close()
            self._client = None

    def close(self) -> None:
        """Give the port back."""
        self.hang_up()
        for each in (self._listener, self._bell, self._ear):
            each.close()

    def _accept(self) -> None:
        client, _ = self._listener.accept()
        if self._client is not None:
            client.close()  # the port is in use, as a serial port can be
            return
        client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if _QUICK_ACK is not None:
            client.setsockopt(socket.IPPROTO_TCP, _QUICK_ACK, 1)
        self._client = client

    def _receive(self) -> bytes:
        assert self._client is not None
        try:
            data = self._client.recv(_AT_ONCE)
        except OSError:
            data = b""
        if not data:
            self.hang_up()
        elif _QUICK_ACK is not None:
            # mpremote sends in small pieces, and its next one waits for this one's receipt.
            self._client.setsockopt(socket.IPPROTO_TCP, _QUICK_ACK, 1)
        return data
