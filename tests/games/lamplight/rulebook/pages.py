"""What applies now, or on a page: what to do, then the rules for it."""

import modules
from games.lamplight.rules.contract import is_over
from tabletop import rulebook

_TOPICS = (
    b"\n"
    b"turn|First to seven lamps. Cards light 0 to 3, the die one from 4 up."
    b"|rules LL-2 LL-3 LL-4 LL-5 LL-6 LL-7\n"
    b"over|The lamps are counted. DOWN shows them, OK closes the game.|rules LL-6 LL-7\n"
    b"die|Roll your die, then choose its face.|rules LL-5\n"
    b"scores|All meters; DOWN shows how far each has come.|rules LL-6\n"
    b"left|What nobody has seen yet, and the chance of each card.|rules LL-1\n"
    b"adjust|Set a value by hand: player, value, number. The log says that it was.|rules LL-8\n"
)


def page(state, topic=b""):
    """Return what applies now, or what a topic is about: what to do, then the rules."""
    topic = topic or (b"over" if is_over(state) else b"turn")
    return rulebook.page(rulebook.parts(_TOPICS, topic), _rule, 0)


def _rule(section, name):
    """Return the lines of a rule's section, and its whole ID."""
    return modules.borrow("games.lamplight.rulebook." + section).RULES, name
