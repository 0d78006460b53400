"""Chance: the known answers on both interpreters, no bias, the same again from any position."""

from binascii import hexlify

from engine.chance import DECK, DICE, SEED_BYTES, Chance, hmac_sha256
from tests.firmware.engine.known_answers import known, raw

_SEED = bytes(range(SEED_BYTES))

# RFC 4231, test cases 1 to 4: key, message, digest. (5 is cut short, 6 and 7 have long keys.)
_RFC_4231 = (
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


class Counting(Chance):
    """Streams that give every byte in turn: what a fair source does on average."""

    __slots__ = ()

    def _next_byte(self, stream):
        position = self.positions[stream]
        self.positions[stream] = position + 1
        return position & 0xFF


def test_hmac_gives_the_published_answers():
    for key, message, digest in _RFC_4231:
        assert hexlify(hmac_sha256(key, message)) == digest


def test_a_key_may_fill_the_whole_block():
    assert hmac_sha256(b"", b"") == hmac_sha256(bytes(64), b"")


def test_streams_give_the_known_bytes_wherever_one_begins():
    for answer in known("streams"):
        chance = Chance(raw(answer["seed"]))
        lane = answer["lane"]
        chance.positions[lane] = answer["block"] * 32

        data = bytes([chance.below(256, lane) for _ in range(32)])

        assert data == raw(answer["bytes"]), (lane, answer["block"])


def test_numbers_below_a_limit_are_the_known_ones():
    for answer in known("below"):
        chance = Chance(raw(answer["seed"]))
        lane, limit = answer["lane"], answer["limit"]
        chance.positions[lane] = answer["from"]

        values = [chance.below(limit, lane) for _ in answer["values"]]

        assert values == answer["values"], limit
        assert chance.positions[lane] == answer["to"]
        assert chance.positions[1 - lane] == 0


def test_known_numbers_show_a_byte_thrown_away_wherever_one_can_be():
    for answer in known("below"):
        used = answer["to"] - answer["from"]

        assert (used > len(answer["values"])) == (256 % answer["limit"] > 0), answer["limit"]


def test_shuffles_give_the_known_orders():
    for answer in known("shuffles"):
        chance = Chance(raw(answer["seed"]))
        chance.positions[DECK] = answer["from"]
        cards = bytearray(range(len(answer["order"])))

        chance.shuffle(cards)

        assert list(cards) == answer["order"]
        assert chance.positions == [answer["to"], 0]


def test_every_number_below_a_limit_comes_from_equally_many_bytes():
    for limit in range(1, 257):
        chance = Counting(_SEED)
        counts = [0] * limit
        for _ in range(256 // limit * limit):
            counts[chance.below(limit, DICE)] += 1

        assert min(counts) == max(counts) == 256 // limit, limit
        assert chance.positions[DICE] <= 256


def test_bytes_of_the_uneven_rest_are_thrown_away():
    chance = Counting(_SEED)
    chance.positions[DICE] = 255

    assert chance.below(3, DICE) == 0
    assert chance.positions[DICE] == 257


def test_limits_are_from_1_to_256():
    for limit in (0, -1, 257):
        try:
            Chance(_SEED).below(limit, DICE)
        except AssertionError:
            continue
        raise RuntimeError("below(%d) was taken" % limit)


def test_a_seed_has_32_bytes():
    for size in (0, 31, 33):
        try:
            Chance(bytes(size))
        except AssertionError:
            continue
        raise RuntimeError("a seed of %d bytes was taken" % size)


def test_going_back_to_a_position_gives_the_same_again():
    chance = Chance(_SEED)
    first = [chance.below(20, DICE) for _ in range(100)]
    middle = list(chance.positions)
    second = [chance.below(20, DICE) for _ in range(100)]

    chance.positions[:] = middle

    assert [chance.below(20, DICE) for _ in range(100)] == second
    chance.positions[DICE] = 0
    assert [chance.below(20, DICE) for _ in range(100)] == first


def test_rolls_never_change_the_next_card():
    plain, rolled = Chance(_SEED), Chance(_SEED)
    for _ in range(50):
        rolled.roll(6)

    one, other = list(range(51)), list(range(51))
    plain.shuffle(one)
    rolled.shuffle(other)

    assert one == other


def test_cards_and_dice_have_different_streams():
    chance = Chance(_SEED)

    cards = [chance.below(256, DECK) for _ in range(64)]

    assert cards != [chance.below(256, DICE) for _ in range(64)]


def test_a_roll_is_seen_and_a_shuffle_is_not():
    chance = Chance(_SEED)
    cards = list(range(13))

    chance.shuffle(cards)
    assert chance.tape == b""

    rolls = [chance.roll(6), chance.roll(4, 0), chance.roll(100)]
    assert list(chance.tape) == rolls
    assert chance.show(cards[0]) == cards[0]
    assert chance.tape[-1] == cards[0]


def test_a_roll_begins_where_it_is_told():
    for faces, first in ((6, 1), (4, 0), (2, 1), (100, 1), (1, 9)):
        chance = Counting(_SEED)

        seen = {chance.roll(faces, first) for _ in range(faces)}

        assert seen == set(range(first, first + faces))


def test_a_shuffle_keeps_every_card_and_leaves_small_decks_alone():
    chance = Chance(_SEED)
    for size in (0, 1):
        cards = list(range(size))
        chance.shuffle(cards)
        assert chance.positions[DECK] == 0
    for size in (2, 3, 13, 51, 72, 256):
        cards = list(range(size))
        chance.shuffle(cards)
        assert sorted(cards) == list(range(size))


def test_every_order_of_four_cards_comes_from_equally_many_choices():
    class Chosen(Chance):
        """Chance that chooses what it is told."""

        __slots__ = ("choices",)

        def below(self, limit, stream):
            assert stream == DECK
            return self.choices[4 - limit]

    orders = {}
    for code in range(4 * 3 * 2):
        chance = Chosen(_SEED)
        chance.choices = (code // 6, code // 2 % 3, code % 2)
        cards = list(range(4))
        chance.shuffle(cards)
        orders[bytes(cards)] = True

    assert len(orders) == 24
