"""A game's rulebook: what to do in a step or on a page, and the rules for it, as texts to search.

Two kinds of text, each one bytes, or a few where they would be more than 2 KB: a crowded heap has
no room for a large piece. A text begins and ends with the end of a line.
- topics: a line each: its name, what to do, then sections with the rules taken from each, with
  bars between: b"\\ndraw|Turn over a card.|turn DECK-03 TURN-01|relics REL-06\\n";
- rules, a module a section with RULES: a line each: the rule's ID, how the device keeps it, a
  sentence. How is one of
  - E: enforced; with a letter, as far as the device can see: the letter says what it cannot;
  - P and a letter: prompted only, the letter says why;
  - S, the bit in the table's flags ("-" for none, counted on from "0"), "=", the default, "/",
    the other choice. Its sentence may have another form for the other choice, after a bar.
"""

import modules
from micropython import const

_ZERO = const(48)  # the character


def parts(topics, name):
    """Return what a topic says to do, then each section with its rules, as bytes.

    A name that begins with a bar has the sections itself.
    """
    if name[:1] == b"|":
        return name.split(b"|")
    return _line(topics, b"\n" + name + b"|")[2 + len(name) :].split(b"|")


def has(topics, name):
    """Tell whether there is such a topic."""
    return bool(_line(topics, b"\n" + name + b"|"))


def page(found, find, flags):
    """Return a topic's parts as a page: what to do, then the sentence of each rule, once.

    `find(section, name)` returns the rules of a section and the rule's whole ID, or None for a
    rule that this table does not have. `flags` are the table's decisions, one bit each.
    """
    lines = found[:1]
    for part in found[1:]:
        names = part.split()
        for name in names[1:]:
            rule = find(names[0].decode(), name)
            line = sentence(rule[0], rule[1], flags) if rule else b""
            if line and line not in lines:
                lines.append(line)
    return b"\n\n".join(lines)


def small_page(topics, rules, topic):
    """Return a topic's page in a rulebook whose rules are all in one text."""

    def find(section, name):
        return rules, name

    return page(parts(topics, topic), find, 0)


def in_words(game, names):
    """Return the sentences of the rules by which a game is judged.

    `JUDGED` of its pages has them by section, as a topic has; without it there is one, `rules`.
    """
    pages = modules.load("games." + game.name + ".rulebook.pages")
    judged = pages.JUDGED if hasattr(pages, "JUDGED") else b"rules " + b" ".join(names)
    topic = b""
    for part in judged.split(b"|"):
        found = part.split()
        topic += b"|" + b" ".join(found[:1] + [name for name in found[1:] if name in names])
    return game.help(topic).strip()


def sentence(rules, rule, flags):
    """Return the sentence of a rule, with its ID, as a table with these flags plays it."""
    line = _line(rules, rule + b" ")  # found by places in it: to split it would litter
    how = line.find(b" ") + 1
    start, end, bar = line.find(b" ", how) + 1, len(line), line.find(b"|", how)
    bit = line[how + 1] - _ZERO
    if line[how] == ord("S") and bit >= 0 and flags >> bit & 1:
        start = max(start, bar + 1)
    elif bar >= 0:
        end = bar
    return b"%s (%s)." % (line[start : end - 1], rule)


def _line(texts, beginning):
    """Return the rest of a line from where it is found in one of the texts, or b""."""
    for text in (texts,) if isinstance(texts, bytes) else texts:
        start = text.find(beginning)
        if start >= 0:
            return text[start : text.find(b"\n", start + 1)]
    return b""
