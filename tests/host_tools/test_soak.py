"""The sweeps: a tenth of the big one, block by block, and proof that each check can fail."""

import re
from collections import Counter
from pathlib import Path

import pytest

from host_tools.shelf import pieces
from host_tools.sweeps import command as soak
from host_tools.sweeps import keys_sweep
from host_tools.sweeps.random_words import events_of, random_words
from host_tools.sweeps.shrink import shrink
from host_tools.sweeps.sweep import Outcome, Sweep, Task
from host_tools.sweeps.table import SWEEPS
from tests.host_tools.gathering import gather

TENTH = 100_000
SEEDS = range(20_260, 20_260 + TENTH // keys_sweep.BLOCK)
STEPWISE = {"LightsScreen", "EmptyScreen"}  # behind minutes of waiting: random hands seldom wait
DEEP = {"CodeScreen"}  # a page over a page over the table menu, seen by the walk over all
LEAST_LOOKS = 50  # words after which a screen was in sight
GAMES = Path(__file__).parents[2] / "firmware" / "games"


def run_keys(seed: int, events: int) -> Outcome:
    return keys_sweep.run(Task(seed, events, workers=1, advance=lambda done: None))


def screens_with_own_sweeps() -> set[str]:
    """Return the screens that are too deep for these hands: their games have sweeps of keys."""
    deep = [game for game, piece in pieces("soak").items() if piece.SWEEPS]
    texts = [path.read_text() for game in deep for path in (GAMES / game).rglob("*_screen.py")]
    own = {name for text in texts for name in re.findall(r"^class (\w+)", text, re.MULTILINE)}
    return own | {path.rpartition(".")[2] for game in deep for path in led_to(game)}


def led_to(game: str) -> list[str]:
    """Return the screens that the walks of a game are for, shared ones among them."""
    walks = pieces("walks")
    return (
        [path for paths in walks[game].REACHES.values() for path in paths] if game in walks else []
    )


@pytest.mark.parametrize("seed", SEEDS)
def test_a_block_of_the_key_events_breaks_nothing_and_all_see_every_screen(
    seed: int, tmp_path_factory: pytest.TempPathFactory
) -> None:
    outcome = run_keys(seed, keys_sweep.BLOCK)

    assert not outcome.failure, f"seed {seed}\n{outcome.failure}"
    seen = gather(tmp_path_factory, "keys", [*map(str, SEEDS)], str(seed), outcome.seen)
    if seen is not None:
        judge_looks(sum(map(Counter, seen), Counter()))


def judge_looks(seen: "Counter[str]") -> None:
    """Look whether every screen was in sight often enough in all blocks together."""
    judged = set(seen) - screens_with_own_sweeps() - STEPWISE - DEEP
    looks = {name: seen[name] for name in judged}

    assert len(looks) >= 15
    assert min(looks.values()) > LEAST_LOOKS, looks


def test_a_screen_that_was_hardly_seen_is_told() -> None:
    seen = Counter({f"Screen{number}": LEAST_LOOKS + 1 for number in range(15)})

    judge_looks(seen)
    with pytest.raises(AssertionError):
        judge_looks(seen + Counter({"AnotherScreen": LEAST_LOOKS}))


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
LASTING = (
    CRASH.replace("home.about import About", "ui.widgets.menu import Menu") + "\nMenu.move = crash"
)


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


def test_in_a_file_every_tenth_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    def half_and_half(task: Task) -> Outcome:
        task.advance(task.count // 2)
        task.advance(task.count // 2)
        return Outcome("fine")

    sweeps = {"good": Sweep("is well", "tries", 3000, half_and_half)}
    assert soak.main(["--seed", "5"], sweeps) == 0

    printed = capsys.readouterr().out
    assert "good: 1,500 of 3,000 after " in printed
    assert "good: 3,000 of 3,000 after " in printed


def test_the_framebuf_part_runs() -> None:
    steps: list[int] = []
    outcome = SWEEPS["framebuf"].run(Task(1, 300, 1, steps.append))

    assert not outcome.failure
    assert steps == [100, 100, 100]
