"""What a computer at the cable may ask of the device while the app is paused.

Host tools of any age call these names: they stay as they are, in the compiled firmware too.
"""

import main
import parts
from framebuf import MONO_VLSB, FrameBuffer
from key import COUNT
from micropython import const

_LET_GO_RESTS = const(500)  # of four milliseconds: a key held longer acts no more when let go of


def is_paused():
    """Tell whether there is an app that can go on."""
    return bool(main.running)


def go_on():
    """Let the app go on from where it was paused."""
    main.run()


def frame():
    """Return what the glass shows: 1024 bytes, eight strips of columns that are a byte high."""
    return bytes(main.running[0].board.oled.glass)


def version():
    """Return the version of the firmware."""
    return parts.borrow("home.about_words").VERSION.decode()


def faults():
    """Return the codes of the parts that do not answer: 1 display, 2 lights, 3 battery, 4 keys."""
    bits = main.running[0].board.faults
    return [code for code in range(8) if bits >> code & 1]


def check(*names):
    """Let the named parts be checked; what is found is printed line by line.

    The picture is put back after, and what was pressed meanwhile is no move in a game.
    """
    device = main.running[0]
    shown = frame()
    try:
        parts.load("checks.over_cable").run(device.board, device.disk, device.draw_secret, names)
    finally:
        parts.forget_below("checks")
        parts.forget("checks")
        _let_go(device.board)
        _show(device.board.oled, shown)


def _let_go(board):
    for _ in range(_LET_GO_RESTS):
        if not any(board.keys.is_down(key) for key in range(COUNT)):
            break
        board.rest()
    while board.keys.take():
        pass


def _show(oled, picture):
    oled.blit(FrameBuffer(bytearray(picture), 128, 64, MONO_VLSB), 0, 0)
    oled.show()
