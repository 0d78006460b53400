"""Making the firmware small: what goes, what stays, and that it does the same."""

from pathlib import Path

import pytest

from host_tools.bench.compiled_device import CompiledDevice
from host_tools.bench.laboratory import Laboratory
from host_tools.shelf import games, way_to
from host_tools.shrink.constants import write_out
from host_tools.shrink.firmware import shrink
from host_tools.shrink.graph import Graph
from host_tools.shrink.modules import Firmware, Module
from host_tools.shrink.names import shorten
from host_tools.size import FIRMWARE

# A game opened and played for some turns, then Settings from the launcher. (The last game of the
# shelf begins behind a screen, where keys alone show little.)
# (Not About: it tells the free memory, which is another.)
KEYS = [
    *way_to(games()[-2]),
    *("OK", "OK", "OK", "OK"),
    *["OK", "DOWN", "OK", "OK"] * 12,
    *("BACK", "UP", "UP", "OK", "DOWN", "OK"),
]


def firmware(**texts: str) -> Firmware:
    """Return a firmware of a few modules; an underscore in a name stands for a dot."""
    names = {name.replace("_", "."): text for name, text in texts.items()}
    return Firmware({name: Module.of(name, text) for name, text in names.items()})


def written_out(**texts: str) -> dict[str, str]:
    """Return the texts after constants were written out, empty lines left out."""
    small = firmware(**texts)
    write_out(small)
    return {name: _dense(module.text) for name, module in small.modules.items()}


def _dense(text: str) -> str:
    return "\n".join(line for line in text.splitlines() if line.strip())


def test_a_constant_is_written_out_wherever_it_is_used() -> None:
    small = written_out(
        a="from micropython import const\nDRAW = const(7)\nNAME = b'Red'\n",
        b="import b\nfrom a import DRAW\nfrom pack import a\n\ndef f(x):\n    return x == DRAW\n",
        pack="",
        pack_a="WORD = b'word'\n",
        pack_b="from pack import a\n\ndef g(c):\n    c.text(a.WORD)\n",
    )

    assert small["a"] == "pass"
    assert "return x == 7" in small["b"]
    assert small["pack.a"] == ""
    assert "c.text(b'word')" in small["pack.b"]


@pytest.mark.parametrize(
    "use",
    [
        "def f(row):\n    return row is m.WORD\n",
        "def f(o):\n    return o.WORD\n",
        "def f(o):\n    return getattr(o, 'WORD')\n",
    ],
)
def test_a_constant_that_is_looked_up_otherwise_stays(use: str) -> None:
    small = written_out(p="", p_m="WORD = b'word'\n", p_n="from p import m\n\n" + use)

    assert small["p.m"] == "WORD = b'word'"


def test_a_long_text_stays_with_its_page() -> None:
    text = "HELP = b'" + "x" * 41 + "'\n"

    assert written_out(m=text)["m"] == text.strip()


def test_lines_stay_where_they_are() -> None:
    small = firmware(
        m="from micropython import const\n\nA = const(\n    1\n)\n\n\ndef f():\n    return A\n"
    )
    write_out(small)

    assert small.modules["m"].text.splitlines()[8] == "    return 1"


def test_names_are_short_and_the_same_everywhere() -> None:
    small = firmware(
        m="class Counter:\n    def __init__(self):\n        self.total_points = 0\n",
        n="from m import Counter\n\ndef count_up(counter):\n    counter.total_points += 1\n",
    )
    names = shorten(small, [])

    assert names.short["total_points"] in small.modules["m"].text
    assert f".{names.short['total_points']} += 1" in small.modules["n"].text


@pytest.mark.parametrize("name", ["append", "read", "blit", "writeto", "menu_rows"])
def test_what_has_a_meaning_outside_keeps_its_name(name: str) -> None:
    small = firmware(m=f"def f(o):\n    o.{name} = 1\n    return getattr(o, 'menu_rows')\n")
    shorten(small, [])

    assert f".{name} = 1" in small.modules["m"].text


def test_private_names_of_strangers_are_shared_and_those_of_relatives_are_not() -> None:
    small = firmware(
        m="class Base:\n    def f(self):\n        self._one = 1\n",
        n="from m import Base\n\nclass Derived(Base):\n    def g(self):\n        self._two = 2\n",
        o="class Other:\n    def h(self):\n        self._three = 3\n",
    )
    short = shorten(small, []).short

    assert short["_one"] != short["_two"]
    assert {short["_three"], short["Other"]} & {short["_one"], short["_two"], short["Base"]}


def test_the_small_firmware_shows_the_same_pictures_as_its_sources() -> None:
    with Laboratory() as lab, lab.compiled_board() as small_vm, lab.source_board() as plain_vm:
        small = CompiledDevice(lab, small_vm)
        plain = CompiledDevice(lab, plain_vm, is_small=False)
        pictures = set()
        for number, key in enumerate(KEYS):
            small.press([key])
            plain.press([key])
            assert small.picture() == plain.picture(), f"after key {number}, {key}"
            pictures.add(plain.picture())
    assert len(pictures) > 15


def test_no_source_is_left_out_of_the_small_firmware(tmp_path: Path) -> None:
    small = shrink(FIRMWARE, tmp_path)
    told = [name for bundle in small.together for name in bundle.modules]
    files = Firmware.read(tmp_path).modules

    written = Firmware.read(FIRMWARE)
    write_out(written)
    names = {*Graph(written).names, "games.built_in"}
    # What a seat may see is asked by programs: a device may need none of it.
    assert {name for name in names - set(told) if not name.endswith(".rules.view")} == set()
    assert sorted(told) == sorted(names & set(told))
    assert sorted(files) == sorted(bundle.name for bundle in small.together)


def test_the_build_names_no_game() -> None:
    games = [path.parent.name for path in (FIRMWARE / "games").glob("*/play.py")]
    assert games
    for source in (FIRMWARE.parent / "host_tools" / "shrink").glob("*.py"):
        named = [game for game in games if game in source.read_text().lower()]
        assert not named, source.name
