"""Set-up: says in one sentence what is missing, does nothing twice, pins everything."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

from host_tools import locks, set_up
from host_tools.set_up import MissingError, Step

ROOT = Path(__file__).resolve().parents[2]
PIN = re.compile(r"([a-z0-9-]+)==([0-9a-z.]+)")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Copy as much of the project as set-up needs."""
    (tmp_path / "host_tools").mkdir()
    names = ("requirements", "requirements-stubs", "requirements-case")
    files = ("set_up.py", *(f"{name}.lock" for name in names))
    for name in ("Makefile", "pyproject.toml", *(f"host_tools/{name}" for name in files)):
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def make_setup(folder: Path, python: str, **env: str) -> subprocess.CompletedProcess[str]:
    # CI may install what is missing, and an outer make hands its own flags down.
    clean = {k: v for k, v in os.environ.items() if k not in ("CI", "MAKEFLAGS", "MAKELEVEL")}
    command = ["make", "setup", f"PYTHON={python}"]
    clean.update(env)
    return subprocess.run(
        command, cwd=folder, env=clean, capture_output=True, text=True, check=False
    )


def said(done: subprocess.CompletedProcess[str]) -> list[str]:
    """Return what a failed make says, without make's own closing line."""
    assert done.returncode != 0
    return [line for line in done.stderr.splitlines() if not line.startswith("make")]


def test_make_alone_prints_the_targets() -> None:
    done = subprocess.run(["make"], cwd=ROOT, capture_output=True, text=True, check=True)

    listed = re.findall(r"^  make (\S+) +\S", done.stdout, re.MULTILINE)
    assert {"setup", "play", "test", "lint", "check", "bench", "golden", "size"} <= set(listed)


def test_a_missing_python_is_one_sentence(copy: Path) -> None:
    lines = said(make_setup(copy, python=""))

    assert len(lines) == 1
    assert lines[0].startswith("Python 3.11 or newer is missing: install it")


def test_a_missing_venv_module_is_one_sentence(copy: Path) -> None:
    (copy / "ensurepip.py").write_text("raise ImportError")

    lines = said(make_setup(copy, sys.executable, PYTHONPATH=str(copy)))

    assert len(lines) == 1
    assert "apt install python3-venv" in lines[0]


def test_a_failing_pip_is_one_sentence_and_leaves_no_stamp(copy: Path) -> None:
    nowhere = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(copy), "PIP_CONFIG_FILE": os.devnull}

    lines = said(make_setup(copy, sys.executable, **nowhere))

    assert len(lines) == 1
    assert lines[0].startswith("The Python packages could not be installed: check the network")
    assert not list((copy / ".venv").glob(".ready-*"))


def test_a_failing_npm_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "npm").symlink_to(shutil.which("false") or "false")
    (tmp_path / "package-lock.json").touch()
    for name, value in (("ROOT", tmp_path), ("VENV", tmp_path), ("BOARD", tmp_path)):
        monkeypatch.setattr(set_up, name, value)
    monkeypatch.setattr(set_up, "LOG", tmp_path / "set_up.log")

    with pytest.raises(MissingError, match="could not be installed by npm: check the network"):
        set_up.install_node_packages()


def test_a_step_is_taken_again_only_when_its_sources_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(set_up, "VENV", tmp_path)
    taken: list[int] = []
    source = tmp_path / "source"
    step = Step("this", (source,), lambda: taken.append(1))

    counts = []
    for text in (None, None, "a", "a", "b"):
        if text is not None:
            source.write_text(text)
        set_up.take(step)
        counts.append(len(taken))

    assert counts == [1, 1, 2, 2, 3]


def test_a_step_that_fails_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(set_up, "VENV", tmp_path)

    def fail() -> None:
        raise MissingError("no network")

    for _ in range(2):
        with pytest.raises(MissingError):
            set_up.take(Step("this", (), fail))


def test_a_step_of_some_targets_is_taken_only_when_it_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(set_up, "VENV", tmp_path)
    taken: list[str] = []
    steps = {
        name: Step(name, (), lambda name=name: taken.append(name)) for name in ("all", "case")
    }
    monkeypatch.setattr(set_up, "STEPS", (steps["all"],))
    monkeypatch.setattr(set_up, "EXTRA_STEPS", {"case": steps["case"]})

    assert set_up.main(tmp_path / "ready") == 0
    assert taken == ["all"]

    assert set_up.main(tmp_path / "case-ready", ["case"]) == 0
    assert taken == ["all", "case"]


def test_only_what_draws_or_checks_the_case_installs_its_kernel() -> None:
    rules = re.findall(r"^([a-z-]+): \$\((\w+)\)", (ROOT / "Makefile").read_text(), re.MULTILINE)

    assert {name for name, needs in rules if needs == "CASE_READY"} == {
        *("test", "ready", "lint-types", "made-case", "case"),
    }


def test_a_moved_project_is_set_up_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    step = Step("this", (), lambda: None)
    before = set_up.digest(step)

    monkeypatch.setattr(set_up, "ROOT", tmp_path)

    assert set_up.digest(step) != before


def test_every_requirement_is_pinned_as_the_project_asks() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    asked = project["project"]["dependencies"] + project["build-system"]["requires"]
    asked += project["project"]["optional-dependencies"]["test"]
    lines = set_up.REQUIREMENTS.read_text().splitlines()
    pinned = {line for line in lines if line and not line.startswith("#")}

    case = set_up.CASE.read_text().splitlines()
    pinned_too = {line for line in case if line and not line.startswith("#")}
    assert all(PIN.fullmatch(line) for line in pinned | pinned_too)
    assert {line.replace("_", "-") for line in asked} <= pinned


@pytest.mark.parametrize(
    "requirements", [set_up.REQUIREMENTS, set_up.STUBS, set_up.CASE, set_up.WORDS]
)
def test_every_package_has_the_digests_of_its_files(requirements: Path) -> None:
    assert locks.is_current(requirements)
    entries = set_up.lock_of(requirements).read_text().split("\n")
    for line in entries[1:-1]:
        assert re.fullmatch(rf"{PIN.pattern} \\|    --hash=sha256:[0-9a-f]{{64}}( \\)?", line)
    assert "://" not in "".join(entries)


def test_a_package_that_runs_everywhere_has_files_for_everywhere() -> None:
    text = set_up.lock_of(set_up.REQUIREMENTS).read_text()
    (pillow,) = re.findall(r"^pillow==.*?(?=^\w)", text, re.MULTILINE | re.DOTALL)

    assert pillow.count("--hash") > 20  # Linux, macOS and others, for each Python


def test_a_lock_with_a_pin_or_a_digest_less_is_out_of_date(tmp_path: Path) -> None:
    asked, lock = tmp_path / "r.txt", tmp_path / "r.lock"
    digest = "0" * 64
    for text, pins, is_current in (
        (f"a==1 \\\n    --hash=sha256:{digest}\n", "a==1\n", True),
        (f"a==1 \\\n    --hash=sha256:{digest}\n", "a==2\n", False),
        (f"a==1 \\\n    --hash=sha256:{digest}\n", "a==1\nb==1\n", False),
        (f"a==1 \\\n    --hash=sha256:{digest}\nb==1\n", "a==1\nb==1\n", False),
    ):
        asked.write_text(pins)
        lock.write_text(text)
        assert locks.is_current(asked) == is_current, text


def test_a_package_with_another_digest_is_not_installed(tmp_path: Path) -> None:
    wheel = tmp_path / "evil-1-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("evil.py", "raise SystemExit('evil')")
        archive.writestr(
            "evil-1.dist-info/METADATA", "Metadata-Version: 2.1\nName: evil\nVersion: 1\n"
        )
        archive.writestr(
            "evil-1.dist-info/WHEEL",
            "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        )
        archive.writestr("evil-1.dist-info/RECORD", "")
    (tmp_path / "r.lock").write_text(f"evil==1 \\\n    --hash=sha256:{'0' * 64}\n")
    tried: list[list[object]] = []

    def run(command: list[object], sentence: str) -> None:
        tried.append([sys.executable, *command[1:], "--no-index", "--find-links", tmp_path])

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(set_up, "run", run)
        set_up.install_locked(tmp_path / "r.txt", "--target", tmp_path / "there")
    done = subprocess.run(
        [str(word) for word in tried[0]], capture_output=True, text=True, check=False
    )

    assert done.returncode != 0
    assert "DO NOT MATCH THE HASHES" in done.stderr
    assert not (tmp_path / "there").exists()


def test_node_packages_come_with_a_checksum_and_no_address() -> None:
    lock = (ROOT / "host_tools" / "micropython_vm" / "package-lock.json").read_text()

    assert '"integrity"' in lock
    assert '"resolved"' not in lock
