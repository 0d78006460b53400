"""The page reads the glass: golden frames become the words that a player reads there."""

import json
import subprocess

import pytest

from home.shelf import in_order
from host_tools.browser.glyph_tables import glyph_tables
from host_tools.browser.static_site import PAGE
from host_tools.exercises.golden_frames import recorded_frames
from host_tools.micropython_vm.node_process import find_node

_SCRIPT = """
import {{ readFileSync }} from "node:fs";
import {{ linesOf, meanings, Reader }} from "{reading}";
const [tables, frames] = JSON.parse(readFileSync(0));
const reader = new Reader(tables);
const told = Object.entries(frames).map(([name, text]) => {{
    const rows = text.split("\\n");
    const picture = new Uint8Array(1024);
    rows.slice(0, 64).forEach((row, y) =>
        [...row].forEach((sign, x) => {{
            if (sign === "#") picture[(y >> 3) * 128 + x] |= 1 << (y & 7);
        }}),
    );
    const runs = reader.read(picture);
    return [name, {{ lines: linesOf(runs), keys: meanings(runs) }}];
}});
console.log(JSON.stringify(Object.fromEntries(told)));
"""


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, object]]:
    """What the page's script reads in every golden frame, run by Node."""
    script = tmp_path_factory.mktemp("reading") / "read.mjs"
    script.write_text(_SCRIPT.format(reading=PAGE / "look" / "reading.js"))
    wanted = json.dumps([glyph_tables(), recorded_frames()])
    done = subprocess.run(
        [find_node(), script],
        input=wanted,
        capture_output=True,
        text=True,
        check=True,
    )
    return dict(json.loads(done.stdout))


TITLES = [title.decode() for _, title in in_order(())]
WORDS = {
    "launcher": ["ZONEKEEPER 60 % battery half", f"chosen: {TITLES[0]}", *TITLES[1:3]],
    "ex01_fear_of_eight": [
        "Red Phase 1 deck 66",
        "Red",
        "Which card?",
        "blue Fear blue 8 up down",
    ],
    "ex06_a_tie_is_not_enough": ["Red may not enter"],
    "banner_not_kept": ["Could not save: not kept"],
    "coin_first": ["Coin H 0 T 1", "T TAILS"],
    "log_words": ["1 VENISON 5 EXTINCT", "4 CABARET 8 FESTIVE"],
    "history": ["chosen: 4 Coin: tails", "1 Roll 4 6", "0 The start"],
    "ex04_two_helpers": ["9 yes Green", "chosen: yes Red"],
    "ex02_the_attack": ["chosen: Red"],
    "battle_result": ["Red 2 to 3 magenta Fear relic", "Amber 1 to 2"],
    "count_up": ["+3 0 to 3"],
    "battle_another_stone": ["Red chosen: stone -1"],
}


@pytest.mark.parametrize("name", WORDS)
def test_a_screen_is_read_as_a_player_reads_it(name: str, told) -> None:
    lines = told[name]["lines"]

    assert [words for words in WORDS[name] if words not in lines] == [], lines


def test_every_mark_of_a_cursor_is_read(told) -> None:
    mute = [
        name
        for name, text in recorded_frames().items()
        if _has_mark(text) and "chosen" not in str(told[name]["lines"])
    ]

    assert mute == []


def _has_mark(frame: str) -> bool:
    """Tell whether the sign of a cursor stands alone somewhere at the left edge."""
    rows = [row[:5] for row in frame.split("\n")]
    shape = ["#....", "##...", "###..", "####.", "###..", "##...", "#...."]
    return any(rows[y : y + len(shape)] == shape for y in range(len(rows)))


KEYS = {
    "launcher": {"OK": "open"},
    "table_menu": {"OK": "open", "BACK": "leave"},
    "table_menu_undone": None,
    "ex04_two_helpers": {"OK": "deal", "UP": "leaves"},
    "ex03_two_classes": {"OK": "more", "UP": "players", "DOWN": "players"},
}


@pytest.mark.parametrize("name", KEYS)
def test_the_footer_says_what_the_keys_do(name: str, told) -> None:
    assert told[name]["keys"] == KEYS[name]


def test_no_screen_with_a_picture_is_mute(told) -> None:
    patterns = {f"self_test_{name}" for name in ("all_lit", "border", "chessboard")}
    mute = [name for name, words in told.items() if not words["lines"] and name not in patterns]

    assert [name for name in mute if "#" in recorded_frames()[name]] == []
