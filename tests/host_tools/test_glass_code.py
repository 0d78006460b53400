"""Every code of the glass is read by a reader that others wrote, from what the chip lights."""

import random
from dataclasses import replace

import pytest

from host_tools.sweeps import code_reading
from host_tools.sweeps.code_photo import Camera
from host_tools.sweeps.code_reading import HAND, SHARP, Glass, misread, read
from ui.qr import encode

DIGEST = bytes(range(32))
LETTERS = "AAAQEAYEAUDAOCAJBIFQYDIOB4IBCEQTCQKRMFYYDENBWHA5DYPQ"


@pytest.mark.parametrize("seed", range(12))
def test_a_code_is_read_when_it_is_sharp(seed: int) -> None:
    assert misread(SHARP, seed) == ""


@pytest.mark.parametrize("seed", range(12))
def test_a_code_is_read_in_a_hand(seed: int) -> None:
    assert misread(HAND, seed) == ""


def test_the_seeds_are_of_all_sizes_and_pages() -> None:
    texts = [code_reading.shown(random.Random(seed))[0] for seed in range(12)]

    assert any(text.startswith("ZK2 SEAL ") for text in texts)
    assert any(text.startswith("ZK2 LOG ") for text in texts)
    assert {len(encode(text.encode())) for text in texts} == {21, 25, 29}


@pytest.mark.parametrize("kind", ["SEAL", "LOG"])
def test_a_page_has_all_of_a_digest_in_its_code(kind: str) -> None:
    picture = Glass().page(kind.encode(), DIGEST)

    assert read(SHARP.shoot(picture, random.Random(1))) == [f"ZK2 {kind} {LETTERS}"]


def test_the_longest_texts_are_read() -> None:
    for text in (b"Z" * 77, b"z" * 53):
        assert read(SHARP.shoot(Glass().alone(text), random.Random(1))) == [text.decode()]


def test_a_code_that_cannot_be_read_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    fog = Camera(blur=6.0)

    assert misread(fog, 7).startswith("seed 7: ")
    monkeypatch.setattr(code_reading, "SHARP", fog)
    report = code_reading.run(7, 2, workers=1)
    assert report.failure.startswith("seed 7: ") and "blur=6.0" in report.failure


def test_no_photograph_is_like_another_but_a_seed_is() -> None:
    picture = Glass().page(b"LOG", DIGEST)
    one, again, other = (
        replace(HAND, scale=3).shoot(picture, random.Random(seed)).tobytes() for seed in (1, 1, 2)
    )

    assert one == again != other
