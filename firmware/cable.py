"""What a computer at the cable may ask of the device while the app is paused.

Host tools of any age call these names: they stay as they are, in the compiled firmware too.
"""

import main
import parts
from home.about_words import VERSION
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
    return VERSION.decode()


def faults():
    """Return the codes of the parts that do not answer: 1 display, 2 lights, 3 battery, 4 keys."""
    bits = main.running[0].board.faults
    return [code for code in range(8) if bits >> code & 1]


def check(*names):
    """Do the self-test, or some of its parts; `checks.over_cable` says what it prints.

    What was pressed meanwhile is no move in a game.
    """
    device = main.running[0]
    try:
        parts.load("checks.over_cable").run(device.board, device.disk, device.draw_secret, names)
    finally:
        parts.forget_below("checks")
        parts.forget("checks")
        _let_go(device.board)


def _let_go(board):
    for _ in range(_LET_GO_RESTS):
        if not any(board.keys.is_down(key) for key in range(COUNT)):
            break
        board.rest()
    while board.keys.take():
        pass
