"""Crashes in a row, counted over resets, and what is known of the last. Loaded only for a moment.

They are noted beside the pool, which no backup holds: a byte that counts, then the report. Nothing
is written while all is well.
"""

import sys
from io import StringIO

import modules
from machine import WDT_RESET, reset_cause
from micropython import const

MOST = const(3)  # then something simpler has to run

_FILE = "crash"
_SLOT = "../slot"  # the starter's note; a plus behind the letter tells that it has run well
_REPORT = const(600)  # bytes of the end of it
_HUNG = b"It stood still, and the watchdog started it anew."
_RESTARTED = b"Something broke: restarted"


def is_broken(disk):
    """Tell at the start whether too many crashes came in a row, one that ended in a reset too."""
    if reset_cause() == WDT_RESET:
        note(disk, _HUNG)
    return last(disk)[0] >= MOST


def last(disk):
    """Return how many crashes there were in a row, and the report of the last."""
    try:
        data = disk.read(_FILE) or b"\x00"
    except Exception:  # what crashed may be that itself
        return 0, b""
    return data[0], data[1:]


def note(disk, report):
    """Count a crash; return how many that makes in a row, 0 when flash does not take it."""
    count = min(last(disk)[0] + 1, 255)
    try:
        disk.replace(_FILE, bytes((count,)) + report[-_REPORT:])
    except Exception:
        return 0
    return count


def report_of(error):
    """Return what there is to know of an error."""
    text = StringIO()
    sys.print_exception(error, text)
    return text.getvalue().encode()


def contain(device, error, count):
    """Start a device's app anew after a crash, or what is left; return the crashes in a row."""
    board = device.board
    while True:
        sys.print_exception(error)
        count = max(count + 1, note(board.pool_disk, report_of(error)))
        if count >= MOST:
            break
        device.app = None
        try:
            device.start(_RESTARTED)
            return count
        except Exception as another:
            error = another
    if b"+" not in _slot(board.pool_disk):
        raise SystemExit  # the starter takes a firmware back that never ran well
    safe = modules.borrow("safe_mode.screen").SafeMode(board.pool_disk, board.disk)
    device.app, device.step = safe, safe.step
    return count


def all_is_well(disk):
    """Forget the crashes after a minute without one, and that this firmware was new."""
    try:
        if disk.read(_FILE) is not None:
            disk.remove(_FILE)
    except OSError:
        pass  # after the next start there is another minute
    slot = _slot(disk)
    if b"+" not in slot:
        try:
            disk.replace(_SLOT, slot[:1] + b"+\n")
        except OSError:
            pass


def _slot(disk):
    """Return the starter's note; where there is none, or it cannot be read, nothing is new."""
    try:
        return disk.read(_SLOT) or b"+"
    except Exception:
        return b"+"
