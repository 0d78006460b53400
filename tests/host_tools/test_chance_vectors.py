"""The known answers, worked out again without a line of the firmware."""

import hashlib
import hmac
import json
import zlib
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from host_tools.sweeps.fairness import vectors

KNOWN = json.loads(vectors.PATH.read_text(encoding="ascii"))
ALPHABET = "ABCDEFGHJKMNPQRSTVWXYZ0123456789"

Vector = dict[str, Any]


def block(seed: str, lane: int, number: int) -> bytes:
    message = bytes([lane]) + number.to_bytes(4, "big")
    return hmac.new(bytes.fromhex(seed), message, hashlib.sha256).digest()


def stream(seed: str, lane: int, start: int) -> Iterator[tuple[int, int]]:
    """Yield (byte, position behind it) for ever."""
    for position in count(start):
        yield block(seed, lane, position // 32)[position % 32], position + 1


def draw(source: Iterator[tuple[int, int]], limit: int) -> tuple[int, int]:
    """Return the first number of the source that lies in a whole multiple of the limit."""
    byte, position = next(pair for pair in source if pair[0] // limit < 256 // limit)
    return byte % limit, position


def letters(digest: bytes, length: int) -> str:
    bits = "".join(f"{byte:08b}" for byte in digest)
    return "".join(ALPHABET[int(bits[5 * i : 5 * i + 5], 2)] for i in range(length))


def test_streams_are_hmac_sha256_of_lane_and_block_number() -> None:
    for known in KNOWN["streams"]:
        assert block(known["seed"], known["lane"], known["block"]).hex() == known["bytes"]


def test_numbers_are_bytes_of_the_stream_without_its_uneven_rest() -> None:
    for known in KNOWN["below"]:
        source = stream(known["seed"], known["lane"], known["from"])
        drawn = [draw(source, known["limit"]) for _ in known["values"]]
        assert [value for value, _ in drawn] == known["values"]
        assert drawn[-1][1] == known["to"]


def test_shuffles_are_fisher_yates_from_the_end() -> None:
    for known in KNOWN["shuffles"]:
        source = stream(known["seed"], 0, known["from"])
        deck = list(range(len(known["order"])))
        taken = []
        position = known["from"]
        # Another way to say it: the chosen card goes out, the last one takes its place.
        while len(deck) > 1:
            chosen, position = draw(source, len(deck))
            deck[chosen], deck[-1] = deck[-1], deck[chosen]
            taken.append(deck.pop())
        assert [*deck, *reversed(taken)] == known["order"]
        assert position == known["to"]


def name_of(known: Vector) -> str:
    return f"{known['game']} {known['format']}"


def before_seal(known: Vector) -> bytes:
    name, setup = known["game"].encode(), bytes.fromhex(known["setup"])
    fixed = [known["format"], known["flags"], known["rules_version"], len(name), len(setup)]
    head = b"ZK" + bytes(fixed) + name + setup
    if known["format"] == 1:
        return head
    return head + known["count"].to_bytes(4, "little") + known["first"].to_bytes(2, "little")


def test_seals_are_digests_of_all_before_them_and_seeds_are_keyed_by_the_secret() -> None:
    for known in KNOWN["seals"]:
        secret = bytes.fromhex(known["secret"])
        assert before_seal(known).hex() == known["before_seal"]
        seal = hashlib.sha256(b"Zonekeeper seal" + before_seal(known) + secret)
        assert seal.hexdigest() == known["commitment"]
        cuts = b"".join(
            bytes([seat]) + number.to_bytes(2, "big")
            for seat, number in enumerate(known["numbers"])
        )
        message = b"Zonekeeper seed" + seal.digest() + cuts
        assert hmac.new(secret, message, hashlib.sha256).hexdigest() == known["seed"]


def test_seals_of_old_logs_are_plain_digests() -> None:
    for known in KNOWN["old_seals"]:
        secret = bytes.fromhex(known["secret"])
        cuts = b"".join(bytes([len(cut) // 2]) + bytes.fromhex(cut) for cut in known["cuts"])
        commitment = hashlib.sha256(secret)
        assert commitment.hexdigest() == known["commitment"]
        assert letters(commitment.digest(), 8) == known["letters"]
        assert hmac.new(secret, cuts, hashlib.sha256).hexdigest() == known["seed"]


@pytest.mark.parametrize("known", KNOWN["logs"], ids=name_of)
def test_heads_begin_the_chain(known: Vector) -> None:
    head = before_seal(known) + bytes.fromhex(known["commitment"])
    head += zlib.crc32(head).to_bytes(4, "little")
    assert head.hex() == known["head"]
    assert hashlib.sha256(head).hexdigest() == known["chain"]


@pytest.mark.parametrize("known", KNOWN["logs"], ids=name_of)
def test_records_are_checked_and_chained(known: Vector) -> None:
    chain = bytes.fromhex(known["chain"])
    for record in known["records"]:
        body = bytes.fromhex(record["body"])
        assert zlib.crc32(chain[:8] + body).to_bytes(4, "little")[:3].hex() == record["check"]
        chain = hashlib.sha256(chain + body).digest()
        assert chain.hex() == record["chain"]
        assert letters(chain, 4) == record["letters"]


def test_the_file_is_what_the_firmware_answers_now() -> None:
    assert vectors.main(["--check"]) == 0


def test_check_fails_for_a_file_that_says_otherwise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    changed = tmp_path / "vectors" / "chance.json"
    monkeypatch.setattr(vectors, "PATH", changed)
    monkeypatch.setattr(vectors, "ROOT", tmp_path)
    assert vectors.main(["--check"]) == 1
    assert vectors.main([]) == 0
    assert vectors.main(["--check"]) == 0
    changed.write_text(changed.read_text().replace('"values": [', '"values": [1, ', 1))
    assert vectors.main(["--check"]) == 1
    assert "vectors/chance.json: the firmware answers otherwise." in capsys.readouterr().err
