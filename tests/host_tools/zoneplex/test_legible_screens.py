"""Every screen of Zoneplex can be read with five long names, and its footers are true."""

import pytest

from host_tools.exercises.zoneplex.staged_game import FULL_TABLE
from host_tools.exercises.zoneplex.walks import REACHES, plan
from tests.host_tools.legible_walk import LegibleWalk

_MOST_ACTIONS = 150  # those that come first see the most


@pytest.mark.parametrize("name", REACHES)
def test_a_full_table_of_long_names_is_legible_and_keys_do_what_they_say(name):
    disk, ways, way_in, most_actions = plan(name, FULL_TABLE)
    walk = LegibleWalk(disk, ways)
    for action in way_in:
        walk.act(action)

    walk.walk(min(most_actions, _MOST_ACTIONS))

    assert sorted(set(walk.found)) == []
    assert walk.seen.keys() & set(REACHES[name])
