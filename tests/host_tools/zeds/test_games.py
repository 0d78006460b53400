"""The recorded games of Zeds Zone: enough of every kind, and each plays again."""

from collections import Counter
from pathlib import Path

import pytest

from engine import record as codec
from engine.header import decode_header
from games.zeds.rules import codes, fields
from games.zeds.rules import setup as decisions
from host_tools.simulated.game_log import Log
from host_tools.sweeps import recorded_play
from host_tools.sweeps.table import SWEEPS
from host_tools.sweeps.zeds import games
from host_tools.sweeps.zeds.policy import ENDINGS
from host_tools.sweeps.zeds.record_games import FOLDER, INDEX, digest, recipes, recorded_games
from host_tools.sweeps.zeds.recorder import record

GAMES = recorded_games()
_EVERY = 8  # `make soak` goes through all


def index() -> dict[str, list[str]]:
    """Return what the index says of each game."""
    lines = (FOLDER / INDEX).read_text().splitlines()[1:]
    return {line.split("  ")[0]: line.split("  ")[1:] for line in lines}


def setups() -> list[bytes]:
    return [decode_header(path.read_bytes()).setup for path in GAMES]


def test_there_are_sixty_games_of_every_number_of_players_and_every_ending() -> None:
    kinds = {tuple(path.stem.split("_")[1:3]) for path in GAMES}
    endings = {(path.stem.split("_")[1], path.stem.split("_")[3]) for path in GAMES}

    assert len(GAMES) == SWEEPS["zeds-recorded"].count >= 60
    for seats in range(1, decisions.MOST_SEATS + 1):
        assert {(kind, f"{seats}p") for kind in ("paper", "sheet", "daily")} <= kinds
    for kind in ("paper", "sheet"):
        assert {(kind, ending) for ending in ENDINGS} <= endings
    assert ("paper", "dice") in endings  # for a larger table


def test_the_ending_is_the_one_of_the_plain_rules() -> None:
    winners = {name: entry[1] for name, entry in index().items()}

    for name, won in winners.items():
        ending = name.split("_")[3]
        many = 0 if won == "nobody" else len(won.split())
        expected = {"lost": {0}, "nobody": {0}, "dice": {0}, "shared": set(range(2, 7))}
        assert many in expected.get(ending, {1}), name


def test_every_kind_of_move_and_every_correction_is_among_them() -> None:
    moves: Counter[int] = Counter()
    corrected: Counter[int] = Counter()
    controls: Counter[int] = Counter()
    for path in GAMES:
        reader = Log(path.read_bytes()).reader()
        while reader.step():
            controls[reader.code] += 1
            move = b"" if reader.code else bytes(reader.move)
            moves[move[0] if move else 0] += 1
            if move[:1] == bytes((codes.ADJUST,)):
                corrected[move[1]] += 1

    assert [kind for kind in range(codes.ROLL, codes.ADJUST + 1) if not moves[kind]] == []
    assert set(corrected) >= {fields.TURN, fields.CROSSED, fields.SQUARE}
    assert all(controls[code] for code in (codec.UNDO, codec.UNDO_REVEALED, codec.REDO))


def test_every_decision_of_the_table_is_taken_both_ways() -> None:
    for flag in (decisions.SWAPPED, decisions.FREED, decisions.OWN_DICE):
        for kind in (0, decisions.SHEET):
            flags = [setup[0] for setup in setups() if setup[0] & decisions.SHEET == kind]
            taken = sum(1 for each in flags if each & flag)
            assert 0 < taken < len(flags), (flag, kind)
    assert any(setup[0] & decisions.TALL for setup in setups())


def test_zones_of_both_sizes_are_played() -> None:
    sheets = [decisions.sheet_of(setup) for setup in setups() if setup[0] & decisions.SHEET]

    assert {sheet[0] for sheet in sheets} == {0x54, 0x45}


def test_a_game_plays_again_to_the_states_of_the_index() -> None:
    expected = index()

    assert len(expected) == len(GAMES)
    for path in GAMES[::_EVERY]:
        assert digest(path.read_bytes()) == expected[path.stem][-1], path.stem
        assert list(games.broken_invariants(path)) == []


@pytest.mark.parametrize("path", GAMES[4::21], ids=lambda path: path.stem)
def test_both_interpreters_come_to_the_same_states_and_frames(path: Path) -> None:
    played = recorded_play.play_on_both(path, games.FRAME_EVERY)

    assert not played.wrong
    assert played.states > 20
    assert played.frames == played.states - 1  # the first state is from before any move


@pytest.mark.parametrize("number", range(2, len(GAMES), 2 * _EVERY))
def test_a_game_would_be_recorded_just_so(number: int) -> None:
    recording = record(recipes()[number])

    assert GAMES[number].read_bytes() == recording.data


def test_a_game_is_proven() -> None:
    for path in GAMES[::_EVERY]:
        assert recorded_play.unproven(path) == ""
