"""What applies now, or on a page: what to do, then the rules for it, as the table plays them.

A section is a module beside this one. `tabletop.rulebook` says how topics and rules are written.
"""

import modules
from micropython import const
from tabletop import rulebook

SECTIONS = (
    "setup",
    "turn",
    "board",
    "relics",
    "battle",
    "group",
    "eye",
    "end",
    "evocation",
    "challenge",
    "duel",
)

_HOUSE_SHIFT = const(8)  # the bits of the modes stand above the others
_OWN_NAMES = (b"AMB", b"EV", b"CH", b"ZM", b"GA", b"VS")


def page(state, topic=b""):
    """Return what applies now, or what a topic is about: what to do, then the rules."""
    what_now = modules.borrow("games.zoneplex.rulebook.what_now")
    topic = topic or what_now.step(state)
    setup = state.setup
    rules = _Rules()
    if not setup.mode:
        return rulebook.page(rulebook.parts(what_now.TOPICS, topic), rules.find, setup.flags)
    modes = modules.borrow("games.zoneplex.rulebook.what_now_modes")
    own = modes.topic_of(setup, topic, state)
    topics = what_now.TOPICS if own == topic else modes.TOPICS

    def find(section, name):
        """Return the rule that the mode has instead of the base game's."""
        swapped = modes.swapped(setup, section, name)
        return rules.find(swapped[0], swapped[1]) if swapped else None

    flags = setup.flags | setup.house << _HOUSE_SHIFT
    return rulebook.page(rulebook.parts(topics, own), find, flags)


class _Rules:
    """The sections as a page asks for them: what it needs next is most often in the same one."""

    def __init__(self):
        self._section = ""
        self._rules = b""

    def find(self, section, name):
        """Return the lines of a rule's section, and its whole ID."""
        if section != self._section:
            self._section = section
            self._rules = rules_of(section)
        is_whole = name[: name.find(b"-")] in _OWN_NAMES
        return self._rules, name if is_whole else b"ZP-" + name


def rules_of(section):
    """Return the lines of a section, without keeping them loaded."""
    return modules.borrow("games.zoneplex.rulebook." + section).RULES
