"""A log that lays out the first Fears when hardly any are left in the deck."""

from games.zoneplex.rules.codes import LAY_OUT
from host_tools.shelf import recorded_games
from host_tools.sweeps.page_verifier import NodeVerifier
from host_tools.sweeps.second_verifier import disagreement
from tests.host_tools.forger import Draft


def test_the_page_finds_the_line_and_does_not_look_for_a_fear_for_ever() -> None:
    # Regression: the page stood still, until it had no memory left.
    games = [path for path in recorded_games() if path.parent.name == "evocation"]
    draft = Draft(max(games, key=lambda path: path.stat().st_size).read_bytes())
    late = draft.insert(len(draft.bodies), draft.bodies[draft.lines(LAY_OUT)[0] - 1])

    with NodeVerifier() as page:
        said = page.judge(draft.forged())
        assert (said.outcome, said.line) == ("DOES NOT HOLD", late)
        assert not disagreement(page, draft.forged())
