"""What a computer at the cable may ask of the device while the app is paused.

Host tools of any age call these names: they stay as they are, in the compiled firmware too.
"""

import main
import modules
from key import COUNT
from micropython import const
from version import VERSION

_LOOKS = const(10)  # rests until a finger that is there was noticed
_LET_GO_RESTS = const(500)  # of four milliseconds: a key held longer acts no more when let go of


def is_paused():
    """Tell whether there is an app that can go on."""
    return bool(main.running)


def go_on():
    """Let the app go on from where it was paused. Keys pressed in front of it meanwhile are void:
    nobody could see what they would do.
    """
    _let_go(main.running[0].board)
    main.run()


def frame():
    """Return what the glass shows: 1024 bytes, eight strips of columns that are a byte high.

    Asleep it shows nothing, whatever somebody held a key for before.
    """
    board = main.running[0].board
    return bytes(1024) if board.is_dozing else bytes(board.oled.glass)


def version():
    """Return the version of the firmware."""
    return VERSION.decode()


def faults():
    """Return the codes of the parts that do not answer: 1 display, 2 lights, 3 battery, 4 keys."""
    bits = main.running[0].board.faults
    return [code for code in range(8) if bits >> code & 1]


def check(*names):
    """Do the self-test, or some of its parts; `checks.over_cable` says what it prints."""
    before = modules.late()
    try:
        modules.load("checks.over_cable").run(main.running[0].board, names)
    finally:
        modules.forget_late(before)


def _let_go(board):
    """Wait until no key is down, and forget all of them."""
    for count in range(_LET_GO_RESTS):
        board.rest()
        if count >= _LOOKS and not any(board.keys.is_down(key) for key in range(COUNT)):
            break
    while board.keys.take():
        pass
