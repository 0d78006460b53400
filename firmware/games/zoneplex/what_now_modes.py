"""What now? in the modes: their own steps, and which rule stands in the place of another.

As in `what_now` a line is a topic, what to do, and rules by section. A topic begins with the
letter of its kind of mode: e for three to five, c for one or two. What has no line here is told
as in the base game, with the rules that were swapped; "-" leaves one out.
"""

from games.zoneplex import rules_setup
from games.zoneplex.rules_state import MOVE

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
    b"|relics REL-04 AMB-17 AMB-18 REL-06 REL-07 JAR-01"
    b"|eye FEAR-02 FEAR-04\n"
    b"e lost|The Fear has won and lies on its stack. OK goes on; DOWN for relics and the rest."
    b"|evocation EV-STK-01 AMB-56 EV-STK-03 EV-STN-02"
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
    b"|duel ZM-06\n"
    b"c strength|A Fear! Roll its strength."
    b"|battle BAT-01 DIE-01 BAT-02 BAT-03"
    b"|challenge CH-COM-02\n"
    b"c stones|Give stones first: UP adds one, OK lifts them, or attacks when there are none."
    b"|challenge CH-COM-01 AMB-62 CH-COM-02"
    b"|battle SAC-01 SAC-04\n"
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
    b"c left|What has not been drawn yet, those in the box among it. Nobody knows the order."
    b"|challenge CH-SET-03"
    b"|turn DECK-04\n"
)
# A rule of the base game, then the section and the rule that stand for it.
_SWAPS_GROUP = (
    b"BAT-09>evocation EV-STK-01 DECK-05>evocation EV-MOV-01 MOV-01>evocation AMB-49 "
    b"STN-04>evocation EV-STN-01 STN-02>evocation AMB-50 PH-03>evocation EV-SCR-01 "
    b"PH-04>- AMB-33>- TILE-01>- INF-02>evocation AMB-52 "
)
_SWAPS_SMALL = (
    b"BAT-09>challenge CH-STK-01 BAT-08>challenge CH-COM-02 DECK-05>challenge CH-MOV-01 "
    b"SAC-02>challenge CH-COM-01 STN-04>challenge CH-STN-01 STN-03>- TILE-01>- SET-03>- "
    b"BAT-07>- AMB-21>- GRP-05>- AMB-22>- AMB-24>- AMB-25>- AMB-26>- AMB-27>- AMB-33>- WMS-04>- "
    b"FEAR-01>- REL-09>- REL-02>- AMB-19>- "
)
# In the Challenge itself nobody is a Zonemaster, and in Zonemaster Influence wins the end.
_NOT_IN_CHALLENGE = b"ZM- AMB-64 AMB-65 AMB-66 AMB-67 AMB-68"
_NOT_IN_ZONEMASTER = b"CH-WIN-02 AMB-61 CH-SET-03 GA-01"


def topic_of(setup, topic, state):
    """Return the mode's own topic in the place of the base game's, or that one."""
    is_card = state.stage == MOVE and topic.startswith(b"dislocate")
    name = b"dislocate" if is_card else topic
    if name in (b"first move", b"last tiles") or (setup.is_small and name == b"move 2"):
        name = b"move"
    if name == b"first card":
        name = b"draw"
    own = (b"c " if setup.is_small else b"e ") + name
    return own if b"\n" + own + b"|" in TOPICS else topic


def swapped(setup, section, name):
    """Return the section and the rule that apply in the place of a rule; None for none at all."""
    if _is_absent(setup, name):
        return None
    swaps = _SWAPS_SMALL if setup.is_small else _SWAPS_GROUP
    start = (b" " + swaps).find(b" " + name + b">")
    if start < 0:
        return section, name
    other = swaps[start + len(name) + 1 :].split(b" ", 2)
    return None if other[0] == b"-" else (other[0].decode(), other[1])


def _is_absent(setup, name):
    """Tell whether a rule is of another game for one or two."""
    if not setup.is_small:
        return False
    if setup.mode == rules_setup.ZONEMASTER:
        return name in _NOT_IN_ZONEMASTER.split()
    is_gauntlet = setup.mode == rules_setup.GAUNTLET
    if name == b"GA-01":
        return not is_gauntlet
    return name.startswith(b"ZM-") or name in _NOT_IN_CHALLENGE.split()
