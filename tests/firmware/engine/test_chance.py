"""Chance: the known answers of HMAC-SHA256, no bias, and the same stream from any position."""

from binascii import hexlify, unhexlify

from engine.chance import Chance, hmac_sha256
from tests.firmware.expect import Sequence

_SEED = bytes(range(32))

# RFC 4231, test cases 1 to 4: key, message, digest.
KNOWN = (
    (
        b"\x0b" * 20,
        b"Hi There",
        b"b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7",
    ),
    (
        b"Jefe",
        b"what do ya want for nothing?",
        b"5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    ),
    (
        b"\xaa" * 20,
        b"\xdd" * 50,
        b"773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe",
    ),
    (
        bytes(range(1, 26)),
        b"\xcd" * 50,
        b"82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b",
    ),
)
# The first two blocks of the stream of _SEED, worked out with another implementation.
STREAM = unhexlify(
    b"a86acbcbc29b8fa83c83582d56a892d0f06f0e487df5277680b0635c3927e3c5"
    b"99411f24bfa9ee8e144e132c46b3b7d1f6d6bfbe2b82ab47b4963e43bfe8bdb6"
)


class AllBytes(Chance):
    """A stream of every byte once, in order: what a fair source gives on average."""

    __slots__ = ()

    def _next_byte(self):
        self.position += 1
        return self.position - 1


class AllBytesAgain(AllBytes):
    """Every byte once, and then again from zero."""

    __slots__ = ()

    def _next_byte(self):
        return super()._next_byte() & 0xFF


class Scripted(Chance):
    """A stream whose draws are written down beforehand."""

    def below(self, limit):
        drawn = self.script.pop(0)
        assert drawn < limit
        return drawn


def test_hmac_gives_the_known_answers():
    for key, message, digest in KNOWN:
        assert hexlify(hmac_sha256(key, message)) == digest


def test_hmac_of_the_truncated_case_begins_as_published():
    digest = hmac_sha256(b"\x0c" * 20, b"Test With Truncation")

    assert hexlify(digest[:16]) == b"a3b6167473100ee06e0c796c2955552b"


def test_hmac_takes_a_key_of_a_whole_block_as_it_is():
    key = bytes(range(20))

    assert hmac_sha256(key + bytes(44), b"m") == hmac_sha256(key, b"m")


def test_the_stream_is_the_digests_of_a_counter_one_after_the_other():
    chance = Chance(_SEED)

    drawn = bytes([chance.below(256) for _ in range(len(STREAM))])

    assert drawn == STREAM
    assert chance.position == len(STREAM)


def test_every_number_is_drawn_equally_often_over_all_bytes():
    for limit in range(1, 257):
        chance = AllBytes(_SEED)
        counts = [0] * limit

        while chance.position < 256 - 256 % limit:
            counts[chance.below(limit)] += 1

        assert counts == [256 // limit] * limit, limit


def test_a_byte_of_the_uneven_rest_is_thrown_away():
    for limit, rest in ((3, 255), (6, 252), (10, 250), (100, 200), (255, 255)):
        chance = AllBytesAgain(_SEED, rest)

        assert chance.below(limit) == 0, limit
        assert chance.position == 257, limit


def test_going_back_to_a_position_draws_the_same_again():
    chance = Chance(_SEED)
    for limit in (2, 6, 13, 100, 256):
        before = chance.position
        first = [chance.below(limit) for _ in range(40)]

        chance.position = before

        assert [chance.below(limit) for _ in range(40)] == first, limit


def test_a_stream_can_be_opened_at_any_position():
    whole = Chance(_SEED)
    drawn = [whole.below(256) for _ in range(100)]

    for position in (0, 1, 31, 32, 33, 63, 64, 99):
        assert Chance(_SEED, position).below(256) == drawn[position]


def test_another_seed_gives_another_stream():
    other = bytes([1]) + _SEED[1:]

    first = [Chance(_SEED, i).below(256) for i in range(16)]

    assert [Chance(other, i).below(256) for i in range(16)] != first


def test_a_shuffle_keeps_every_card_exactly_once():
    for seed in range(30):
        chance = Chance(Sequence(seed).bytes(32))
        cards = list(range(1 + seed * 2))

        chance.shuffle(cards)

        assert sorted(cards) == list(range(1 + seed * 2)), seed


def test_a_shuffle_works_on_a_bytearray_and_repeats_from_its_position():
    chance = Chance(_SEED)
    first, second = bytearray(range(49)), bytearray(range(49))

    chance.shuffle(first)
    chance.position = 0
    chance.shuffle(second)

    assert first == second != bytearray(range(49))


def test_every_order_of_three_cards_is_reached_equally_often():
    # Each pair of draws, below 3 and then below 2, makes exactly one order.
    orders = {}
    for third in range(3):
        for second in range(2):
            chance = Scripted(_SEED)
            chance.script = [third, second]
            cards = [0, 1, 2]
            chance.shuffle(cards)
            orders[tuple(cards)] = orders.get(tuple(cards), 0) + 1

    assert sorted(orders.values()) == [1] * 6
