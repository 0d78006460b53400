"""Build `.venv`: the pinned packages, the ESP32 type stubs, this project, Node's packages.

What only some targets need is asked for by name: `case`, the kernel that draws the printable case;
`words`, from which the list of words is chosen.

The Makefile runs this file with the system's Python before anything is installed, so it uses the
standard library alone. Each step remembers a digest of what it was made from and is skipped while
that holds; the stamp make looks at is written last, so an interrupted run is simply run again.
"""

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
LOG = VENV / "set_up.log"
BOARD = ROOT / "host_tools" / "micropython_vm"
REQUIREMENTS = ROOT / "host_tools" / "requirements.txt"
STUBS = ROOT / "host_tools" / "requirements-stubs.txt"
CASE = ROOT / "host_tools" / "requirements-case.txt"
WORDS = ROOT / "host_tools" / "requirements-words.txt"

# A cached package needs no network; without one, say so in seconds, not minutes.
NPM_OPTIONS = (
    *("--prefer-offline", "--fetch-retry-mintimeout=1000"),
    *("--ignore-scripts", "--no-audit", "--no-fund"),
)
PIP_OPTIONS = ("--disable-pip-version-check", "--no-compile", "--no-deps")


class MissingError(Exception):
    """Something set-up needs cannot be had. Its text is the sentence the reader sees."""


class Step(NamedTuple):
    """One part of the environment: how to make it, and from what."""

    name: str
    sources: Sequence[Path]
    make: Callable[[], None]


def run(command: Sequence[object], sentence: str, cwd: Path = ROOT) -> None:
    """Run a command with its output in the log; raise `MissingError(sentence)` if it fails."""
    with LOG.open("a") as log:
        log.write(f"$ {' '.join(map(str, command))}\n")
        log.flush()
        done = subprocess.run(
            [str(word) for word in command],
            cwd=cwd,
            # Node brings its own certificates; a company's proxy is known to the system only.
            env={"NODE_USE_SYSTEM_CA": "1", **os.environ},
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            check=False,
        )
    if done.returncode:
        raise MissingError(f"{sentence} (details: {LOG.relative_to(ROOT)})")


def has_venv() -> bool:
    """Tell whether this Python can make environments; Debian packs that part separately."""
    probe = [sys.executable, "-c", "import ensurepip, venv"]
    return subprocess.run(probe, capture_output=True, check=False).returncode == 0


def install_venv_package() -> None:
    """Let a CI machine, where nobody reads the advice, install Debian's missing part itself."""
    if os.environ.get("CI") != "true" or os.geteuid() != 0 or not shutil.which("apt-get"):
        return
    apt_get("update")
    apt_get("install", "--yes", f"python3.{sys.version_info.minor}-venv")


def apt_get(*words: str) -> None:
    """Let Debian install something, after whatever else of ours does so now; it may fail."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    with (ROOT / "Makefile").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run(["apt-get", "-qq", *words], env=quiet, capture_output=True, check=False)


def make_environment() -> None:
    """Start from nothing, so that no package outlives its line in the requirements."""
    if not has_venv():
        install_venv_package()
    if not has_venv():
        raise MissingError(
            "Python's venv module is missing: install it"
            f" (apt install python3-venv or python3.{sys.version_info.minor}-venv)"
            " and run make again."
        )
    shutil.rmtree(VENV, ignore_errors=True)
    VENV.mkdir(exist_ok=True)
    run(
        [sys.executable, "-m", "venv", VENV],
        "The virtual environment could not be made: check the free space on this disk.",
    )
    install_locked(REQUIREMENTS)
    install_locked(STUBS, "--target", VENV / "stubs")


def install(*what: object) -> None:
    """Install exactly what is named, nothing it drags along.

    Python compiles what is used of it; all of it would take as long as the rest of the set-up.
    """
    run(
        [PYTHON, "-m", "pip", "install", *PIP_OPTIONS, *what],
        "The Python packages could not be installed: check the network and run make again.",
    )


def lock_of(requirements: Path) -> Path:
    """Return the file that has the digests of some requirements; `host_tools.locks` makes it."""
    return requirements.with_suffix(".lock")


def install_locked(requirements: Path, *options: object) -> None:
    """Install packages whose every file has one of the digests in the lock, or nothing."""
    install("--require-hashes", *options, "-r", lock_of(requirements))


def install_project() -> None:
    """Put the `zonekeeper` command into the environment; the sources stay where they are."""
    install("--no-build-isolation", "-e", ROOT)


def install_node_packages() -> None:
    """Fetch the pinned MicroPython for the virtual board, with the npm of the environment."""
    if not (BOARD / "package-lock.json").exists():
        return
    run(
        [VENV / "bin" / "npm", "ci", *NPM_OPTIONS],
        "MicroPython for the virtual board could not be installed by npm:"
        " check the network and run make again.",
        cwd=BOARD,
    )


def install_case_packages() -> None:
    """Install the geometry kernel and what it needs: large, and of no use to a player."""
    install_locked(CASE)


def install_word_packages() -> None:
    """Install what is known of English words: large, and needed when the list is chosen anew."""
    install_locked(WORDS)


STEPS = (
    Step("environment", (lock_of(REQUIREMENTS), lock_of(STUBS)), make_environment),
    Step("project", (ROOT / "pyproject.toml",), install_project),
    Step("node", (BOARD / "package.json", BOARD / "package-lock.json"), install_node_packages),
)

EXTRA_STEPS = {
    "case": Step("case", (lock_of(CASE),), install_case_packages),
    "words": Step("words", (lock_of(WORDS),), install_word_packages),
}


def digest(step: Step) -> str:
    """Return what identifies a step's result: the place, this Python and the sources."""
    whole = hashlib.sha256(f"{ROOT} {sys.version}".encode())
    for source in step.sources:
        whole.update(source.read_bytes() if source.exists() else b"absent")
    return whole.hexdigest()


def take(step: Step) -> None:
    """Make one step unless it was made from the same sources before."""
    done = VENV / f".done-{step.name}"
    wanted = digest(step)
    if done.exists() and done.read_text() == wanted:
        return
    print(f"Setting up: {step.name} ...", flush=True)
    step.make()
    done.write_text(wanted)


def main(stamp: Path, extras: Sequence[str] = ()) -> int:
    """Bring the environment up to date, then touch the stamp; return the exit code.

    `extras` names the steps of EXTRA_STEPS to take as well.
    """
    with Path(__file__).open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # a second make waits, then finds all done
        try:
            for step in (*STEPS, *(EXTRA_STEPS[name] for name in extras)):
                take(step)
            stamp.touch()
        except MissingError as missing:
            print(missing, file=sys.stderr)
            return 1
        except OSError as error:
            print(f"The folder .venv cannot be written: {error.strerror}.", file=sys.stderr)
            return 1
        except KeyboardInterrupt:
            print("Set-up was interrupted: run make again to finish it.", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2:]))
