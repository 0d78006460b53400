"""What applies now, or on a page: what to do, then the rules for it, as the table plays them."""

import modules
from tabletop import rulebook

SECTIONS = ("setup", "turn", "zone", "end")
# The rules by which the game is judged.
JUDGED = b"turn ZD-08|zone ZD-06|end ZD-10 ZD-11 ZD-13 ZD-12 ZDD-09"

# A topic for each step, as `rules.state` numbers them.
_STEPS = b"roll collision place grenade generator forced finish escape score tie over".split()


def page(state, topic=b""):
    """Return what applies now, or what a topic is about: what to do, then the rules."""
    topics = modules.borrow("games.zeds.rulebook.topics").TOPICS
    return rulebook.page(rulebook.parts(topics, topic or _STEPS[state.step]), _rule, state.flags)


def _rule(section, name):
    """Return the lines of a rule's section, and its whole ID."""
    return rules_of(section), name


def rules_of(section):
    """Return the lines of a section, without keeping them loaded."""
    return modules.borrow("games.zeds.rulebook." + section).RULES
