"""A tenth of the sweep of power cuts, and proof that it sees what it looks for."""

from collections.abc import Iterator

import pytest

from host_tools.exercises import long_game
from host_tools.exercises.long_game import LongGame
from host_tools.flash.chip import Cut, FlashChip, Image, Moment
from host_tools.flash.disk import mount_disk
from host_tools.simulated.session import Session
from host_tools.simulated.world import PowerCut
from host_tools.sweeps import power_cut, virtual_power_cut
from host_tools.sweeps.power_cut import Survivor
from host_tools.sweeps.recording import SEED, all_cuts, new_image, record
from storage.disk import Disk
from storage.journal import Journal
from storage.saves import NONE, Saves

_PARTS = 4  # so that several workers share them
_SHORT = 24  # words of a game for the tests of the sweep itself


@pytest.mark.parametrize("part", range(_PARTS))
def test_a_tenth_of_all_cuts_of_power_loses_nothing(part: int) -> None:
    cuts = all_cuts(len(record().operations))

    tenth = power_cut.chosen(cuts, 1, len(cuts) // 15)  # of nine kinds as many as once of six
    wrongs, seconds = power_cut.try_cuts(tenth[part::_PARTS])

    assert "".join(wrongs) == ""
    assert seconds > 0


def test_a_run_of_the_sweep_counts_its_cuts() -> None:
    report = power_cut.run(seed=2, count=8, workers=1)

    assert report.failure == ""
    assert report.summary.startswith("8 cuts of power in ")


def test_some_cuts_of_power_on_the_virtual_board_lose_nothing() -> None:
    report = virtual_power_cut.run(seed=1, count=24, workers=1, words=_SHORT)

    assert report.failure == ""


def test_the_recorded_game_has_everything_in_it() -> None:
    recording = record()
    words = [step.word for step in recording.steps]

    assert recording.moves >= 300
    assert max(step.note.done for step in recording.steps) >= 250
    assert words.count(long_game.UNDO) >= 40
    assert words.count(long_game.REDO) >= 10
    assert words.count(long_game.NEW) == 3
    assert words.count(long_game.UNDO_NEW) == 2


def test_the_picture_after_a_start_is_the_one_that_was_shown_before() -> None:
    recording = record(_SHORT)
    survivor = Survivor(recording)
    for number, step in enumerate(recording.steps):
        session = Session(survivor.disk_after(number))
        note = long_game.resume(session)
        assert note is not None
        assert note.differs(step.note) == ""
        if not long_game.open_game(session).table.state.is_running:  # a clock goes on
            assert note.picture == step.note.picture


def test_a_cut_of_a_running_device_leaves_what_the_recording_says() -> None:
    recording = record(_SHORT)
    for number, part in ((5, 64), (17, 128), (len(recording.operations) - 2, 250)):
        for moment in Moment:
            cut = Cut(number, moment, part)
            assert _live_image(cut) == recording.image(cut)


def _live_image(cut: Cut) -> Image:
    """Play the short game on a chip whose power really goes."""
    chip = FlashChip(new_image(), cut)
    with pytest.raises(PowerCut):
        game = LongGame(Session(mount_disk(chip)).boot(), SEED)
        for word in long_game.words(_SHORT, SEED):
            game.play(word)
    return chip.image


def test_a_lost_erase_loses_nothing() -> None:
    erases = _played(None).erases
    assert erases

    for number in range(0, erases, 1 + erases // 4):
        chip = _played(number)
        note = long_game.resume(Session(mount_disk(FlashChip(chip.image))))
        assert note is not None
        assert note.differs(record(_SHORT).steps[-1].note) == "", number


def _played(lost_erase: int | None) -> FlashChip:
    """Play the short game on a chip that forgets to erase once."""
    chip = FlashChip(new_image(), lost_erase=lost_erase)
    game = LongGame(Session(mount_disk(chip)).boot(), SEED)
    for word in long_game.words(_SHORT, SEED):
        game.play(word)
    return chip


def _failures() -> Iterator[str]:
    """Record the short game anew and cut it before each operation."""
    recording = record.__wrapped__(_SHORT)
    survivor = Survivor(recording, sparse=5)
    for number in range(len(recording.operations)):
        cut = Cut(number, Moment.BEFORE)
        wrong = survivor.tell(cut, survivor.try_cut(cut))
        if wrong:
            yield wrong


def test_the_sweep_finds_nothing_wrong_with_a_short_game() -> None:
    assert list(_failures()) == []


def test_the_sweep_catches_a_journal_that_says_yes_before_it_has_written(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    late: list[bytes] = []
    count = 0
    keep = Journal.keep

    def keep_later(journal: Journal, data: bytes) -> None:
        nonlocal count
        count += 1
        late.append(data)
        while late and count != 4:
            keep(journal, late.pop(0))

    monkeypatch.setattr(Journal, "keep", keep_later)

    assert any("a log that never was" in wrong for wrong in _failures())


def test_the_sweep_catches_an_append_that_is_not_atomic(monkeypatch: pytest.MonkeyPatch) -> None:
    def append(disk: Disk, name: str, data: bytes) -> None:
        whole = (disk.read(name) or b"") + data
        disk.remove(name)
        disk.replace(name, whole)

    monkeypatch.setattr(Disk, "append", append)

    assert next(_failures(), "")


def test_the_sweep_catches_an_undo_of_new_game_in_the_wrong_order(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # Regression: the game before was still marked as over when it was made the open one.
    def undo_new_game(saves: Saves) -> None:
        dropped = saves.current
        saves._set_current(saves.previous, NONE)
        saves.delete(dropped)
        saves.journal(saves.current).reopen()

    # By name: the firmware may have let go of the module that this file has imported.
    monkeypatch.setattr("storage.saves.Saves.undo_new_game", undo_new_game)

    assert any("'undo new'" in wrong and "offers no game" in wrong for wrong in _failures())
