"""The list of rules and decisions: read a section at a time, for a moment, on request.

A section is a module `rulebook_<name>` whose RULES have a line for each rule: its ID, how the
device keeps it, a sentence. How is one of
- E: enforced; with a letter, as far as the device can see: the letter says what it cannot;
- P and a letter: prompted only, the letter says why;
- S, the bit in the setup's flags ("-" for none, counted on from "0": the modes' own follow the
  first eight), "=", the default, "/", the other choice. Its
  sentence may have another form for the other choice, after a bar.
"""

import parts
from micropython import const

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

_ZERO = const(48)  # the character
_HOUSE_SHIFT = const(8)  # the bits of the modes stand above the others
_OWN_NAMES = (b"AMB", b"EV", b"CH", b"ZM", b"GA", b"VS")


def page(state, topic=b""):
    """Return what applies now, or what a topic is about: what to do, then the rules."""
    what_now = parts.borrow("games.zoneplex.what_now")
    topic = topic or what_now.step(state)
    if state.setup.mode:
        return _page_of_mode(state, topic, what_now)
    found = what_now.parts(topic)
    lines = found[:1]
    for part in found[1:]:
        names = part.split()
        lines += sentences(names[0].decode(), names[1:], state.setup.flags)
    return b"\n\n".join(lines)


def _page_of_mode(state, topic, what_now):
    """Return the page with the rules that the mode has instead of the base game's."""
    modes = parts.borrow("games.zoneplex.what_now_modes")
    setup = state.setup
    own = modes.topic_of(setup, topic, state)
    found = what_now.parts(own, modes.TOPICS) if own != topic else what_now.parts(topic)
    flags = setup.flags | setup.house << _HOUSE_SHIFT
    lines = found[:1]
    for part in found[1:]:
        names = part.split()
        for name in names[1:]:
            swapped = modes.swapped(setup, names[0].decode(), name)
            if swapped:
                lines += sentences(swapped[0], swapped[1:], flags)
    return b"\n\n".join([lines[n] for n in range(len(lines)) if lines[n] not in lines[:n]])


def sentences(section, names, flags):
    """Return a sentence for each rule of a section, with its ID, as the table plays it."""
    text = rules_of(section)
    return [_sentence(text, _full(name), flags) for name in names]


def _full(name):
    return name if name[: name.find(b"-")] in _OWN_NAMES else b"ZP-" + name


def rules_of(section):
    """Return the lines of a section, without keeping them."""
    return parts.borrow("games.zoneplex.rulebook_" + section).RULES


def _sentence(text, rule, flags):
    start = text.find(rule + b" ")
    _, how, words = text[start : text.find(b"\n", start)].split(b" ", 2)
    forms = words.split(b"|")
    is_other = how[0] == ord("S") and how[1] >= _ZERO and flags >> (how[1] - _ZERO) & 1
    return b"%s (%s)." % (forms[-1 if is_other else 0][:-1], rule)
