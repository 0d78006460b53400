"""The recorded games of Zoneplex and its modes: enough of every kind, and each plays again."""

from collections import Counter
from pathlib import Path

import pytest

from engine import record as codec
from engine.header import decode_header
from games.zoneplex.rules import codes, setup
from host_tools.exercises.replay import Broken, state_hashes
from host_tools.journal import verify_command
from host_tools.journal.log_file import read_log
from host_tools.journal.telling import spoken
from host_tools.simulated.game_log import Log
from host_tools.sweeps import recorded_play
from host_tools.sweeps.table import SWEEPS
from host_tools.sweeps.zoneplex import games, record_games
from host_tools.sweeps.zoneplex.arranged import RUNGS
from host_tools.sweeps.zoneplex.modes import MODES, NAMES
from host_tools.sweeps.zoneplex.record_games import (
    INDEX,
    digest,
    folder,
    recipes_of,
    recorded_games,
)
from host_tools.sweeps.zoneplex.recorder import Recipe, record

GAMES = recorded_games()
ALL_GAMES = recorded_games(NAMES)
RECIPES = [(name, recipe) for name in NAMES for recipe in recipes_of(name)[::9]]
_PARTS = 8  # so that several workers share them
_STEP = 3 * _PARTS  # a third of the games; `make soak` and `make made-check` go through all
_FRAME_EVERY = 4  # lines; a whole run looks at all of them


def index(name: str) -> dict[str, list[str]]:
    """Return what the index of a folder says of each game in it."""
    lines = (folder(name) / INDEX).read_text().splitlines()[1:]
    return {line.split("  ")[0]: line.split("  ")[1:] for line in lines}


def title(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


def lines_of(path: Path) -> list[tuple[int, bytes]]:
    """Return code and move of each line."""
    reader = Log(path.read_bytes()).reader()
    found = []
    while reader.step():
        found.append((reader.code, b"" if reader.code else bytes(reader.move)))
    return found


def test_there_are_a_hundred_games_and_every_ending_for_every_number_of_players() -> None:
    endings = Counter(path.stem[4:] for path in GAMES)

    assert len(GAMES) == SWEEPS["zoneplex-games"].count >= 100
    for ending in ("eye", *RUNGS):
        for seats in (3, 4, 5):
            assert endings[f"{seats}p_{ending}"], (seats, ending)


def test_every_kind_of_move_and_every_control_record_is_among_them() -> None:
    moves: Counter[int] = Counter()
    controls: Counter[int] = Counter()
    for path in GAMES:
        for code, move in lines_of(path):
            controls[code] += 1
            moves[move[0] if move else 0] += 1

    wanted = (*range(codes.DRAW, codes.DROP_FEAR + 1), codes.MOVED)
    assert [kind for kind in wanted if not moves[kind]] == []
    wanted_controls = (
        codec.CUT,
        codec.BEGIN,
        codec.UNDO,
        codec.UNDO_REVEALED,
        codec.REDO,
        codec.END,
    )
    assert [code for code in wanted_controls if not controls[code]] == []


def test_every_decision_of_the_table_is_taken_both_ways() -> None:
    flags = [decode_header(path.read_bytes()).setup[2] for path in GAMES]

    for bit in range(8):
        taken = sum(each >> bit & 1 for each in flags)
        assert 0 < taken < len(flags), bit
    both = setup.TABLE_DIE | setup.TABLE_DECK
    assert any(each & both == both for each in flags)


@pytest.mark.parametrize("part", range(_PARTS))
def test_a_game_plays_again_to_the_states_of_the_index(part: int) -> None:
    expected = {folder(name) / game: row for name in NAMES for game, row in index(name).items()}

    assert len(expected) == len(ALL_GAMES)
    for path in ALL_GAMES[part::_STEP]:
        assert digest(path.read_bytes()) == expected[path.with_suffix("")][-1], title(path)


@pytest.mark.parametrize("part", range(_PARTS))
def test_invariants_hold_after_every_line(part: int) -> None:
    for path in ALL_GAMES[part::_STEP]:
        assert list(games.broken_invariants(path)) == []


@pytest.mark.parametrize("path", [*GAMES[::10], *recorded_games(MODES)[4::19]], ids=title)
def test_both_interpreters_come_to_the_same_states_and_frames(path: Path) -> None:
    played = recorded_play.play_on_both(path, _FRAME_EVERY)

    assert not played.wrong
    assert played.frames >= (played.states - 1) // _FRAME_EVERY


@pytest.mark.parametrize(
    ("name", "recipe"), RECIPES, ids=[f"{name} {recipe.number}" for name, recipe in RECIPES]
)
def test_a_game_would_be_recorded_just_so(name: str, recipe: Recipe) -> None:
    recording = record(recipe)

    path = folder(name) / (recording.name + record_games.SUFFIX)
    assert path.read_bytes() == recording.data
    assert index(name)[recording.name] == record_games.index_line(recording).split("  ")[1:]


def test_a_changed_line_does_not_play() -> None:
    data = bytearray(GAMES[0].read_bytes())
    data[-60] ^= 1

    with pytest.raises(Broken):
        state_hashes(bytes(data))


def test_a_difference_between_the_interpreters_names_its_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(recorded_play, "state_hashes", lambda data: ["00000000"])

    report = games.run(3, 1, workers=1)

    assert "state 0 differs" in report.failure
    assert "zonekeeper soak --part zoneplex-games --seed 3 --events 1" in report.failure


@pytest.mark.parametrize("part", range(_PARTS))
def test_verify_proves_a_game(part: int, capsys: pytest.CaptureFixture[str]) -> None:
    for path in ALL_GAMES[part::_STEP]:
        log = read_log(path)
        noted = ["--seal", spoken(log.header.commitment), "--fingerprint", spoken(log.chain)]
        assert verify_command.main([str(path), *noted]) == 0, capsys.readouterr().out


def test_a_game_that_cannot_be_proven_fails_the_sweep(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    data = GAMES[5].read_bytes()
    end = Log(data).lines[-1]
    (tmp_path / GAMES[5].name).write_bytes(data[: -len(end)])
    monkeypatch.setattr(record_games, "FOLDER", tmp_path)

    assert "zoneplex-games --seed 0 --events 1" in games.run(0, 1, workers=1).failure
