"""What applies now, or on a page: what to do, then the rules for it, as the table plays them."""

import modules
from games.zenith.rules.effects.frames import OP, top
from tabletop import rulebook

SECTIONS = ("setup", "influence", "turn", "effects")
# The rules by which the game is judged.
JUDGED = b"influence ZN-15 ZND-30"

_STEPS = (b"draw", b"layout", b"turn", b"", b"over")
_PLANETS = b"agnNrD"
_COLUMNS = b"feokBFKhT"


def page(state, topic=b""):
    """Return what applies now, or what a topic is about: what to do, then the rules."""
    topics = modules.borrow("games.zenith.rulebook.topics").TOPICS
    topic = topic or _STEPS[state.step] or _asked(top(state)[OP])
    return rulebook.page(rulebook.parts(topics, topic), _rule, state.flags)


def _asked(op):
    """Return the topic of what is asked."""
    if op in _PLANETS:
        return b"planet"
    if op in _COLUMNS:
        return b"column"
    if op == ord("m"):
        return b"mobilise"
    if op == ord("v"):
        return b"technology"
    return b"token" if op in b"bEO" else b"choice"


def _rule(section, name):
    """Return the lines of a rule's section, and its whole ID."""
    return rules_of(section), name


def rules_of(section):
    """Return the lines of a section, without keeping them loaded."""
    return modules.borrow("games.zenith.rulebook." + section).RULES
