"""The proof of fairness: what the device commits to, what the players add, the seed of both.

The device draws a secret and shows its commitment. Then every player cuts. The seed is
made of all of it, so neither the device nor a player can have chosen it. When the game
is over the secret is shown, and anybody can compute every card and roll again.
"""

from hashlib import sha256

from engine.chance import hmac_sha256

_LETTERS = b"ABCDEFGHJKMNPQRSTVWXYZ0123456789"  # none that is mistaken for another


def commitment(secret):
    """Return what is shown before the cuts: it fixes the secret without telling it."""
    return sha256(secret).digest()


def seed(secret, cuts):
    """Return the seed of a game. `cuts` is what the players added, in order.

    The secret is the key. A plain digest of both would be the commitment itself, which
    everybody can read, in a game that nobody cuts.
    """
    return hmac_sha256(secret, b"".join([bytes((len(cut),)) + cut for cut in cuts]))


def letters(digest, count):
    """Return the first `count` letters of a digest, to be read out and compared."""
    value = int.from_bytes(digest[:8], "big")
    shown = bytearray(count)
    for i in range(count):
        shown[i] = _LETTERS[(value >> (59 - 5 * i)) & 31]
    return bytes(shown)
