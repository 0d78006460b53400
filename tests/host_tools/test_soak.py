"""The sweeps: a tenth of the big one, and proof that each of its checks can fail."""

import re
from collections import Counter
from pathlib import Path

import pytest

from host_tools import soak
from host_tools.soak import keys_sweep
from host_tools.soak.random_words import events_of, random_words
from host_tools.soak.shrink import shrink
from host_tools.soak.sweep import Outcome, Sweep, Task
from host_tools.soak.table import SWEEPS

TENTH = 100_000
SEED = 20_260
STEPWISE = {"LightsScreen", "EmptyScreen"}  # behind minutes of waiting: random hands seldom wait
LEAST_LOOKS = 40  # words after which a screen was in sight
ZONEPLEX = Path(__file__).parents[2] / "firmware" / "games" / "zoneplex"


def run_keys(seed: int, events: int) -> Outcome:
    return keys_sweep.run(Task(seed, events, workers=2, advance=lambda done: None))


def screens_of_zoneplex() -> set[str]:
    """Return the screens that are too deep for these hands; they have a sweep of their own."""
    texts = [path.read_text() for path in ZONEPLEX.glob("*_screen.py")]
    return {name for text in texts for name in re.findall(r"^class (\w+)", text, re.MULTILINE)}


def test_a_tenth_of_the_key_events_breaks_nothing_and_sees_every_screen() -> None:
    outcome = run_keys(SEED, TENTH)
    judged = set(outcome.seen) - screens_of_zoneplex() - STEPWISE
    looks = {name: outcome.seen[name] for name in judged}

    assert not outcome.failure, f"seed {SEED}\n{outcome.failure}"
    assert len(looks) >= 15
    assert min(looks.values()) > LEAST_LOOKS, outcome.summary


def test_words_are_the_same_for_a_seed_and_make_the_events_asked_for() -> None:
    words = random_words(7, 3_000)

    assert words == random_words(7, 3_000) != random_words(8, 3_000)
    assert 3_000 <= sum(map(events_of, words)) < 3_010
    assert words[-2:] == ["home", "glass"]
    assert len(Counter(word[0] for word in words)) > 12


CRASH = "\nfrom home.about import About\ndef crash(*_): raise ValueError('sabotage')"
SABOTAGES = [
    (CRASH + "\nAbout.draw = crash", "tU tO", "tO crashed the Launcher"),
    (CRASH + "\nAbout.press = lambda *_: None", "tU tO home", "does not lead out of the About"),
    (CRASH + "\nuse._keys.dropped = 1", "tU", "overran the ring"),
    (
        "\nuse._session.device.board.oled.show = lambda *_: None",
        "tU glass",
        "the glass does not show",
    ),
    ("\nuse._session.device.board.tend = lambda now: 1 // 0", "tU", "ZeroDivisionError"),
]

# In a module that stays loaded: others are let go of at home, and loaded again unharmed.
LASTING = CRASH.replace("home.about import About", "ui.menu import Menu") + "\nMenu.move = crash"


@pytest.mark.parametrize(("sabotage", "words", "complaint"), SABOTAGES)
def test_a_device_that_breaks_is_found(
    monkeypatch: pytest.MonkeyPatch, sabotage: str, words: str, complaint: str
) -> None:
    monkeypatch.setattr(keys_sweep, "_START", keys_sweep._START + sabotage)

    assert complaint in keys_sweep.play(words.split()).error


def test_a_failure_names_seed_and_event_and_ends_in_a_short_script_that_reruns_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(keys_sweep, "_START", keys_sweep._START + LASTING)

    failure = run_keys(1, 1_000).failure

    assert "ValueError: sabotage" in failure
    assert "Seed 1, event " in failure
    assert "zonekeeper soak --part keys --seed 1 --events " in failure
    words = failure.rsplit("--words '")[1].rstrip("'")
    assert len(words.split()) <= 4
    assert "crashed the" in keys_sweep.play(words.split()).error


def test_a_fault_alone_breaks_nothing() -> None:
    wires = "tO nack tD jam tD w700 unplug tO w700 plug w700 unplug jam w50 glass "
    rest = "dark flat w50 z6000 full tO free rot cut cutx w50 cutU cutB home glass"

    played = keys_sweep.play((wires + rest).split())

    assert not played.error, played.error


def test_words_can_be_replayed(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["--words", "tD tO home"]) == 0
    assert "nothing broke" in capsys.readouterr().out
    assert soak.main(["--words", "tD nonsense"]) == 1
    assert "there is no word nonsense" in capsys.readouterr().out


def test_shrinking_keeps_only_what_fails() -> None:
    words = [str(number) for number in range(200)]

    short = shrink(words, lambda fewer: {"17", "130"} <= set(fewer))

    assert short == ["17", "130"]


def test_the_parts_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["--list"]) == 0

    printed = capsys.readouterr().out
    assert all(name in printed for name in SWEEPS)
    assert "1,000,000" in printed


def test_a_failing_part_makes_the_exit_code_1_and_prints_the_seed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    sweeps = {
        "good": Sweep("is well", "tries", 3, lambda task: Outcome("fine")),
        "bad": Sweep("is not", "tries", 3, lambda task: Outcome("over", f"broke at {task.count}")),
    }

    assert soak.main(["--part", "good", "--seed", "5"], sweeps) == 0
    assert soak.main(["--seed", "5", "--events", "2"], sweeps) == 1
    printed = capsys.readouterr().out
    assert "seed 5" in printed
    assert "broke at 2" in printed


def test_the_framebuf_part_runs() -> None:
    outcome = SWEEPS["framebuf"].run(Task(1, 300, 1, lambda done: None))

    assert not outcome.failure
