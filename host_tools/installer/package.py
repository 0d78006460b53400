"""The firmware as it goes on a board: compiled files by path, and the starter."""

import hashlib
import tempfile
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from host_tools.size import FIRMWARE, compile_firmware

STARTER = Path(__file__).resolve().parent / "starter.py"


@dataclass(frozen=True)
class Package:
    """What is to be installed."""

    files: dict[str, bytes]
    starter: bytes

    @cached_property
    def digests(self) -> dict[str, str]:
        """Return the SHA-256 of every file."""
        return {path: digest(data) for path, data in self.files.items()}


def build(firmware: Path = FIRMWARE) -> Package:
    """Compile the firmware."""
    with tempfile.TemporaryDirectory() as folder:
        compile_firmware(Path(folder), firmware)
        files = {
            file.relative_to(folder).as_posix(): file.read_bytes()
            for file in sorted(Path(folder).rglob("*"))
            if file.is_file()
        }
    return Package(files, STARTER.read_bytes())


def digest(data: bytes) -> str:
    """Return the SHA-256 in hexadecimal digits."""
    return hashlib.sha256(data).hexdigest()
