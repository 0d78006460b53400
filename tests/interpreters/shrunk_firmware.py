"""Make the firmware small once for all tests and workers: it takes seconds, and many ask for it.

What was made is kept by the content of what it was made from, the program that makes it included.
"""

import fcntl
import os
import pickle
import shutil
import sys
from collections.abc import Callable, Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path

from host_tools import shrink as makers
from host_tools import size
from host_tools.shrink.firmware import Small

_Shrink = Callable[[Path, Path], Small]
_MOST_KEPT = 30


def keep_in(folder: Path) -> None:
    """Have `compile_firmware` look into a folder before it makes anything small."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in sorted(folder.iterdir(), key=lambda each: each.stat().st_mtime)[:-_MOST_KEPT]:
        shutil.rmtree(old, ignore_errors=True)
    plain: _Shrink = size.shrink

    def shrink(source: Path, target: Path) -> Small:
        kept = folder / _key(source)
        # Whoever comes second waits for the first.
        with open(folder.with_suffix(".lock"), "wb") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not kept.exists():
                _make(plain, source, kept)
        shutil.copytree(kept / "sources", target, dirs_exist_ok=True)
        small: Small = pickle.loads((kept / "small").read_bytes())
        return small

    size.shrink = shrink


def _make(plain: _Shrink, source: Path, kept: Path) -> None:
    """Put it in place whole, or not at all."""
    draft = kept.with_name(f"{kept.name}.{os.getpid()}")
    (draft / "sources").mkdir(parents=True)
    try:
        (draft / "small").write_bytes(pickle.dumps(plain(source, draft / "sources")))
        draft.rename(kept)
    finally:
        shutil.rmtree(draft, ignore_errors=True)


def _key(source: Path) -> str:
    digest = sha256(_program())
    for part in _content(source):
        digest.update(part)
    return digest.hexdigest()


@cache
def _program() -> bytes:
    """Return the programs that make it small, and the Python that they run on."""
    return b"".join([sys.version.encode(), *_content(Path(makers.__path__[0]))])


def _content(folder: Path) -> Iterator[bytes]:
    for path in sorted(folder.rglob("*.py")):
        data = path.read_bytes()
        yield b"%s\n%d\n" % (str(path.relative_to(folder)).encode(), len(data))
        yield data
