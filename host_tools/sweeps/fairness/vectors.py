"""Write the known answers of chance, seals and logs from the firmware, or check them.

    python -m host_tools.sweeps.fairness.vectors [--check]

Logs of old games can be proven only as long as these numbers stay: a difference is a broken
promise, unless the log's format gets a new number. `tests/host_tools/test_chance_vectors.py`
works them all out again by other means.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Any

from host_tools.firmware_path import ROOT, add_firmware
from host_tools.shelf import pieces

PATH = ROOT / "tests" / "vectors" / "chance.json"

_SEEDS = tuple(sha256(b"vector %d" % number).digest() for number in range(3))
_LANES = (0, 1)
_BLOCKS = (0, 1, 2, 31, 255, 256, 65_535, 134_217_727)  # the last ends with byte 2^32 - 1
_LIMITS = (1, 2, 3, 4, 6, 10, 20, 52, 72, 100, 129, 255, 256)
_DECKS = (2, 13, 51, 72)
_VALUES = 24
_BEFORE_REJECTED = 5

# Numbers that nobody, one, five players have cut at; the least and the most.
_NUMBERS: tuple[tuple[int, ...], ...] = (
    (),
    (4821,),
    (0, 9999, 255, 256, 7),
    (9999,) * 8,
)

# Of format 1: of nobody, one, five; empty ones, a long one, two pairs that are equal when joined.
_CUTS: tuple[tuple[bytes, ...], ...] = (
    (),
    (b"\x00\x2a\x00\x01\xe2\x40",),
    tuple(bytes((seat, seat * 17, 0, 1, seat, 99)) for seat in range(5)),
    (b"",),
    (b"", b""),
    (bytes(range(255)),),
    (b"ab", b"c"),
    (b"a", b"bc"),
)

Vector = dict[str, Any]


def main(argv: Sequence[str] | None = None) -> int:
    """Write the file, or with --check only say whether it is current."""
    parser = argparse.ArgumentParser("python -m host_tools.sweeps.fairness.vectors")
    parser.add_argument("--check", action="store_true", help="only say whether it is current")
    is_check = parser.parse_args(argv).check
    text = current()
    if not is_check:
        PATH.parent.mkdir(exist_ok=True)
        PATH.write_text(text, encoding="ascii")
    elif not PATH.is_file() or PATH.read_text(encoding="ascii") != text:
        print(f"{PATH.relative_to(ROOT)}: the firmware answers otherwise.", file=sys.stderr)
        return 1
    return 0


def current() -> str:
    """Return the file's text as the firmware makes it now: one known answer a line."""
    kinds = []
    for kind, found in vectors().items():
        lines = ",\n    ".join(json.dumps(vector) for vector in found)
        kinds.append(f'  "{kind}": [\n    {lines}\n  ]')
    return "{\n" + ",\n".join(kinds) + "\n}\n"


def vectors() -> dict[str, list[Vector]]:
    """Return the known answers by kind; bytes are written in hex."""
    add_firmware()
    return {
        "streams": [vector for seed in _SEEDS[:2] for vector in _streams(seed)],
        "below": [_below(seed, limit) for seed in _SEEDS for limit in _LIMITS],
        "shuffles": [vector for seed in _SEEDS for vector in _shuffles(seed)],
        "seals": [
            _seal(n, game, piece.HEAD)
            for game, piece in pieces("record_games").items()
            for n in range(len(_NUMBERS))
        ],
        "old_seals": [
            _old_seal(sha256(b"secret %d" % n).digest(), cuts) for n, cuts in enumerate(_CUTS)
        ],
        "logs": [
            _log(game, piece.HEAD, form)
            for game, piece in pieces("record_games").items()
            for form in (1, 2)
        ],
    }


def _streams(seed: bytes) -> Iterator[Vector]:
    from engine.chance import Chance

    for lane in _LANES:
        for block in _BLOCKS:
            chance = Chance(seed)
            chance.positions[lane] = block * 32
            data = bytes(chance.below(256, lane) for _ in range(32))
            yield {"seed": seed.hex(), "lane": lane, "block": block, "bytes": data.hex()}


def _below(seed: bytes, limit: int) -> Vector:
    """Return numbers below a limit, from a place where a byte is thrown away if one can be."""
    from engine.chance import Chance

    lane = limit % 2
    chance = Chance(seed)
    if 256 % limit:
        while chance.below(256, lane) < 256 - 256 % limit:
            pass
        chance.positions[lane] = max(0, chance.positions[lane] - _BEFORE_REJECTED)
    start = chance.positions[lane]
    values = [chance.below(limit, lane) for _ in range(_VALUES)]
    found: Vector = {"seed": seed.hex(), "lane": lane, "limit": limit, "from": start}
    return found | {"values": values, "to": chance.positions[lane]}


def _shuffles(seed: bytes) -> Iterator[Vector]:
    """Yield decks shuffled one after the other on the same stream."""
    from engine.chance import DECK, Chance

    chance = Chance(seed)
    for size in _DECKS:
        start = chance.positions[DECK]
        cards = list(range(size))
        chance.shuffle(cards)
        yield {"seed": seed.hex(), "from": start, "order": cards, "to": chance.positions[DECK]}


def _head(game: str, head: tuple[bytes, int], form: int) -> Any:
    """Return the header of a game that is not sealed yet."""
    from engine.header import Header

    header = Header(game, 1, *head)
    header.format = form
    header.count, header.first = 70_000, 4821
    return header


def _tell_head(header: Any) -> Vector:
    """Return what is in a header, in the order of its bytes."""
    return {
        "format": header.format,
        "flags": header.flags,
        "rules_version": header.rules_version,
        "game": header.game,
        "setup": header.setup.hex(),
        "count": header.count,
        "first": header.first,
    }


def _seal(number: int, game: str, head: tuple[bytes, int]) -> Vector:
    from engine import seal

    secret = sha256(b"secret %d" % number).digest()
    header = _head(game, head, 2)
    cuts = [seal.cut(seat, each) for seat, each in enumerate(_NUMBERS[number])]
    commitment = seal.sealed(header, secret).commitment
    return _tell_head(header) | {
        "secret": secret.hex(),
        "numbers": list(_NUMBERS[number]),
        "before_seal": header.before_seal().hex(),
        "commitment": commitment.hex(),
        "seed": seal.seed(header, secret, cuts).hex(),
    }


def _old_seal(secret: bytes, cuts: tuple[bytes, ...]) -> Vector:
    from engine import seal

    header = _head("old", (b"", 0), 1)
    commitment = seal.sealed(header, secret).commitment
    return {
        "secret": secret.hex(),
        "cuts": [cut.hex() for cut in cuts],
        "commitment": commitment.hex(),
        "letters": seal.letters(commitment, 8).decode(),
        "seed": seal.seed(header, secret, cuts).hex(),
    }


def _log(game: str, head: tuple[bytes, int], form: int) -> Vector:
    from engine import seal

    header = seal.sealed(_head(game, head, form), _SEEDS[0])
    found = _tell_head(header)
    found |= {"commitment": header.commitment.hex(), "head": header.encode().hex()}
    found["chain"] = header.digest.hex()
    found["records"] = list(_records(header.digest))
    return found


def _records(chain: bytes) -> Iterator[Vector]:
    """Yield a record of every kind, each with its check and the chain after it."""
    from engine import record, seal

    bodies = [
        record.control_body(record.CUT, _CUTS[1][0]),
        record.control_body(record.BEGIN),
        record.move_body(b"\x02\x3f", b"\x04\x01\x06"),
        record.move_body(bytes(range(1, 16)), bytes(range(15))),
        record.move_body(b"\x08", b""),
        record.control_body(record.UNDO),
        record.control_body(record.UNDO_REVEALED),
        record.control_body(record.REDO),
        record.control_body(record.CUT, bytes(13)),  # the longest with a one-byte length
        record.control_body(record.CUT, bytes(14)),
        record.control_body(record.END, _SEEDS[0]),
    ]
    for body in bodies:
        check = record.check(chain, body)
        chain = record.link(chain, body)
        letters = seal.letters(chain, 4).decode()
        yield {"body": body.hex(), "check": check.hex(), "chain": chain.hex(), "letters": letters}


if __name__ == "__main__":
    sys.exit(main())
