"""The type check of the firmware must see wrong calls, or it proves nothing."""

import subprocess
import sys
from configparser import ConfigParser
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
RIGHT = """
from machine import I2C, Pin
from time import ticks_ms

def begin():
    bus = I2C(0, scl=Pin(22), sda=Pin(21), freq=400_000)
    bus.writeto(0x3C, bytes(2))
    return Pin(4, Pin.IN, Pin.PULL_UP).value(), ticks_ms()

class Die:
    def __init__(self, faces):
        self.faces = faces
        self.tally = []

    def roll(self, face):
        self.tally.append(face)
        return self.faces
"""
WRONG = {
    "a constant the port lacks": ("Pin.PULL_UP", "Pin.PULL_SIDEWAYS"),
    "a mode that is a word": ("Pin.IN, Pin.PULL_UP", '"in"'),
    "a keyword that does not exist": ("freq=", "frequency="),
    "a method that does not exist": ("writeto", "write_to"),
    "an address that is a word": ("0x3C", '"0x3C"'),
    "a clock only CPython has": ("ticks_ms", "perf_counter"),
    "an attribute that nobody sets": ("return self.faces", "return self.sides"),
    "a list that is none": ("self.tally = []", "self.tally = b''"),
}


def check_types(folder: Path, text: str) -> subprocess.CompletedProcess[str]:
    planted = folder / "planted.py"
    planted.write_text(text)
    options = ["--config-file", "host_tools/firmware_types.ini", "--cache-dir", str(folder)]
    command = [sys.executable, "-m", "mypy", *options, str(planted)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("types")


def test_all_of_the_firmware_is_judged() -> None:
    settings = ConfigParser()
    settings.read(ROOT / "host_tools" / "firmware_types.ini")

    assert settings["mypy"]["files"] == "firmware"


def test_right_calls_pass(folder: Path) -> None:
    done = check_types(folder, RIGHT)

    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("mistake", WRONG)
def test_a_wrong_call_is_an_error(folder: Path, mistake: str) -> None:
    before, after = WRONG[mistake]

    done = check_types(folder, RIGHT.replace(before, after))

    assert done.returncode == 1, done.stdout + done.stderr
    assert "planted.py:" in done.stdout
