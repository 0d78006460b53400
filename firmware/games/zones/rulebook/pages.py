"""What applies now, or on a page: what to do, then the rules for it, as the table plays them."""

import modules
from games.zones.rules.state import TURN
from tabletop import rulebook

SECTIONS = ("setup", "turn")
# The rules by which the game is judged.
JUDGED = b"turn ZS-06 ZS-12 ZS-13 ZSD-16 ZSD-17 ZSD-18 ZSD-32"

# A topic for each step, as `rules.state` numbers them.
_STEPS = b"draw base lay start coin table return over".split()


def page(state, topic=b""):
    """Return what applies now, or what a topic is about: what to do, then the rules."""
    topics = modules.borrow("games.zones.rulebook.topics").TOPICS
    if not topic:
        topic = b"turn" if state.step == TURN and state.glass else _STEPS[state.step]
    return rulebook.page(rulebook.parts(topics, topic), _rule, state.flags)


def _rule(section, name):
    """Return the lines of a rule's section, and its whole ID."""
    return rules_of(section), name


def rules_of(section):
    """Return the lines of a section, without keeping them loaded."""
    return modules.borrow("games.zones.rulebook." + section).RULES
