"""Zonekeeper's starter: the board's /main.py. It runs the firmware of the slot that /slot names.

The other slot holds the firmware before. If the chosen one does not start, that one does, and
also when one that was just installed crashes again and again: after a minute without a crash a
firmware puts a plus behind its letter in /slot, and counts its crashes in /pool/crash.
"""

import os
import sys

_OTHER = {"a": "b", "b": "a"}
_PATH = [folder for folder in sys.path if folder]  # not the root, where leftovers may lie
_MOST_NEW = 3  # crashes in a row of a firmware that never ran well
_MOST = 6  # of any: then even its safe mode does not help
_TRIES = 3  # to read; a flash that fails once may answer the next time
_NO_SUCH_FILE = 2


def read(path: str) -> bytes:
    """Return a small file, nothing when it is missing or cannot be read."""
    for _ in range(_TRIES):
        try:
            with open(path, "rb") as file:
                return file.read()
        except OSError as error:
            if error.args[0] == _NO_SUCH_FILE:
                break
    return b""


def chosen() -> str:
    """Return the slot to start from."""
    return "b" if read("/slot")[:1] == b"b" else "a"


def keeps_crashing() -> bool:
    """Tell whether the chosen firmware has crashed too often in a row."""
    crashes = read("/pool/crash")[:1]
    return bool(crashes) and crashes[0] >= (_MOST if b"+" in read("/slot") else _MOST_NEW)


def is_there(slot: str) -> bool:
    """Tell whether a slot holds anything."""
    try:
        return bool(os.listdir("/" + slot))
    except OSError:
        return False


def start(slot: str) -> bool:
    """Run the firmware of a slot; tell whether it could be started."""
    print("Zonekeeper starts from slot", slot)
    before = list(sys.modules)
    sys.path[:] = ["/" + slot] + _PATH
    try:
        import main

        main.main()
        return True
    except Exception as error:
        sys.print_exception(error)  # type: ignore[attr-defined]
    for name in list(sys.modules):
        if name not in before:
            del sys.modules[name]
    return False


def choose(slot: str, mark: str = "") -> None:
    """Start from a slot from now on, so that the next update leaves it alone."""
    try:
        with open("/slot.new", "w") as file:
            file.write(slot + mark)
        os.rename("/slot.new", "/slot")
    except OSError:
        pass  # it is started all the same


def go_back() -> None:
    """Choose the firmware before, and forget the crashes; their report stays."""
    choose(_OTHER[chosen()], "+")
    try:
        os.rename("/pool/crash", "/pool/report")
    except OSError:
        pass


if __name__ == "__main__":
    if keeps_crashing() and is_there(_OTHER[chosen()]):
        print("Zonekeeper crashed again and again: the firmware before starts")
        go_back()
    if not start(chosen()):
        choose(_OTHER[chosen()])
        start(chosen())
