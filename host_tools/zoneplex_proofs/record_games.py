"""Writes the recorded games of Zoneplex, or checks that they are what would be written.

python -m host_tools.zoneplex_proofs.record_games [--check]
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from pathlib import Path

from host_tools.firmware_path import ROOT
from host_tools.simulated.zoneplex_replay import state_hashes
from host_tools.zoneplex_proofs.recipes import all_recipes
from host_tools.zoneplex_proofs.recorder import Recipe, Recording, record

FOLDER = ROOT / "tests" / "recorded" / "zoneplex"
SUFFIX = ".zkj"
INDEX = "games.txt"

_REMEDY = "run python -m host_tools.zoneplex_proofs.record_games, then read the difference."
_HEADING = "# game  moves  winner  hash of all states"


def main(argv: Sequence[str] | None = None) -> int:
    """Write all games anew, or with --check tell which differ; return 1 when one does."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, only compare")
    options = parser.parse_args(argv)
    files = all_files()
    if not options.check:
        write(files, FOLDER)
        return 0
    stale = list(differences(files, FOLDER))
    print("\n".join(stale) or f"{len(files) - 1} recorded games are as they would be written.")
    return int(bool(stale))


def all_files(workers: int = 2) -> dict[str, bytes]:
    """Return every file of the folder, made anew."""
    with ProcessPoolExecutor(workers) as pool:
        made = list(pool.map(_record, all_recipes(), chunksize=4))
    files = {recording.name + SUFFIX: recording.data for recording, _ in made}
    lines = [_HEADING, *(line for _, line in made)]
    return {**files, INDEX: ("\n".join(lines) + "\n").encode()}


def recorded_games() -> list[Path]:
    """Return the files of the recorded games, in order."""
    return sorted(FOLDER.glob("*" + SUFFIX))


def index_line(recording: Recording) -> str:
    """Return the line that says what became of a game."""
    winner = "nobody" if recording.winner == 255 else f"seat {recording.winner + 1}"
    return f"{recording.name}  {recording.moves}  {winner}  {digest(recording.data)}"


def digest(data: bytes) -> str:
    """Return one hash of all states along a log."""
    return sha256("".join(state_hashes(data)).encode()).hexdigest()[:16]


def write(files: dict[str, bytes], folder: Path) -> None:
    """Put the files in the place of those that are there."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in _present(folder):
        if old.name not in files:
            old.unlink()
    for name, data in files.items():
        (folder / name).write_bytes(data)


def differences(files: dict[str, bytes], folder: Path) -> Iterator[str]:
    """Yield a sentence for each file that is missing, too many, or another."""
    for old in _present(folder):
        if old.name not in files:
            yield f"{old.name} is no longer recorded: {_REMEDY}"
    for name, data in files.items():
        path = folder / name
        if not path.exists() or path.read_bytes() != data:
            yield f"{name} would be recorded otherwise: {_REMEDY}"


def _record(recipe: Recipe) -> tuple[Recording, str]:
    recording = record(recipe)
    return recording, index_line(recording)


def _present(folder: Path) -> list[Path]:
    return sorted(path for path in folder.glob("*") if path.suffix in (SUFFIX, ".txt"))


if __name__ == "__main__":
    sys.exit(main())
