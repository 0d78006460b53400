"""What now? tells for every step and every page, in our words, which rules apply."""

from games.zeds.rulebook import pages, topics
from games.zeds.rules import codes
from games.zeds.rules import setup as decisions
from games.zeds.rules import state as rules_state
from tests.firmware.games.zeds.positions import cross, do, on_paper, opened, refereed, roll, sector

PAGES = (
    b"roll collision shelter place grenade generator forced finish count escape score tie over "
    b"adjust left zone could"
).split()


def first(state, topic=b""):
    """Return what a page says to do."""
    return pages.page(state, topic).split(b"\n\n")[0]


def listed():
    """Return the ID of every rule in the book."""
    lines = b"".join([pages.rules_of(section) for section in pages.SECTIONS]).split(b"\n")
    return [line.split(b" ")[0] for line in lines if line]


def test_every_page_has_something_to_do_and_rules():
    state = opened()

    for topic in PAGES:
        paragraphs = pages.page(state, topic).split(b"\n\n")
        assert len(paragraphs) > 1, topic
        assert paragraphs[0].endswith((b".", b"?")), topic
        assert [line for line in paragraphs[1:] if not line.endswith(b").")] == [], topic


def test_every_topic_is_a_page_of_the_table():
    names = [line.split(b"|")[0] for line in topics.TOPICS.split(b"\n") if line]

    assert sorted(names) == sorted(PAGES)


def test_every_rule_is_told_on_a_page():
    told = b"".join([pages.page(opened(), topic) for topic in PAGES])

    assert [rule for rule in listed() if b"(%s)." % rule not in told] == []
    assert len(listed()) == 13 + 21


def test_every_step_has_its_own_page():
    state = refereed()
    seen = set()
    for step in range(rules_state.OVER):
        state.turn = 20 if step == rules_state.FINISH else 3
        state.todo[0] = step if step not in (rules_state.ROLL, rules_state.FINISH) else 0
        assert state.step == step
        seen.add(first(state))
    state.ended = rules_state.HAS_ENDED
    seen.add(first(state))

    assert len(seen) == rules_state.OVER + 1


def test_the_page_follows_the_game():
    state = on_paper(1)
    cross(state, 0, sector(3, 4))
    assert first(state) == first(state, b"roll")

    roll(state, 3, 4)
    assert first(state) == first(state, b"collision")

    do(state, codes.CROSS, sector(3, 3))
    assert first(state) == first(state, b"roll")


def test_the_dice_alone_have_a_page():
    assert first(opened(0)) == first(opened(), b"roll")


def test_a_page_tells_what_the_table_has_decided():
    """ZDD-01, ZDD-03, ZDD-20."""
    usual = opened()
    other = opened(2, decisions.SWAPPED | decisions.FREED | decisions.TALL)

    assert b"light die is the row" in pages.page(usual, b"roll")
    assert b"light die is the column" in pages.page(other, b"roll")
    assert b"stays crossed out" in pages.page(usual, b"shelter")
    assert b"is free again" in pages.page(other, b"shelter")
    assert b"5 columns and 4 rows" in pages.page(usual, b"zone")
    assert b"4 columns and 5 rows" in pages.page(other, b"zone")
