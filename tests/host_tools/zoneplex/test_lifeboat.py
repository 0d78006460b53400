"""`zonekeeper lifeboat`: the position on paper, or a sentence that says why there is none."""

import pytest

from host_tools.journal.lifeboat_command import main
from host_tools.shelf import RECORDED, recorded
from host_tools.sweeps.zoneplex.record_games import recorded_games

GAME = recorded_games()[0]


def test_the_position_of_the_last_line_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(GAME)]) == 0

    printed = capsys.readouterr().out
    assert printed.startswith("Turn: ")
    assert printed.count("Relics: ") >= 3


def test_an_earlier_line_is_another_position(capsys: pytest.CaptureFixture[str]) -> None:
    main([str(GAME), "--at", "20"])
    early = capsys.readouterr().out
    main([str(GAME), "--at", "60"])

    assert capsys.readouterr().out != early
    assert "Phase 1" in early


@pytest.mark.parametrize(
    ("arguments", "code", "told"),
    [
        ([str(RECORDED / "nothing.zkj")], 2, "nothing.zkj"),
        ([str(GAME), "--at", "100000"], 2, "There is no line 100000"),
        ([str(GAME), "--at", "1"], 3, "has not begun"),
        ([str(recorded("evening"))], 3, "has no lifeboat"),
    ],
)
def test_what_has_no_position_is_told_in_a_sentence(
    arguments: list[str], code: int, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == code
    assert told in capsys.readouterr().err
