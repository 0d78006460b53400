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

# The rules by which the game is judged.
JUDGED = (
    b"turn ZP-PH-02|eye ZP-EYE-01 ZP-EYE-02 ZP-EYE-04 ZP-EYE-05"
    b"|end ZP-CAT-03 AMB-11 ZP-CAT-04 ZP-TIE-01 ZP-TIE-02 ZP-TIE-03 ZP-TIE-04"
    b"|evocation EV-SCR-01|challenge CH-WIN-01 CH-WIN-02|duel ZM-03 AMB-69"
)
_HOUSE_SHIFT = const(8)  # the bits of the modes stand above the others
_OWN_NAMES = (b"ZP", b"AMB", b"EV", b"CH", b"ZM", b"GA", b"VS")


def page(state, topic=b""):
    """Return what applies now, or what a topic is about: what to do, then the rules."""
    topic = topic or _of("what_now").step(state)
    setup = state.setup
    rules = _Rules()
    if not setup.mode:
        return rulebook.page(_parts("topics", topic), rules.find, setup.flags)
    modes = _of("what_now_modes")
    own = modes.own_topic(setup, topic)
    found = _parts(own[0], own[1])
    if not found[0]:
        found = _parts("topics", topic)

    def find(section, name):
        """Return the rule that the mode has instead of the base game's."""
        swapped = modes.swapped(setup, section, name)
        return rules.find(swapped[0], swapped[1]) if swapped else None

    return rulebook.page(found, find, setup.flags | setup.house << _HOUSE_SHIFT)


def _of(name):
    """Return a module beside this one, without keeping it loaded."""
    return modules.borrow("games.zoneplex.rulebook." + name)


def _parts(name, topic):
    return rulebook.parts(_of(name).TOPICS, topic)


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
    return _of(section).RULES
