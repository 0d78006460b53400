"""The owner of the board, asked in JSON through a file: bytes alone go between him and Python."""

_DEVICE = "/dev/owner"

_file = open(_DEVICE, "r+b")  # noqa: SIM115 - it stays open when the chip's own files hide it


def ask(question: str) -> str:
    """Return the answer to a question, both as JSON."""
    _file.write(question.encode())
    return _file.read().decode()
