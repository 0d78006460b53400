"""Positions and moves as text, and back."""

from games.zones.rules import codes, contract
from games.zones.rules import setup as decisions
from games.zones.rules.notation import position
from host_tools.exercises.zones import notation
from tests.firmware.games.zones.positions import at_board, board, do, opened

TEXT = (
    b"F.FSO.HAW.#M/F.F.F.F.F.F./F.F.HhF.F.F./F.FwF.W.F.F./#TO.F.F.F.F./F.F.F.F.F.F. "
    b"T 22312320 00000010"
)


def on_glass():
    """Return a game on the glass, not yet begun."""
    return opened(decisions.GLASS)


def test_a_position_reads_back():
    state = on_glass()
    assert notation.put(state, TEXT)
    assert position(state) == TEXT
    assert (state.active, state.bases[0], state.bases[1]) == (1, 5, 24)
    again = contract.unpack(contract.pack(state), state.chance)
    assert position(again) == TEXT


def test_what_cannot_be_is_no_position():
    for old, new in (
        (b"F.FSO.", b"F.FS"),  # too short
        (b"F.FSO.", b"X.FSO."),
        (b"F.FSO.", b"FxFSO."),
        (b"W.#M", b"WS#M"),  # restricted
        (b"W.#M", b"W.#T"),
        (b"#M", b"F."),
        (b"#TO.", b"F.O."),
        (b"F.F.F.F.F.F. T", b"F.F.F.F.F.#M T"),
        (b"F.FSO.", b"F.F.O."),  # a Spearman is missing
        (b" T ", b" X "),
        (b"00000010", b"0000001"),
        (b"00000010", b"0000001x"),
    ):
        assert TEXT.count(old) >= 1
        assert not notation.put(on_glass(), TEXT.replace(old, new, 1)), new
    assert not notation.put(on_glass(), b"")
    assert not notation.put(opened(), TEXT)


MOVES = (
    (b"draw", (codes.DRAW,)),
    (b"base c2", (codes.BASE, 8)),
    (b"lay f6", (codes.LAY, 35)),
    (b"rest", (codes.REST,)),
    (b"start S a1", (codes.START, 0, 0)),
    (b"start h", (codes.START, 7)),
    (b"coin", (codes.COIN,)),
    (b"coin T", (codes.COIN, 1)),
    (b"move d3 c4", (codes.MOVE, 15, 20)),
    (b"move d3 c4 +300", (codes.MOVE, 15, 20, 1, 44)),
    (b"shoot d3 c4 +0", (codes.SHOOT, 15, 20, 0, 0)),
    (b"summon V b2", (codes.SUMMON, 3, 7)),
    (b"summon V b2 +9", (codes.SUMMON, 3, 7, 0, 9)),
    (b"summon t", (codes.SUMMON, 6)),
    (b"summon t +9", (codes.SUMMON, 6, 0, 9)),
    (b"moved", (codes.MOVED,)),
    (b"moved +65535", (codes.MOVED, 255, 255)),
    (b"captured A", (codes.CAPTURED, 1)),
    (b"captured A +1", (codes.CAPTURED, 1, 0, 1)),
    (b"return l", (codes.RETURN, 5)),
    (b"return -", (codes.RETURN, 255)),
    (b"fell M", (codes.FELL, 0)),
    (b"pass", (codes.PASS,)),
    (b"pass +7", (codes.PASS, 0, 7)),
    (b"resign", (codes.RESIGN,)),
    (b"agree", (codes.AGREE,)),
    (b"flag T", (codes.FLAG, 1)),
    (b"adjust 0 35 255", (codes.ADJUST, 0, 35, 255)),
)


def test_every_move_reads_back():
    for text, move in MOVES:
        assert notation.write_move(bytes(move)) == text
        assert notation.read_move(text) == bytes(move)


def test_other_words_are_no_move():
    for text in (b"", b"jump a1", b"move a7", b"move g1", b"coin X", b"lay 256", b"pass +65536"):
        assert notation.read_move(text) is None, text


def test_the_moves_of_a_game_read_back():
    for state in (board_of_a_game(), at_board(rest=b"\x00\x01\x05\x00")):
        for move in contract.moves(state):
            assert notation.read_move(notation.write_move(move)) == move


def board_of_a_game():
    """Return a game on the glass after a few moves."""
    state = board(
        """
        F. F. F. FS F. #M
        F. F. O. F. F. F.
        FA F. F. F. F. F.
        F. F. Hw F. F. F.
        F. F. F. F. F. F.
        #T F. Fl F. F. F.
        """
    )
    do(state, *contract.moves(state)[0])
    return state
