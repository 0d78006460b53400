"""Seals: what they bind, seeds, letters and the links of a log are the known ones."""

from engine import record, seal
from engine.header import NUMBERS, OLD_FORMAT, PSEUDO, Header, decode_header, header_size
from engine.reader import Reader
from tests.firmware.engine.known_answers import known, raw

_SECRET = bytes(range(32))
_LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ0123456789"


def _header(answer):
    header = Header(answer["game"], answer["rules_version"], raw(answer["setup"]), answer["flags"])
    header.format, header.count, header.first = answer["format"], answer["count"], answer["first"]
    return header


def _plain(first=4821, game="chess", version=1, setup=b"\x02", flags=0):
    header = Header(game, version, setup, flags)
    header.first = first
    return header


def test_seals_and_seeds_are_the_known_ones():
    for answer in known("seals"):
        secret = raw(answer["secret"])
        header = seal.sealed(_header(answer), secret)
        numbers = answer["numbers"]
        cuts = [seal.cut(seat, numbers[seat]) for seat in range(len(numbers))]

        assert header.before_seal() == raw(answer["before_seal"])
        assert header.commitment == raw(answer["commitment"])
        assert seal.seed(header, secret, cuts) == raw(answer["seed"])


def test_seals_and_seeds_of_old_logs_are_the_known_ones():
    header = Header("old", 1, b"")
    header.format = OLD_FORMAT
    for answer in known("old_seals"):
        secret = raw(answer["secret"])
        cuts = [raw(cut) for cut in answer["cuts"]]

        assert seal.commitment(header, secret) == raw(answer["commitment"])
        assert seal.letters(seal.commitment(header, secret), 8) == answer["letters"].encode()
        assert seal.seed(header, secret, cuts) == raw(answer["seed"])


def test_a_seal_binds_everything_in_the_head():
    # Regression: it bound the secret alone, and a changed name or house rule passed.
    counted = _plain()
    counted.count = 1
    heads = (
        _plain(),
        _plain(first=4822),
        _plain(game="ches", setup=b"s\x02"),
        _plain(version=2),
        _plain(setup=b"\x03"),
        _plain(setup=b"\x02\x00"),
        _plain(flags=PSEUDO),
        counted,
    )
    seals = {seal.commitment(head, _SECRET) for head in heads}
    seals.add(seal.commitment(_plain(), bytes(32)))

    assert len(seals) == len(heads) + 1


def test_a_seed_depends_on_secret_seal_and_every_cut_and_their_order():
    one, two = seal.cut(0, 1), seal.cut(1, 256)
    header = seal.sealed(_plain(), _SECRET)
    seeds = {seal.seed(header, _SECRET, cuts) for cuts in ((), (one,), (two,), (one, two))}
    seeds.add(seal.seed(header, _SECRET, (two, one)))
    seeds.add(seal.seed(header, bytes(32), ()))
    seeds.add(seal.seed(seal.sealed(_plain(first=1), _SECRET), _SECRET, ()))

    assert len(seeds) == 7


def test_a_seal_does_not_give_the_seed_away():
    # Regression: without cuts both were the digest of the secret, open for all to read.
    header = seal.sealed(_plain(), _SECRET)
    for cuts in ((), (seal.cut(0, 0),)):
        assert seal.seed(header, _SECRET, cuts) not in (header.commitment, _SECRET)


def test_a_cut_is_a_number_in_plain_sight_and_nothing_else():
    # Regression: four bytes of a clock that nobody saw went into the seed with it.
    for number in (0, 255, 256, 4821, NUMBERS - 1):
        cut = seal.cut(3, number)
        assert len(cut) == 3
        assert seal.number_of(cut) == number
        assert seal.is_cut(cut, 3)
    assert NUMBERS >= 10_000


def test_what_nobody_can_have_cut_is_not_taken():
    most = (NUMBERS - 1).to_bytes(2, "big")
    assert seal.is_cut(b"\x00" + most, 0)
    assert not seal.is_cut(b"\x00" + NUMBERS.to_bytes(2, "big"), 0)
    for cut in (b"", b"\x00", b"\x00\x01", b"\x00\x01\x02\x03", b"\x01\x00\x00"):
        assert not seal.is_cut(cut, 0)


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
        header = _header(answer)
        header.commitment = raw(answer["commitment"])
        head = raw(answer["head"])

        assert header.encode() == head
        assert header.digest == raw(answer["chain"])
        assert header_size(head) == len(head)
        read = decode_header(head)
        assert read.encode() == head
        assert (read.game, read.setup, read.flags) == (header.game, header.setup, header.flags)


def test_known_logs_include_one_marked_as_pseudo_and_both_formats():
    found = {(answer["flags"], answer["format"]) for answer in known("logs")}
    assert found == {(0, 1), (0, 2), (PSEUDO, 1), (PSEUDO, 2)}


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
