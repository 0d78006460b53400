"""Plays by keys on a device of its own, and tells what was seen. Runs on both interpreters."""

from binascii import hexlify
from hashlib import sha256

from host_tools.simulated.session import Session

_LONG_MS = 1900


def play(keys):
    """Press keys on a new device; return a line for each: the key, the screen, its picture."""
    session = Session().boot()
    lines = []
    for key in keys:
        if key.startswith("long "):
            session.hold(key[5:], _LONG_MS)
        else:
            session.press(key)
        session.settle()
        picture = hexlify(sha256(session.picture()).digest()[:6]).decode()
        lines.append("%s %s %s" % (key, session.screen, picture))
    return lines, session
