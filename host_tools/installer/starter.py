"""Zonekeeper's starter: the board's /main.py. It runs the firmware of the slot that /slot names.

The other slot holds the firmware before. If the chosen one does not start, that one does.
"""

import os
import sys

_OTHER = {"a": "b", "b": "a"}
_PATH = [folder for folder in sys.path if folder]  # not the root, where leftovers may lie


def chosen() -> str:
    """Return the slot to start from."""
    try:
        with open("/slot", "rb") as file:
            return "b" if file.read(1) == b"b" else "a"
    except OSError:
        return "a"


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


def choose(slot: str) -> None:
    """Start from a slot from now on, so that the next update leaves it alone."""
    try:
        with open("/slot.new", "w") as file:
            file.write(slot)
        os.rename("/slot.new", "/slot")
    except OSError:
        pass  # it is started all the same


if __name__ == "__main__" and not start(chosen()):
    choose(_OTHER[chosen()])
    start(chosen())
