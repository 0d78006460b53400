"""Screens of the table that are reached late in a game allocate nothing at frame speed."""

from engine.header import PSEUDO
from framebuf import MONO_VLSB, FrameBuffer
from key import DOWN
from micropython import heap_lock, heap_unlock
from tabletop.pages.code_screen import CodeScreen
from tabletop.pages.fair_screen import FairScreen
from tabletop.pages.proof_screen import ProofScreen
from tabletop.setup.cut_screen import CutScreen
from ui.canvas import Canvas

_TALLIES = (
    [],
    [(b"d6", [1, 0, 0, 0, 1, 1])],
    [(b"d6", [9, 9, 8, 8, 8, 42]), (b"d20", [5] * 20)],
    [(b"pyramid", [3, 4, 5, 6], (b"Eye", b"1", b"2", b"3"))],
    [(b"d100", [4] * 100)],
    [(b"d97", [4] * 97)],
)


class Everything:
    """A game, its rules, its table, its head, the stack and the lights, as far as needed."""

    def __init__(self, tallies=(), flags=0):
        self.play = self.RULES = self.table = self.header = self.home = self
        self.canvas = Canvas(FrameBuffer(bytearray(1024), 128, 64, MONO_VLSB))
        self.canvas.load_game_fonts()
        self.commitment = self.chain = bytes(32)
        self.count = 7
        self.flags = flags
        self.cuts = []
        self.secret = b""
        self.state = tallies

    def tallies(self, state):
        return state

    def seat_name(self, seat):
        return b"Ben"

    def fingerprint(self):
        return b"ABCD"

    def words(self, digest):
        return [b"mammoth"] * 8

    def set(self, place, colour, rhythm, now):
        pass

    def frame(self, screen):
        """Let the screen do what it does in a frame, with the heap locked."""
        screen.stack = self
        screen.enter(0)
        heap_lock()
        try:
            for now in (0, 500, 100_000):
                screen.update(now)
                screen.draw(self.canvas)
                screen.paint(self, now)
        finally:
            heap_unlock()


def test_the_fair_screen_allocates_nothing_whatever_was_rolled():
    for tallies in _TALLIES:
        everything = Everything(tallies)
        everything.frame(FairScreen(everything))


def test_the_proof_allocates_nothing():
    for flags in (0, PSEUDO):
        everything = Everything(flags=flags)
        everything.frame(ProofScreen(everything))


def test_words_and_code_of_a_digest_allocate_nothing():
    everything = Everything()
    screen = CodeScreen(everything, b"Seal", b"SEAL", bytes(32))

    everything.frame(screen)
    screen.press(DOWN, 0)
    everything.frame(screen)


def test_the_cuts_allocate_nothing():
    for flags in (0, PSEUDO):
        everything = Everything(flags=flags)
        everything.frame(CutScreen(everything, 5))
