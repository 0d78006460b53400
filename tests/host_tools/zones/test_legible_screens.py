"""Every screen of ZoneS can be read with long names, and its footers are true."""

import pytest

from host_tools.exercises.zones.walks import REACHES, plan
from tests.host_tools.legible_walk import LegibleWalk


@pytest.mark.parametrize("name", REACHES)
def test_a_table_of_long_names_is_legible_and_keys_do_what_they_say(name):
    disk, ways, way_in, most_actions = plan(name)
    walk = LegibleWalk(disk, ways)
    for action in way_in:
        walk.act(action)

    walk.walk(most_actions)

    assert sorted(set(walk.found)) == []
    assert walk.seen.keys() & set(REACHES[name])
