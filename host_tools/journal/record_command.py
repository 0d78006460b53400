"""Rewrite the recorded games of the tests and say which changed."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from host_tools.firmware_path import add_firmware


def main(argv: Sequence[str] | None = None) -> int:
    """Record every game anew; with --check only tell, by exit code 1, that some are old."""
    parser = argparse.ArgumentParser("zonekeeper record", description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say whether they are current")
    options = parser.parse_args(argv)
    add_firmware()
    from host_tools.journal.recorder import recorded, recordings

    games = recordings()
    old = [name for name in games if _read(recorded(name)) != games[name]]
    if options.check:
        return _tell(old)
    for name in old:
        recorded(name).write_bytes(games[name])
    print("\n".join(old) if old else f"All {len(games)} recorded games are as they were.")
    return 0


def _read(path: Path) -> bytes:
    return path.read_bytes() if path.exists() else b""


def _tell(old: list[str]) -> int:
    if old:
        print(f"Out of date: {', '.join(old)}. Run `zonekeeper record`.", file=sys.stderr)
    return int(bool(old))


if __name__ == "__main__":
    sys.exit(main())
