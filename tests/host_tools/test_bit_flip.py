"""A tenth of the sweep of flipped bits, and proof that it sees what it looks for."""

import pytest

from engine import record
from games import catalogue
from host_tools.flash.chip import FlashChip
from host_tools.flash.disk import format_disk
from host_tools.simulated.session import Session
from host_tools.sweeps import bit_flip
from host_tools.sweeps.bit_flip import all_damages, chosen, played, try_damage

_HOLD_MS = 700
_PARTS = 4  # so that several workers share them


@pytest.mark.parametrize("part", range(_PARTS))
def test_a_tenth_of_all_damage_is_told_and_never_believed(part: int) -> None:
    damages = all_damages(played())

    tenth = chosen(damages, 1, len(damages) // 10)

    assert [wrong for wrong in map(try_damage, tenth[part::_PARTS]) if wrong] == []


def test_a_run_of_the_sweep_counts_what_it_tried() -> None:
    report = bit_flip.run(seed=2, count=30, workers=1)

    assert report.failure == ""
    assert report.summary.startswith("30 tried of ")


def test_every_file_of_a_game_is_damaged() -> None:
    names = {name.split("/")[-1] for name, _, _ in all_damages(played())}

    assert {"000", "head", "secret", "mark1", "current"} <= names


def test_the_sweep_catches_records_without_a_check(monkeypatch: pytest.MonkeyPatch) -> None:
    played()
    monkeypatch.setattr(record, "check", lambda chain, body: b"\x00\x00\x00")
    played.cache_clear()
    try:
        folder = played().folder
        wrongs = [try_damage((f"{folder}/001", at, 0)) for at in range(20)]
    finally:
        played.cache_clear()

    assert any(wrongs)


def test_the_offer_to_repair_is_made_and_kept_on_the_glass() -> None:
    game = played()
    disk = game.disk.copy()
    name = f"{game.folder}/003"
    disk.files[name] = disk.files[name][:-1] + b"?"
    session = Session(disk).boot()
    session.press("OK")
    session.settle()

    assert session.screen == "RepairScreen"
    session.press("OK")
    assert session.screen == "RepairScreen"
    session.press("BACK")
    session.settle()
    assert session.screen == "Launcher"
    assert disk.files[name].endswith(b"?")
    session.press("OK")
    session.settle()
    session.hold("OK", _HOLD_MS)
    session.settle()
    table = session.app.screen.game.table
    assert table.chain in [moment.chain for moment in game.moments]
    assert table.done < game.moments[-1].done


def test_a_damaged_game_does_not_stand_in_the_way_of_a_new_one() -> None:
    # Regression: the game would not open any more, and the game could not be deleted.
    game = played()
    title = catalogue.title(catalogue.names()[0])
    for lost in ("head", "secret"):
        disk = game.disk.copy()
        disk.files[f"{game.folder}/{lost}"] = b"lost"
        session = Session(disk).boot()
        while session.app.screen._menu.rows[session.app.screen._menu.cursor] != title:
            session.press("DOWN")
        session.press("OK")
        session.settle()
        if session.screen == "ChoiceScreen":
            session.press("DOWN", "OK")  # a new game
            session.settle()

        assert session.screen == "MenuScreen"
        assert session.app.screen.game.table.done == 0
        assert disk.files[f"{game.folder}/{lost}"] == b"lost"


def test_a_game_lives_on_littlefs_as_in_memory() -> None:
    game = played()
    disk = format_disk(FlashChip())
    for name, data in game.disk.files.items():
        if "/" in name:
            disk.make_folder(name.split("/")[0])
        disk.replace(name, data)
    session = Session(disk).boot()
    session.press("OK")

    assert session.app.screen.game.table.chain == game.moments[-1].chain
