"""The list of rules and decisions: read a section at a time, for a moment, on request.

A section is a module `rulebook_<name>` whose RULES have a line for each rule: its ID, how the
device keeps it, a sentence. How is one of
- E: enforced; with a letter, as far as the device can see: the letter says what it cannot;
- P and a letter: prompted only, the letter says why;
- S, the bit in the setup's flags ("-" for none), "=", the default, "/", the other choice. Its
  sentence may have another form for the other choice, after a bar.
"""

import parts
from micropython import const

SECTIONS = ("setup", "turn", "board", "relics", "battle", "group", "eye", "end")

_ZERO = const(48)  # the character


def page(state, topic=b""):
    """Return what applies now, or what a topic is about: what to do, then the rules."""
    found = _found(state, topic)
    lines = found[:1]
    for part in found[1:]:
        names = part.split()
        lines += sentences(names[0].decode(), names[1:], state.setup.flags)
    return b"\n\n".join(lines)


def _found(state, topic):
    what_now = parts.borrow("games.zoneplex.what_now")
    return what_now.parts(topic or what_now.step(state))


def sentences(section, names, flags):
    """Return a sentence for each rule of a section, with its ID, as the table plays it."""
    text = rules_of(section)
    return [_sentence(text, _full(name), flags) for name in names]


def _full(name):
    return name if name.startswith(b"AMB") else b"ZP-" + name


def rules_of(section):
    """Return the lines of a section, without keeping them."""
    return parts.borrow("games.zoneplex.rulebook_" + section).RULES


def _sentence(text, rule, flags):
    start = text.find(rule + b" ")
    _, how, words = text[start : text.find(b"\n", start)].split(b" ", 2)
    forms = words.split(b"|")
    is_other = how[0] == ord("S") and how[1] >= _ZERO and flags >> (how[1] - _ZERO) & 1
    return b"%s (%s)." % (forms[-1 if is_other else 0][:-1], rule)
