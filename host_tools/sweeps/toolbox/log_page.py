"""What the Toolbox puts into a log."""

from pathlib import Path

from games.toolbox.rules import contract, state

SHOWN = {
    contract.ROLL: "the face of each die that is rolled, the lowest slot first",
    contract.FLIP: f"{state.HEADS} heads, {state.TAILS} tails",
    contract.PICK: "the seat that begins, counted from 1",
}

_TEXT = Path(__file__).with_suffix(".md")


def text(moves: str) -> str:
    """Return the page."""
    return _TEXT.read_text(encoding="utf-8").format(
        cut=contract.WITH_CUT.hex(),
        slots=state.DICE - 1,
        most=contract.MOST_SIDES,
        pyramid=state.PYRAMID,
        moves=moves,
    )
