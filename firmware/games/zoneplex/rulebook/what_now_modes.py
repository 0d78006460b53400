"""What now? in the modes: their own steps, and which rule stands in the place of another.

As in `what_now` a line is a topic, what to do, and rules by section. A topic begins with the
letter of its kind of mode: e for three to five, c for one or two. What has no line here is told
as in the base game, with the rules that were swapped; "-" leaves one out.
"""

from games.zoneplex.rules import setup as setup_rules
from tabletop import rulebook

TOPICS = (
    b"\n"
    b"e layout|Lay everything out. OK shows the first Fears; put each beside the board."
    b"|evocation EV-SET-01 EV-SET-02 AMB-53"
    b"|setup SET-01 SET-02 SET-03 SET-04 SET-07 SET-10\n"
    b"e move|Draw and place tiles, then move. OK ends the turn; UP evokes where you stopped; "
    b"DOWN for a stone, a relic and more."
    b"|evocation EV-MOV-01 AMB-49 EV-STK-02 AMB-54 EV-STN-01 AMB-50 EV-STK-05"
    b"|board TILE-03 TILE-04 MOV-05\n"
    b"e move 2|Only move: all tiles lie. OK ends the turn; UP evokes where you stopped; DOWN for "
    b"a stone, a relic, The Eye."
    b"|evocation AMB-49 EV-STK-02 AMB-54 EV-STN-01 EV-SCR-01 AMB-45 EV-BAN-01 AMB-46\n"
    b"e dislocate|Place and move, or send one stone home instead: DOWN, then Stone dislocated."
    b"|turn DECK-06"
    b"|evocation AMB-51 EV-MOV-01 AMB-49 EV-STK-02\n"
    b"e dislocate 2|Move, or send one stone home instead: DOWN, then Stone dislocated."
    b"|turn DECK-06"
    b"|evocation AMB-51 AMB-49 EV-STK-02\n"
    b"e then|Choose what happened. Nothing here is a must."
    b"|evocation EV-STN-01 EV-STN-02 AMB-50 EV-STK-05"
    b"|turn AMB-72"
    b"|relics REL-01 REL-03 REL-06 REL-07 AMB-70 JAR-01 AMB-16 AMB-43\n"
    b"e stacks|The top Fear of each stack. OK evokes it for the player whose steps ended on its "
    b"tile."
    b"|evocation EV-STK-02 AMB-54 EV-STK-04 EV-STK-01 EV-STK-03 AMB-55 EV-STK-05\n"
    b"e stones|Say your stones. UP adds one each, DOWN goes from all to each monk, OK lifts those "
    b"worth least, Dark Power first (3), and names them; or attacks when there are none."
    b"|evocation EV-DRK-01 AMB-57"
    b"|battle SAC-01 SAC-02 AMB-25 SAC-03 SAC-04 AMB-24\n"
    b"e won|The Fear is beaten. OK goes on; DOWN for relics and the rest."
    b"|battle BAT-08 WMS-02 AMB-31"
    b"|evocation EV-STN-02"
    b"|turn AMB-72"
    b"|relics REL-04 AMB-17 AMB-18 REL-06 REL-07 JAR-01"
    b"|eye FEAR-02 FEAR-04\n",
    b"\n"
    b"e lost|The Fear has won and lies on its stack. OK goes on; DOWN for relics and the rest."
    b"|evocation EV-STK-01 AMB-56 EV-STK-03 EV-STN-02"
    b"|turn AMB-72"
    b"|battle AMB-31\n"
    b"e reveal|The Eye was tried, or the deck is out: everybody shows their symbol."
    b"|evocation EV-SCR-01 EV-BAN-01"
    b"|eye INF-01 AMB-01\n"
    b"e banished|Not above all others: your monk leaves the board and comes in again by the "
    b"bottom row. OK ends the turn."
    b"|evocation EV-BAN-01 AMB-47 AMB-46\n"
    b"e judge|May this player try? UP and DOWN go through the players. On your turn hold OK to "
    b"try."
    b"|evocation AMB-45 EV-SCR-01 EV-BAN-01 AMB-46 AMB-48"
    b"|eye EYE-02 FEAR-02 EYE-03 EYE-04 AMB-03\n"
    b"e scores|All meters; DOWN shows where each player's points come from."
    b"|evocation EV-SCR-01 AMB-48 EV-STN-03 AMB-52"
    b"|eye INF-01 INF-02 AMB-01\n"
    b"c layout|Lay everything out, then OK shows the top of each deck of Fears."
    b"|challenge CH-SET-01 CH-SET-02 CH-SET-03 CH-SET-04 CH-SET-05 AMB-63 GA-01"
    b"|duel ZM-01 ZM-06 AMB-64\n"
    b"c draw|Turn over a card. It says how far you may move."
    b"|turn DECK-03 TURN-02"
    b"|challenge CH-MOV-01 CH-WIN-02\n"
    b"c move|Move. OK ends the turn; UP fights the Fear of the tile you stopped on; DOWN for a "
    b"stone, a cursed tile, a relic, The Eye."
    b"|challenge CH-MOV-01 AMB-63 CH-STN-01 CH-CUR-01 AMB-58 CH-WIN-01 AMB-60"
    b"|duel ZM-02 ZM-03 ZM-04 AMB-68\n"
    b"c dislocate|Move, or send one stone home instead: DOWN, then Stone dislocated."
    b"|turn DECK-06"
    b"|challenge CH-MOV-01 AMB-63\n"
    b"c stacks|The top Fear of each deck. OK fights it, when your steps ended on its tile."
    b"|challenge AMB-63 CH-STK-01 CH-SET-02"
    b"|evocation EV-STK-04 AMB-55 EV-STK-05"
    b"|duel ZM-06\n",
    b"\n"
    b"c strength|A Fear! Roll its strength."
    b"|battle BAT-01 DIE-01 BAT-02 BAT-03"
    b"|challenge CH-COM-02\n"
    b"c stones|Give stones first: UP adds one, OK lifts them, or attacks when there are none."
    b"|challenge CH-COM-01 AMB-62 CH-COM-02"
    b"|battle SAC-01 SAC-04\n"
    b"c ready|The stones have hit. Say ATTACK."
    b"|battle BAT-06 AMB-28\n"
    b"c attack|Strike, once."
    b"|battle BAT-04 DIE-02 BAT-05"
    b"|challenge CH-COM-02 CH-STK-01\n"
    b"c won|The Fear is beaten. OK goes on; DOWN for relics and the rest."
    b"|challenge CH-COM-02 AMB-59 GA-01"
    b"|turn AMB-72"
    b"|battle AMB-31"
    b"|relics REL-04 AMB-17 REL-06 JAR-01\n"
    b"c lost|The Fear has won. OK goes on; DOWN for relics and the rest."
    b"|challenge CH-STK-01"
    b"|turn AMB-72"
    b"|battle AMB-31\n"
    b"c entered|The Eye has been entered. DOWN shows why, OK closes the game."
    b"|challenge CH-WIN-01 AMB-61"
    b"|duel ZM-03 ZM-04 VS-01\n"
    b"c reveal|The set is full: turn your symbol over, and choose it here."
    b"|challenge AMB-59 CH-WIN-01 AMB-60"
    b"|duel ZM-02 AMB-67\n"
    b"c judge|May this player enter? UP and DOWN go through the players. On your turn hold OK to "
    b"enter."
    b"|challenge CH-WIN-01 AMB-59 AMB-60 AMB-61 CH-WIN-02"
    b"|duel ZM-03 ZM-04 AMB-65 AMB-66"
    b"|eye FEAR-02 AMB-44\n"
    b"c scores|How strong each is, and what is counted."
    b"|challenge CH-SET-05"
    b"|duel ZM-02 AMB-66 AMB-67 AMB-68"
    b"|battle WMS-01\n"
    b"c cataclysm|The end. DOWN shows why, OK closes the game."
    b"|challenge CH-WIN-02"
    b"|duel ZM-05 AMB-66 AMB-69 VS-01\n"
    b"c left|What nobody has seen yet. Nobody knows the order."
    b"|challenge CH-SET-03"
    b"|duel ZM-01\n",
)
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


def topic_of(setup, topic, state):
    """Return the mode's own topic in the place of the base game's, or that one."""
    name = topic
    if topic in (b"first move", b"last tiles") or (_is_for_few(setup) and topic == b"move 2"):
        name = b"move"
    elif topic == b"first card":
        name = b"draw"
    elif _is_for_few(setup) and topic == b"dislocate 2":
        name = b"dislocate"
    own = (b"c " if _is_for_few(setup) else b"e ") + name
    return own if rulebook.has(TOPICS, own) else topic


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
