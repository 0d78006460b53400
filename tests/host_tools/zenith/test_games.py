"""The recorded games of Zenith: enough of every kind, and each plays again."""

from collections import Counter
from pathlib import Path

import pytest

from engine import record as codec
from engine.header import decode_header
from games.zenith.rules import codes
from games.zenith.rules import setup as decisions
from host_tools.simulated.game_log import Log
from host_tools.sweeps import recorded_play
from host_tools.sweeps.table import SWEEPS
from host_tools.sweeps.zenith import games
from host_tools.sweeps.zenith.record_games import FOLDER, INDEX, digest, recipes, recorded_games
from host_tools.sweeps.zenith.recorder import record

GAMES = recorded_games()
_EVERY = 8  # `make soak` goes through all
_FRAME_EVERY = 4


def index() -> dict[str, list[str]]:
    """Return what the index says of each game."""
    lines = (FOLDER / INDEX).read_text().splitlines()[1:]
    return {line.split("  ")[0]: line.split("  ")[1:] for line in lines}


def test_there_are_sixty_games_and_every_victory_for_players_and_teams() -> None:
    endings = Counter(path.stem[4:] for path in GAMES)

    assert len(GAMES) == SWEEPS["zenith-games"].count >= 60
    for victory in ("absolute", "democratic", "popular"):
        for players in ("2p", "4p"):
            assert endings[f"{players}_{victory}"], (players, victory)


def test_every_kind_of_move_and_every_decision_is_among_them() -> None:
    moves: Counter[int] = Counter()
    asked: Counter[str] = Counter()
    controls: Counter[int] = Counter()
    for path in GAMES:
        reader = Log(path.read_bytes()).reader()
        while reader.step():
            controls[reader.code] += 1
            move = b"" if reader.code else bytes(reader.move)
            moves[move[0] if move else 0] += 1
            if move[:1] == bytes((codes.CHOOSE,)):
                asked[chr(move[1])] += 1

    wanted = [kind for kind in range(codes.DRAW, codes.COLUMN) if kind != codes.PASS]
    assert [kind for kind in wanted if not moves[kind]] == []
    assert [letter for letter in "agnNbmfekrv|GSTKhBFDCyHEO" if not asked[letter]] == []
    assert all(controls[code] for code in (codec.UNDO, codec.UNDO_REVEALED, codec.REDO))


def test_every_decision_of_the_table_is_taken_both_ways() -> None:
    setups = [decode_header(path.read_bytes()).setup for path in GAMES]

    for bit in range(8):
        taken = sum(setup[0] >> bit & 1 for setup in setups)
        assert 0 < taken < len(setups), bit
    assert {decisions.boards_of(setup) for setup in setups} == {0, 1, 2}
    said = [s for s in setups if decisions.boards_of(s) == decisions.SAID_BOARDS]
    for board in range(3):
        assert {decisions.sides_of(setup) >> board & 1 for setup in said} == {0, 1}


def test_a_game_plays_again_to_the_states_of_the_index() -> None:
    expected = index()

    assert len(expected) == len(GAMES)
    for path in GAMES[::_EVERY]:
        assert digest(path.read_bytes()) == expected[path.stem][-1], path.stem
        assert list(games.broken_invariants(path)) == []


@pytest.mark.parametrize("path", GAMES[5::21], ids=lambda path: path.stem)
def test_both_interpreters_come_to_the_same_states_and_frames(path: Path) -> None:
    played = recorded_play.play_on_both(path, _FRAME_EVERY)

    assert not played.wrong
    assert played.frames >= (played.states - 1) // _FRAME_EVERY


@pytest.mark.parametrize("number", range(1, len(GAMES), 3 * _EVERY))
def test_a_game_would_be_recorded_just_so(number: int) -> None:
    recording = record(recipes()[number])

    assert GAMES[number].read_bytes() == recording.data


def test_a_game_is_proven() -> None:
    for path in GAMES[::_EVERY]:
        assert recorded_play.unproven(path) == ""
