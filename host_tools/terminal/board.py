"""The terminal board: the firmware on simulated hardware, in real time, in this terminal."""

from collections.abc import Callable
from time import monotonic

from host_tools.simulated.session import Session
from host_tools.terminal.cell_screen import CellScreen
from host_tools.terminal.face import Face
from host_tools.terminal.fingers import Fingers
from host_tools.terminal.key_codes import BATTERY, CAN_KITTY, QUIT, Decoder, Stroke
from host_tools.terminal.lamp_colour import visible
from host_tools.terminal.raw_terminal import RawTerminal

_FRAME_S = 1 / 60
_LONGEST_MS = 250  # a computer that slept does not make the device run after it


class TerminalBoard:
    """One sitting. `power_on` returns a fresh device on the same flash."""

    def __init__(self, terminal: RawTerminal, face: Face, power_on: Callable[[], Session]) -> None:
        self._terminal = terminal
        self._face = face
        self._power_on = power_on
        self._decoder = Decoder()
        self._screen = CellScreen(terminal)
        self._switch_on()

    def run(self) -> None:
        """Play until somebody quits or the terminal is gone."""
        before = monotonic()
        while self._take_keys(before + _FRAME_S - monotonic()):
            now = monotonic()
            self._advance(min(_LONGEST_MS, round((now - before) * 1000)))
            self._draw()
            before = now

    def _switch_on(self) -> None:
        self._session = self._power_on()
        self._fingers = Fingers(self._session.world)

    def _take_keys(self, timeout_s: float) -> bool:
        """Wait for the next frame or a key; tell whether to go on."""
        data = self._terminal.read(timeout_s)
        if data is None:
            return False
        strokes = self._decoder.feed(data) if data else self._decoder.give_up()
        return self._obey(strokes)

    def _obey(self, strokes: list[Stroke]) -> bool:
        kinds = [stroke.kind for stroke in strokes]
        if QUIT in kinds:
            return False
        if BATTERY in kinds:
            self._switch_on()
        if CAN_KITTY in kinds:
            self._terminal.start_kitty()
        self._fingers.strike([stroke for stroke in strokes if stroke.key])
        return True

    def _advance(self, duration_ms: int) -> None:
        """Let the device's clock follow ours, fine enough for a tap to end on time."""
        world = self._session.world
        end_us = world.elapsed_us + duration_ms * 1000
        while world.elapsed_us < end_us:
            self._fingers.step()
            self._session.step()

    def _draw(self) -> None:
        self._screen.draw(self._lines(self._terminal.size()))

    def _lines(self, size: tuple[int, int]) -> list[str]:
        session = self._session
        lamps = visible(session.lights())
        form = self._face.form(*size)
        return self._face.lines(form, session.picture(), lamps, self._decoder.tells_up)
