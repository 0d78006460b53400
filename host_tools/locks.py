"""Write the locks of the Python packages: every pin with the digests of all its files.

    python -m host_tools.locks            after a change of a requirements file
    python -m host_tools.locks --check    only say whether they are current; needs no network

A lock has the files for every system and Python, so that set-up takes none but these anywhere.
"""

import argparse
import re
import sys
import urllib.request
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from urllib.parse import unquote, urldefrag, urljoin

from host_tools.set_up import CASE, REQUIREMENTS, STUBS, WORDS, lock_of

_PIN = re.compile(r"^([A-Za-z0-9._-]+)==([^\s\\;]+)", re.MULTILINE)
_LINK = re.compile(r'<a [^>]*href="([^"]+)"')
_DIGEST = re.compile(r"sha256=([0-9a-f]{64})")
_HEADING = "# Made by `python -m host_tools.locks`; do not edit.\n"
_TIMEOUT_S = 60


def main(argv: Sequence[str] | None = None) -> int:
    """Write the locks, or with --check tell by exit code 1 that one is out of date."""
    parser = argparse.ArgumentParser("python -m host_tools.locks", description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say whether they are current")
    options = parser.parse_args(argv)
    stale = [path for path in (REQUIREMENTS, STUBS, CASE, WORDS) if not is_current(path)]
    if options.check:
        for path in stale:
            print(f"{lock_of(path).name} is out of date: run {parser.prog}.", file=sys.stderr)
        return int(bool(stale))
    for path in stale:
        try:
            lock_of(path).write_text(_HEADING + "".join(map(_entry, *_columns(path))))
        except OSError as error:
            print(f"The packages could not be looked up: {error}.", file=sys.stderr)
            return 1
        print(lock_of(path))
    return 0


def pins(text: str) -> dict[str, str]:
    """Return the versions in the text of a requirements file or of a lock, by package."""
    return dict(_PIN.findall(text))


def is_current(path: Path) -> bool:
    """Tell whether a lock has just the pins of its requirements, each with a digest."""
    lock = lock_of(path)
    if not lock.exists():
        return False
    text = lock.read_text()
    entries = re.split(r"\n(?=[A-Za-z0-9])", text.removeprefix(_HEADING))
    has_digests = all("--hash=sha256:" in entry for entry in entries)
    return has_digests and pins(text) == pins(path.read_text())


def _columns(path: Path) -> tuple[list[str], list[str]]:
    found = sorted(pins(path.read_text()).items())
    return [name for name, _ in found], [version for _, version in found]


def _entry(name: str, version: str) -> str:
    digests = sorted(_digests(name, version))
    if not digests:
        raise OSError(f"there is no {name} {version}")
    hashes = "".join(f" \\\n    --hash=sha256:{digest}" for digest in digests)
    return f"{name}=={version}{hashes}\n"


def _digests(name: str, version: str) -> set[str]:
    """Return the digests of all files of a version, as the package index has them."""
    page = urljoin(_index(), f"{re.sub(r'[-_.]+', '-', name).lower()}/")
    with urllib.request.urlopen(page, timeout=_TIMEOUT_S) as answer:
        links = _LINK.findall(answer.read().decode())
    found = set()
    for link in links:
        address, fragment = urldefrag(link.replace("&amp;", "&"))
        digest = _DIGEST.search(fragment)
        if digest and _is_of(unquote(address.rsplit("/", 1)[1]), name, version):
            found.add(digest[1])
    return found


def _is_of(file: str, name: str, version: str) -> bool:
    """Tell whether a file is of a version: a wheel, or the sources."""
    stem = re.sub(r"[-_.]+", "[-_.]+", re.escape(name).replace("\\-", "-"))
    pattern = rf"{stem}-{re.escape(version)}(-.*\.whl|\.tar\.gz|\.zip)"
    return re.fullmatch(pattern, file, re.IGNORECASE) is not None


def _index() -> str:
    """Return the address of the package index, as pip itself has it."""
    return str(import_module("pip._internal.models.index").PyPI.simple_url) + "/"


if __name__ == "__main__":
    sys.exit(main())
