"""Writes the recorded games of Zoneplex and its modes, or checks that they would be just so.

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
from host_tools.zoneplex_proofs.modes import BASE, NAMES
from host_tools.zoneplex_proofs.recipes import all_recipes
from host_tools.zoneplex_proofs.recipes_modes import mode_recipes
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
    stale = games = 0
    for name in NAMES:
        files = all_files(name)
        games += len(files) - 1
        if options.check:
            stale += _tell(differences(files, folder(name)))
        else:
            write(files, folder(name))
    if options.check and not stale:
        print(f"{games} recorded games are as they would be written.")
    return int(stale > 0)


def folder(name: str) -> Path:
    """Return where the games of the base game or of a mode are."""
    return FOLDER if (name,) == BASE else FOLDER.with_name(f"{FOLDER.name}_{name}")


def recipes_of(name: str) -> list[Recipe]:
    """Return the recipes of the base game or of a mode."""
    return all_recipes() if (name,) == BASE else mode_recipes(name)


def all_files(name: str = BASE[0], workers: int = 2) -> dict[str, bytes]:
    """Return every file of a folder, made anew."""
    with ProcessPoolExecutor(workers) as pool:
        made = list(pool.map(_record, recipes_of(name), chunksize=4))
    files = {recording.name + SUFFIX: recording.data for recording, _ in made}
    lines = [_HEADING, *(line for _, line in made)]
    return {**files, INDEX: ("\n".join(lines) + "\n").encode()}


def recorded_games(names: Sequence[str] = BASE) -> list[Path]:
    """Return the files of the recorded games, in order; of the base game, or of modes."""
    return [path for name in names for path in sorted(folder(name).glob("*" + SUFFIX))]


def index_line(recording: Recording) -> str:
    """Return the line that says what became of a game."""
    winner = "nobody" if recording.winner == 255 else f"seat {recording.winner + 1}"
    return f"{recording.name}  {recording.moves}  {winner}  {digest(recording.data)}"


def digest(data: bytes) -> str:
    """Return one hash of all states along a log."""
    return sha256("".join(state_hashes(data)).encode()).hexdigest()[:16]


def write(files: dict[str, bytes], into: Path) -> None:
    """Put the files in the place of those that are there."""
    into.mkdir(parents=True, exist_ok=True)
    for old in _present(into):
        if old.name not in files:
            old.unlink()
    for name, data in files.items():
        (into / name).write_bytes(data)


def differences(files: dict[str, bytes], into: Path) -> Iterator[str]:
    """Yield a sentence for each file that is missing, too many, or another."""
    for old in _present(into):
        if old.name not in files:
            yield f"{old.name} is no longer recorded: {_REMEDY}"
    for name, data in files.items():
        path = into / name
        if not path.exists() or path.read_bytes() != data:
            yield f"{name} would be recorded otherwise: {_REMEDY}"


def _tell(sentences: Iterator[str]) -> int:
    """Print sentences; return how many there were."""
    told = list(sentences)
    print("".join(f"{sentence}\n" for sentence in told), end="")
    return len(told)


def _record(recipe: Recipe) -> tuple[Recording, str]:
    recording = record(recipe)
    return recording, index_line(recording)


def _present(into: Path) -> list[Path]:
    return sorted(path for path in into.glob("*") if path.suffix in (SUFFIX, ".txt"))


if __name__ == "__main__":
    sys.exit(main())
