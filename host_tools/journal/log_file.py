"""A log as it lies on disk: one exported file, or the folder that the device keeps."""

from binascii import crc32
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine import record as codec
from engine.header import FORMAT, OLD_FORMAT, decode_header, header_size
from host_tools.bounded_file import check_folder, read_bounded
from host_tools.file_trouble import unreadable
from host_tools.journal.record_reader import Flaw, Record, read_records
from storage.disk import Disk
from storage.journal import Journal

SUFFIX = ".zkj"

_CRC = 4
_WANTED = "name a log (.zkj) or the folder of a game"


class Unreadable(Exception):
    """There is no log here; the text says why. `flaw` tells of a header that was changed."""

    def __init__(self, sentence: str, flaw: Flaw | None = None) -> None:
        super().__init__(sentence)
        self.flaw = flaw


@dataclass(frozen=True)
class Log:
    """A header and the records that follow it, as far as they are sound.

    `kept_secret` is the secret file of a device's folder, b"" for an exported log. It is
    for computing, never for showing.
    """

    header: Any
    records: list[Record]
    damage: Flaw | None = None
    kept_secret: bytes = b""

    @property
    def is_over(self) -> bool:
        """Tell whether the log has its end, and with it the secret."""
        return self._end() is not None

    @property
    def shown_secret(self) -> bytes:
        """Return the secret that the end of the game gave away, or b""."""
        end = self._end()
        return end.payload if end else b""

    @property
    def secret(self) -> bytes:
        """Return the secret from wherever it is known, or b""."""
        return self.shown_secret or self.kept_secret

    @property
    def cuts(self) -> list[bytes]:
        """Return what the players added to the seed."""
        return [record.payload for record in self.records if record.code == codec.CUT]

    @property
    def chain(self) -> bytes:
        """Return the hash chain after the last record."""
        return self.records[-1].chain if self.records else bytes(self.header.digest)

    def export(self) -> bytes:
        """Return the bytes of the log as one file; they may be shown to anybody."""
        return bytes(self.header.encode()) + b"".join(record.data for record in self.records)

    def first(self, count: int) -> "Log":
        """Return the log as it was after `count` records."""
        return Log(self.header, self.records[:count], None, self.secret)

    def _end(self) -> Record | None:
        for record in self.records:
            if record.code == codec.END:
                return record
        return None


def read_log(path: Path) -> Log:
    """Read a log; raise Unreadable when there is none."""
    try:
        if path.is_dir():
            check_folder(path)
            return parse_log(*_read_folder(path.resolve()))
        return parse_log(read_bounded(path))
    except OSError as error:
        raise Unreadable(unreadable(path, error, _WANTED)) from None


def parse_log(data: bytes, secret: bytes = b"") -> Log:
    """Take the bytes of an exported log apart; raise Unreadable when its head is none."""
    header = _decode(data)
    records, damage = read_records(header.digest, data[header_size(data) :])
    return Log(header, records, damage, secret)


def _read_folder(folder: Path) -> tuple[bytes, bytes]:
    journal = Journal(Disk(str(folder.parent)), folder.name)
    head = journal.head()
    if head is None:
        raise Unreadable(f"{folder} is no saved game: it has no head that can be read.")
    return head + journal.records(), journal.secret() or b""


def _decode(data: bytes) -> Any:
    size = header_size(data)
    if not size:
        raise Unreadable("This is no log of Zonekeeper: it does not begin with ZK.")
    if len(data) < size:
        found = f"{len(data)} bytes"
        flaw = Flaw(0, "header", f"{size} bytes", found)
        raise Unreadable(f"The header is cut off: {size} bytes expected, {found} found.", flaw)
    if not OLD_FORMAT <= data[2] <= FORMAT:
        raise Unreadable(f"The log has format {data[2]}; this copy reads formats 1 to {FORMAT}.")
    header = decode_header(data)
    if header is None:
        raise Unreadable(*_wrong_header(data))
    return header


def _wrong_header(data: bytes) -> tuple[str, Flaw]:
    end = header_size(data) - _CRC
    expected, found = crc32(data[:end]).to_bytes(_CRC, "little"), data[end : end + _CRC]
    if expected != found:
        flaw = Flaw(0, "checksum of the header", expected.hex(), found.hex())
        return "The header is damaged: its checksum does not hold.", flaw
    flaw = Flaw(0, "header", "flags, a name and a number that the device writes", data[:end].hex())
    return "The header has what no device writes: flags, a name, or the first number.", flaw
