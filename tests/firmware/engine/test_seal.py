"""Seals: commitments, seeds, letters and the links of a log are the known ones."""

from engine import record, seal
from engine.header import PSEUDO, Header, decode_header, header_size
from engine.reader import Reader
from tests.firmware.engine.known_answers import known, raw

_SECRET = bytes(range(32))
_LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ0123456789"


def test_commitments_and_seeds_are_the_known_ones():
    for answer in known("seals"):
        secret = raw(answer["secret"])
        cuts = [raw(cut) for cut in answer["cuts"]]

        assert seal.commitment(secret) == raw(answer["commitment"])
        assert seal.letters(seal.commitment(secret), 8) == answer["letters"].encode()
        assert seal.seed(secret, cuts) == raw(answer["seed"])


def test_a_seed_depends_on_the_secret_and_on_every_cut_and_on_their_order():
    seeds = {seal.seed(_SECRET, ())}
    for cuts in ((b"a",), (b"b",), (b"a", b"b"), (b"b", b"a"), (b"ab",), (b"", b"ab"), (b"",)):
        seeds.add(seal.seed(_SECRET, cuts))
    seeds.add(seal.seed(bytes(32), ()))

    assert len(seeds) == 9


def test_a_seed_without_cuts_is_not_what_was_kept_secret():
    assert seal.seed(_SECRET, ()) != _SECRET


def test_a_commitment_does_not_give_the_seed_away():
    # Regression: without cuts both were the digest of the secret, open for all to read.
    for cuts in ((), (b"",), (b"cut",)):
        assert seal.seed(_SECRET, cuts) != seal.commitment(_SECRET)


def test_letters_are_those_that_are_not_mistaken_for_another():
    assert len(set(_LETTERS)) == 32
    for value in range(32):
        digest = bytes((value << 3,)) + bytes(31)

        assert seal.letters(digest, 2) == (_LETTERS[value] + "A").encode()


def test_letters_read_a_digest_from_its_first_bit_on():
    digest = raw("00443214c74254b635cf84653a56d7c675be77df") + bytes(12)

    assert seal.letters(digest, 12) == _LETTERS[:12].encode()
    assert seal.letters(digest, 4) == _LETTERS[:4].encode()


def test_heads_of_logs_are_the_known_ones_and_can_be_read_back():
    for answer in known("logs"):
        commitment = raw(answer["commitment"])
        header = Header(
            answer["game"],
            answer["rules_version"],
            raw(answer["setup"]),
            commitment,
            answer["flags"],
        )
        head = raw(answer["head"])

        assert header.encode() == head
        assert header.digest == raw(answer["chain"])
        assert header_size(head) == len(head)
        read = decode_header(head)
        assert (read.game, read.setup, read.flags) == (header.game, header.setup, header.flags)


def test_known_logs_include_one_marked_as_pseudo():
    assert [answer["flags"] for answer in known("logs")] == [0, PSEUDO]


def test_records_have_the_known_checks_and_links():
    for answer in known("logs"):
        chain = raw(answer["chain"])
        for each in answer["records"]:
            body = raw(each["body"])
            assert record.check(chain, body) == raw(each["check"])
            chain = record.link(chain, body)
            assert chain == raw(each["chain"])
            assert seal.letters(chain, 4) == each["letters"].encode()


def test_the_reader_takes_every_known_record():
    for answer in known("logs"):
        data = b"".join([raw(each["body"]) + raw(each["check"]) for each in answer["records"]])
        reader = Reader(raw(answer["chain"]), data)

        codes = []
        while reader.step():
            codes.append(reader.code)

        assert not reader.is_torn
        assert reader.chain == raw(answer["records"][-1]["chain"])
        assert sorted(set(codes)) == list(range(record.END + 1))
