"""The recorded games of ZoneS: enough of every kind, and each plays again."""

from collections import Counter
from pathlib import Path

import pytest

from engine import record as codec
from engine.header import decode_header
from games.zones.rules import codes, fields
from games.zones.rules import setup as decisions
from host_tools.simulated.game_log import Log
from host_tools.sweeps import recorded_play
from host_tools.sweeps.table import SWEEPS
from host_tools.sweeps.zones import games
from host_tools.sweeps.zones.policy import ENDINGS
from host_tools.sweeps.zones.record_games import FOLDER, INDEX, digest, recipes, recorded_games
from host_tools.sweeps.zones.recorder import record

GAMES = recorded_games()
DRAWS = ("agreed", "passes", "bare")
_EVERY = 8  # `make soak` goes through all


def index() -> dict[str, list[str]]:
    """Return what the index says of each game."""
    lines = (FOLDER / INDEX).read_text().splitlines()[1:]
    return {line.split("  ")[0]: line.split("  ")[1:] for line in lines}


def setups() -> list[bytes]:
    return [decode_header(path.read_bytes()).setup for path in GAMES]


def test_there_are_sixty_games_at_the_board_and_on_the_glass_with_every_ending() -> None:
    endings = {(path.stem.split("_")[1], path.stem.split("_")[3]) for path in GAMES}

    assert len(GAMES) == SWEEPS["zones-recorded"].count >= 60
    for kind in ("board", "glass"):
        assert {(kind, ending) for ending in ENDINGS[1:]} <= endings
    assert {("device", ending) for ending in ("base", "resigned", "flag")} <= endings


def test_a_draw_has_no_winner_and_any_other_game_has_one() -> None:
    for name, entry in index().items():
        assert (entry[1] == "nobody") == (name.split("_")[3] in DRAWS), name


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

    assert [kind for kind in range(codes.DRAW, codes.ADJUST + 1) if not moves[kind]] == []
    assert set(corrected) == set(range(len(fields.FIELDS)))
    assert all(controls[code] for code in (codec.UNDO, codec.UNDO_REVEALED, codec.REDO))


def test_every_decision_of_the_table_is_taken_both_ways() -> None:
    for glass in (0, decisions.GLASS):
        flags = [setup[0] for setup in setups() if setup[0] & decisions.GLASS == glass]
        own = 0 if glass else decisions.OWN_BAG
        for flag in (decisions.SUMMON_FELLS, decisions.WHITE, decisions.OWN_COIN, own):
            taken = sum(1 for each in flags if each & flag)
            assert 0 < taken < len(flags) or not flag, (flag, glass)
    assert {setup[decisions.CLOCK] for setup in setups()} == {0, 1, 2, 3}
    assert {setup[decisions.OPPONENT] for setup in setups()} == {0, 1, 2, 3, 5, 6, 7}
    rosters = {setup[decisions.ROSTER : decisions.NAMES] for setup in setups()}
    assert decisions.DEFAULT_ROSTER in rosters
    assert len(rosters) > 10


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


@pytest.mark.parametrize("number", range(2, len(GAMES), _EVERY))
def test_a_game_would_be_recorded_just_so(number: int) -> None:
    recording = record(recipes()[number])

    assert GAMES[number].read_bytes() == recording.data


def test_a_game_is_proven() -> None:
    for path in GAMES[::_EVERY]:
        assert recorded_play.unproven(path) == ""
