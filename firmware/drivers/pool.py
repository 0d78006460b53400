"""The pool on flash that every secret is drawn from: it goes forward only.

True noise fills it at power-on, when the radio can run. A draw makes a secret and the next pool
of it, in two ways that nobody can turn around: whoever reads the flash later learns nothing of
secrets before. The next pool is on flash before the secret is handed out, so that no cut of power
lets the same one be drawn again. The disk is handed in; no backup may hold it, for an old pool
put back would repeat itself.
"""

from hashlib import sha256

from drivers.verdict import CUT, NEVER, TRUE
from micropython import const

_NAME = "pool"
_FORMAT = const(1)
# format, verdict, tries, draws, three bytes of the day, pool, check
_SIZE = const(43)
_POOL_AT = const(7)
_CHECK_AT = const(39)
_MOST = const(255)  # draws that are counted
_POWER_ON = b"noise of power-on"


class Pool:
    """`verdict` is on the noise that filled it last, `tries` counts those that broke off."""

    def __init__(self, disk):
        self._disk = disk
        self._is_lost = False  # flash does not say what is in it: then nothing is written over it
        try:
            found = disk.read(_NAME) or b""
        except OSError:
            found = b""
            self._is_lost = True
        if len(found) != _SIZE or found[0] != _FORMAT or found[_CHECK_AT:] != _check(found):
            # Nothing, or what cannot be believed: it may still hold some chance.
            found = bytes((_FORMAT, NEVER, 0, 0, 0, 0, 0)) + _mix(b"begin", found)
        self.verdict = found[1]
        self.tries = found[2]
        self.drawn = found[3]
        self._day = found[4:_POOL_AT]
        self._pool = found[_POOL_AT:_CHECK_AT]

    def begin_try(self):
        """Note that noise will be drawn now: what is cut off leaves a pool that is not true."""
        self.verdict = CUT
        self.tries += 1
        self._save()

    def fill(self, noise, verdict, date, tries=0):
        """Mix noise in, about which there is a verdict; `date` begins with year, month, day.

        With `tries` there is still something to do before this power-on is done with.
        """
        self._pool = _mix(b"fill", self._pool, noise)
        self.verdict = verdict
        self.tries = tries
        self.drawn = 0
        self._day = bytes((date[0] - 2000, date[1], date[2]))
        self._save()

    def draw(self, *moments):
        """Return 32 secret bytes, and whether they are truly random; `moments` are mixed in."""
        secret = _mix(b"draw", self._pool, *moments)
        self._pool = _mix(b"ratchet", self._pool, *moments)
        self.drawn = min(self.drawn + 1, _MOST)
        try:
            self._save()
        except OSError:
            # Another draw would begin from the same pool: so nothing of it is given away.
            return _mix(b"alone", *moments), False
        return secret, self.verdict == TRUE

    def source(self):
        """Return the verdict, and in words where the noise came from and when."""
        day = ""
        if self._day[0] >= 25:  # the clock of a chip that nobody has set begins in 2000
            day = " on 20%02d-%02d-%02d" % tuple(self._day)
        return self.verdict, _POWER_ON + day.encode() + b", %d drawn since" % self.drawn

    def _save(self):
        if self._is_lost:
            raise OSError
        data = bytes((_FORMAT, self.verdict, self.tries, self.drawn)) + self._day + self._pool
        data += _check(data)
        self._disk.replace(_NAME, data)
        if self._disk.read(_NAME) != data:
            raise OSError  # a flash that forgets


def _check(data):
    return sha256(data[:_CHECK_AT]).digest()[:4]


def _mix(use, *parts):
    digest = sha256(use)
    for part in parts:
        digest.update(len(part).to_bytes(2, "big"))
        digest.update(part)
    return digest.digest()
