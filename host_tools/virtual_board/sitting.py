"""Somebody in front of a board: its face and keys in a terminal, or its address alone."""

import os
from threading import Event
from time import monotonic

from host_tools.terminal.cell_screen import CellScreen
from host_tools.terminal.face import Face
from host_tools.terminal.fingers import GPIOS, Fingers
from host_tools.terminal.key_codes import BATTERY, CAN_KITTY, QUIT, Decoder
from host_tools.terminal.lamp_colour import visible
from host_tools.terminal.raw_terminal import RawTerminal, is_terminal
from host_tools.virtual_board.board import VirtualBoard

_FRAME_S = 1 / 30
_DARK = "dark: asleep (press a key), or empty (zonekeeper flash)"
_FOOT_ROWS = 2
_KEYS = {gpio: key for key, gpio in GPIOS.items()}


class _Table:
    """What fingers act on: the keys of the board, and this computer's clock."""

    def __init__(self, board: VirtualBoard) -> None:
        self._board = board

    @property
    def elapsed_us(self) -> int:
        return int(monotonic() * 1_000_000)

    def press(self, gpio: int) -> None:
        self._board.touch(_KEYS[gpio], True)

    def release(self, gpio: int) -> None:
        self._board.touch(_KEYS[gpio], False)


def sit(board: VirtualBoard, *, wants_face: bool) -> None:
    """Stay until somebody quits."""
    if not wants_face or not is_terminal():
        print(board.address, flush=True)
        Event().wait()
    with RawTerminal() as terminal:
        _play(board, terminal)


def _play(board: VirtualBoard, terminal: RawTerminal) -> None:
    face = Face(False, os.environ.get("COLORTERM") in ("truecolor", "24bit"))
    fingers, decoder, screen = Fingers(_Table(board)), Decoder(), CellScreen(terminal)
    while (data := terminal.read(_FRAME_S)) is not None:
        strokes = decoder.feed(data) if data else decoder.give_up()
        kinds = [stroke.kind for stroke in strokes]
        if QUIT in kinds:
            return
        if BATTERY in kinds:
            board.pull_battery()
            board.power_on()
        if CAN_KITTY in kinds:
            terminal.start_kitty()
        fingers.strike([stroke for stroke in strokes if stroke.key])
        columns, rows = terminal.size()
        form = face.form(columns, rows - _FOOT_ROWS) or face.form(columns, rows)
        lines = face.lines(form, board.picture, visible(board.lights), decoder.tells_up)
        screen.draw([*lines, *foot(board.address, not any(board.picture), columns)])


def foot(address: str, is_dark: bool, columns: int) -> list[str]:
    """Return what stands below the face; a line that is too long would scroll it away."""
    return [f" {line}"[:columns] for line in (_DARK if is_dark else "", address)]
