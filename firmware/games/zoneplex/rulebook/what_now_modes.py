"""What now? in the modes: their own topics, and which rule stands in the place of another.

What has no topic of its own is told as in the base game, with the rules that were swapped; "-"
leaves one out.
"""

from games.zoneplex.rules import setup as setup_rules

# A rule of the base game, then the section and the rule that stand for it.
_SWAPS_GROUP = (
    b"BAT-09>evocation EV-STK-01 DECK-05>evocation EV-MOV-01 MOV-01>evocation AMB-49 "
    b"STN-04>evocation EV-STN-01 STN-02>evocation AMB-50 PH-03>evocation EV-SCR-01 "
    b"PH-04>- AMB-33>- TILE-01>- FEAR-01>- INF-02>evocation AMB-52 "
)
_SWAPS_SMALL = (
    b"BAT-09>challenge CH-STK-01 BAT-08>challenge CH-COM-02 DECK-05>challenge CH-MOV-01 "
    b"SAC-02>challenge CH-COM-01 STN-04>challenge CH-STN-01 STN-03>- TILE-01>- SET-03>- "
    b"BAT-07>- AMB-21>- GRP-05>- AMB-22>- AMB-24>- AMB-25>- AMB-26>- AMB-27>- AMB-33>- WMS-04>- "
    b"FEAR-01>- REL-09>- REL-02>- AMB-19>- DECK-04>- "
)
# Rules that a table does not have, by what it plays.
_ZONEMASTER_ONLY = b"ZM-01 ZM-02 ZM-03 ZM-04 ZM-05 ZM-06 AMB-64 AMB-65 AMB-66 AMB-67 AMB-68 "
_CHALLENGE_ONLY = b"CH-WIN-02 AMB-61 CH-SET-03 "
_MISSION = b"CH-WIN-01 AMB-60 "
_INFLUENCE = b"EYE-03 EYE-04 INF-04 REL-07 AMB-70 "
_JAR = b"JAR-01 AMB-15 AMB-16 AMB-18 AMB-43 EV-STK-05 "
_FEAR_RELICS = b"REL-04 REL-08 AMB-17 AMB-18 "
_THREE_DECKS = b"CH-SET-02 ZM-01 "
_DECKS_OF_CHALLENGE = b"CH-SET-01 AMB-64 "


def _is_for_few(setup):
    """Tell whether the topics for one or two apply: those who place no tiles."""
    return not setup.offers(setup_rules.WITH_TILES)


def own_topic(setup, topic):
    """Return where a mode's own topics are, and what it calls one of the base game's."""
    is_for_few = _is_for_few(setup)
    if topic in (b"first move", b"last tiles") or (is_for_few and topic == b"move 2"):
        topic = b"move"
    elif topic == b"first card":
        topic = b"draw"
    elif is_for_few and topic == b"dislocate 2":
        topic = b"dislocate"
    return ("topics_few", b"c " + topic) if is_for_few else ("topics_group", b"e " + topic)


def swapped(setup, section, name):
    """Return the section and the rule that apply in the place of a rule; None for none at all."""
    if setup.has_house(setup_rules.FOUR_STACKS) and name == b"CH-STK-01":
        return "duel", b"AMB-71"
    swaps = _SWAPS_SMALL if _is_for_few(setup) else _SWAPS_GROUP
    start = (b" " + swaps).find(b" " + name + b">")
    if start >= 0:
        other = swaps[start + len(name) + 1 :].split(b" ", 2)
        if other[0] == b"-":
            return None
        return swapped(setup, other[0].decode(), other[1])
    return None if _is_for_few(setup) and name in _absent(setup).split() else (section, name)


def _absent(setup):
    """Return the rules that a game for one or two does not have."""
    if setup.mode == setup_rules.ZONEMASTER:
        return _absent_in_duel(setup)
    found = _ZONEMASTER_ONLY + _INFLUENCE
    found += _FEAR_RELICS if setup.mode == setup_rules.GAUNTLET else b"GA-01 "
    return found + _JAR if setup.seats == 1 else found


def _absent_in_duel(setup):
    found = _CHALLENGE_ONLY + b"GA-01 "
    if not setup.has_house(setup_rules.MISSION_TOO):
        found += _MISSION
    if not setup.has_house(setup_rules.NO_INFLUENTIAL):
        found += b"CH-SET-04 "
    if setup.has(setup_rules.OTHERS_PLUS):
        found += b"AMB-67 "
    if setup.has_house(setup_rules.FOUR_STACKS):
        return found + _THREE_DECKS + _DECKS_OF_CHALLENGE
    return found + _THREE_DECKS if setup.has_house(setup_rules.FEARS_IN_DECK) else found
