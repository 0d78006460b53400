"""A backup: everything that a device keeps, in a zip with a manifest that proves it is whole."""

import hashlib
import json
import re
import struct
import zipfile
import zlib
from dataclasses import dataclass, field
from datetime import datetime
from io import BytesIO
from pathlib import Path
from typing import Any

from host_tools.bounded_file import read_bounded
from host_tools.cable.trouble import CableTrouble
from host_tools.file_trouble import unreadable

FORMAT = 1
SUFFIX = ".zip"

_WHAT = "Zonekeeper backup"
_MANIFEST = "manifest.json"
_FOLDER = "data/"
_MOST_BYTES = 2 * 1024 * 1024  # all of a device's flash
_MOST_FILES = 1_000  # twelve games have at most 850, with the longest logs
_PACKED = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
# As the firmware's Disk has them: a file, or a file in a folder.
_PATH = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.]{0,63}(/[A-Za-z0-9_][A-Za-z0-9_.]{0,63})?")
# What Python's zipfile raises over bytes that are no zip, or not any more.
_BROKEN = (
    *(zipfile.BadZipFile, zlib.error, struct.error, EOFError),
    *(KeyError, NotImplementedError, RecursionError, RuntimeError, ValueError),
)
_WHEN = "%Y-%m-%dT%H:%M:%S"


@dataclass(frozen=True)
class Backup:
    """Files by path below the device's /data, and what was noted about them."""

    files: dict[str, bytes]
    made: str = field(default_factory=lambda: datetime.now().strftime(_WHEN))
    firmware: str | None = None  # version
    micropython: str | None = None

    def pack(self) -> bytes:
        """Return the backup as the bytes of its file."""
        packed = BytesIO()
        with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr(_MANIFEST, json.dumps(self._manifest(), indent=1))
            for path, data in sorted(self.files.items()):
                archive.writestr(_FOLDER + path, data)
        return packed.getvalue()

    def _manifest(self) -> dict[str, Any]:
        return {
            "what": _WHAT,
            "format": FORMAT,
            "made": self.made,
            "firmware": self.firmware,
            "micropython": self.micropython,
            "files": {path: _digest(data) for path, data in sorted(self.files.items())},
        }


def read_backup(path: Path) -> Backup:
    """Read a backup; raise with a sentence when it is none, or damaged."""
    try:
        with zipfile.ZipFile(BytesIO(read_bounded(path, 2 * _MOST_BYTES))) as archive:
            return _read(path, archive)
    except OSError as error:
        raise CableTrouble(unreadable(path, error, "name what zonekeeper backup wrote")) from None
    except _BROKEN:
        raise CableTrouble(
            f"{path} is no backup of Zonekeeper, or it is damaged: nothing was changed."
        ) from None


def _read(path: Path, archive: zipfile.ZipFile) -> Backup:
    entries = {entry.filename: entry for entry in archive.infolist()}
    if any(entry.compress_type not in _PACKED for entry in entries.values()):
        raise CableTrouble(f"{path} is packed in a way that no backup is: nothing was changed.")
    if len(entries) > _MOST_FILES:
        raise CableTrouble(f"{path} has more files than any device: nothing was changed.")
    left = _MOST_BYTES
    files = {}
    for name in entries:
        with archive.open(name) as file:
            files[name] = file.read(left + 1)  # what the entry says of its size may be a lie
        left -= len(files[name])
        if left < 0:
            raise CableTrouble(f"{path} is larger than any device: nothing was changed.")
    manifest = _checked_manifest(path, files.pop(_MANIFEST))
    files = {name.removeprefix(_FOLDER): data for name, data in files.items()}
    if {name: _digest(data) for name, data in files.items()} != manifest["files"]:
        raise CableTrouble(
            f"{path} is damaged: its files are not those of its manifest. Nothing was changed."
        )
    folders = {name.split("/")[0] for name in files if "/" in name}
    strange = [name for name in files if not _PATH.fullmatch(name) or name in folders]
    if strange:
        raise CableTrouble(f"{path} has a file that no device has, {strange[0]!r}: it is refused.")
    return Backup(files, manifest["made"], manifest.get("firmware"), manifest.get("micropython"))


def _checked_manifest(path: Path, data: bytes) -> dict[str, Any]:
    manifest = json.loads(data)
    if not isinstance(manifest, dict) or manifest.get("what") != _WHAT:
        raise KeyError
    if manifest.get("format") != FORMAT:
        raise CableTrouble(
            f"{path} has format {manifest.get('format')}, and this copy reads format {FORMAT}:"
            " take a newer Zonekeeper."
        )
    if not isinstance(manifest.get("files"), dict) or not isinstance(manifest.get("made"), str):
        raise KeyError
    datetime.strptime(manifest["made"], _WHEN)  # nothing else is shown, or acts on a terminal
    return manifest


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
