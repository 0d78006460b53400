"""The proof of fairness: what the device seals, what the players add, the seed of both.

The table gives a number first. The device draws a secret and shows its seal, which binds the
whole head of the log and the secret. Then every player cuts: a number in plain sight, and
nothing else. The seed is made of all of it, so neither the device nor a player can have chosen
it. When the game is over the secret is shown, and anybody can compute every card and roll again.
"""

from hashlib import sha256

from engine.chance import hmac_sha256
from engine.header import NUMBERS, OLD_FORMAT
from micropython import const

# Words before what is hashed: so nothing that is made for one use can serve for another.
_SEAL = b"Zonekeeper seal"
_SEED = b"Zonekeeper seed"

_CUT = const(3)  # seat, number, high byte first
_LETTERS = b"ABCDEFGHJKMNPQRSTVWXYZ0123456789"  # none that is mistaken for another


def commitment(header, secret):
    """Return the seal that is shown before the cuts: it fixes the secret without telling it."""
    if header.format == OLD_FORMAT:
        return sha256(secret).digest()
    return sha256(_SEAL + header.before_seal() + secret).digest()


def sealed(header, secret):
    """Return a header with its seal on it."""
    header.commitment = commitment(header, secret)
    return header


def cut(seat, number):
    """Return what a player adds to the seed: the number that everybody sees, 0 to 9999."""
    assert 0 <= number < NUMBERS
    return bytes((seat, number >> 8, number & 0xFF))


def number_of(cut):
    """Return the number that a player has cut at."""
    return cut[1] << 8 | cut[2]


def is_cut(cut, seat):
    """Tell whether bytes are what this seat can have cut."""
    return len(cut) == _CUT and cut[0] == seat and number_of(cut) < NUMBERS


def seed(header, secret, cuts):
    """Return the seed of a game. `cuts` is what the players added, in order.

    The secret is the key. A plain digest of both could be made of the seal, which everybody can
    read, in a game that nobody cuts.
    """
    if header.format == OLD_FORMAT:
        return hmac_sha256(secret, b"".join([bytes((len(cut),)) + cut for cut in cuts]))
    return hmac_sha256(secret, _SEED + header.commitment + b"".join(cuts))


def letters(digest, count):
    """Return the first `count` letters of a digest: a glance, which can be forged in seconds."""
    value = int.from_bytes(digest[:8], "big")
    shown = bytearray(count)
    for i in range(count):
        shown[i] = _LETTERS[(value >> (59 - 5 * i)) & 31]
    return bytes(shown)
