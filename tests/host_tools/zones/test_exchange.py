"""Behind the screen: what one side puts down is exchanged, and the other side notices nothing."""

from collections import Counter

import pytest

from engine.refusal import Refusal
from games.zones.rules import contract
from host_tools.sweeps.zones import exchange


def test_nobody_notices_what_the_other_side_puts_down() -> None:
    """ZS-02, ZS-03: in what is said, refused and shown."""
    seen: Counter[str] = Counter()
    for seed in range(31):
        wrong = exchange.one_setup(seed, seen)
        assert not wrong, f"seed {seed}: {wrong}"

    assert seen["moves"] > 31 * 17
    assert seen["frames of PlaceScreen"] > 20


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("label", lambda move, tape: bytes(move)),
        ("tell", lambda state, move, tape: bytes(move)),
        ("view", lambda state, seat: {"base": bytes(state.bases)}),
        ("tallies", lambda state: [(b"Pieces", list(state.pieces))]),
    ],
)
def test_a_leak_is_found_with_its_seed(
    name: str, wrong: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(contract, name, wrong)

    assert "zonekeeper soak --part zones-secrets --seed" in exchange.run(1, 5).failure


def test_a_refusal_that_tells_something_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    apply = contract.apply

    def told(state: object, move: bytes) -> object:
        outcome = apply(state, move)
        base = state.bases[0]  # type: ignore[attr-defined]
        return Refusal(b"ZS-02", b"Not %d." % base) if isinstance(outcome, Refusal) else outcome

    monkeypatch.setattr(contract, "apply", told)

    assert "Not" in exchange.run(1, 9).failure


def test_a_picture_that_tells_something_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exchange, "_LINE", 0)  # the menu shows the fingerprint
    monkeypatch.setattr(exchange, "_FRAMES_EVERY", 1)

    assert "the TableMenu differs" in exchange.run(100, 30).failure
