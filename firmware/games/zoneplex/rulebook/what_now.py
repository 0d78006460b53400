"""What now? For every step of the game and every page: what to do, and the rules for it.

One bytes has it all, so that it is loaded in one piece and let go of in one. A line is a topic,
what to do, then sections of the rulebook with the rules taken from each ("ZP-" left out).
"""

from games.zoneplex.rules.cards import DISLOCATE
from games.zoneplex.rules.eye import ENDED_EYE
from games.zoneplex.rules.state import DONE, DRAW, HAND_TILES, MOVE, OVER

_STEPS = (
    b"draw move strength help sacrifice ready attack lost reveal vote cataclysm layout banished"
)

TOPICS = (
    b"\n"
    b"first card|Lay everything out, then turn over the first card."
    b"|setup SET-01 SET-02 SET-03 SET-04 SET-05 SET-06 SET-07 SET-08 SET-09 SET-10 AMB-38 "
    b"DECK-02 AMB-36\n"
    b"draw|Turn over a card. It says what to do this turn."
    b"|turn DECK-03 TURN-01 TURN-02"
    b"|relics REL-06 AMB-41"
    b"|turn DECK-04\n"
    b"first move|Draw and place tiles, then enter the pyramid. OK ends the turn; DOWN for a "
    b"stone."
    b"|turn DECK-05 PH-02"
    b"|board TILE-02 TILE-03 MOV-02 MOV-01 MOV-03 STN-01\n"
    b"move|Draw and place tiles, then move. OK ends the turn; DOWN for a stone, a relic and "
    b"more."
    b"|turn DECK-05"
    b"|board TILE-03 TILE-04 TILE-05 MOV-01 MOV-05 STN-01 STN-02 STN-04"
    b"|relics REL-03 AMB-39"
    b"|turn PH-01\n"
    b"last tiles|The stacks run dry: place what you can, then move. OK ends the turn; DOWN "
    b"for more."
    b"|turn AMB-37 PH-01 PH-03 AMB-05"
    b"|board TILE-03 TILE-04 MOV-01 STN-01 STN-02\n"
    b"move 2|Only move: all tiles lie. OK ends the turn; DOWN for a stone, a relic, The Eye."
    b"|turn PH-04"
    b"|board MOV-01 MOV-05 STN-01 STN-02"
    b"|eye INF-02 AMB-01 EYE-02 EYE-03 EYE-04"
    b"|board MOV-04\n"
    b"dislocate|Place and move, or send one stone home instead: DOWN, then Stone dislocated."
    b"|turn DECK-06 AMB-35"
    b"|board STN-05 TILE-03 MOV-05 STN-01 STN-02\n"
    b"dislocate 2|Move, or send one stone home instead: DOWN, then Stone dislocated."
    b"|turn DECK-06 AMB-34 AMB-35"
    b"|board STN-05 MOV-05 STN-01"
    b"|eye INF-02 AMB-01 EYE-02 EYE-03 EYE-04\n"
    b"strength|A Fear! Roll its strength."
    b"|turn DECK-07"
    b"|battle BAT-01 DIE-01 BAT-02 BAT-03 BAT-07"
    b"|eye FEAR-01\n"
    b"help|Bargain. UP lets the monk at the cursor join or leave, DOWN goes on, OK is settled. "
    b"With help, the deal is shown next; payment is in the table menu: Pay for help."
    b"|group GRP-01 GRP-02 GRP-03 AMB-26 GRP-04 AMB-29 AMB-30 AMB-19"
    b"|relics REL-08 REL-09"
    b"|battle BAT-03 BAT-08 BAT-09\n",
    b"\n"
    b"stones|Say your stones. UP lifts one more in the row at the cursor, those worth least "
    b"first; DOWN goes on to the next row, and to the stones of a monk who keeps some: there UP "
    b"takes another one. At the right is the Influence that they cost. OK lifts them, or attacks."
    b"|battle SAC-01 SAC-02 AMB-25 SAC-03 SAC-04 AMB-24"
    b"|eye AMB-33\n"
    b"sacrifice|Roll for the lifted stones."
    b"|battle SAC-02 DIE-01 AMB-27 AMB-23 AMB-24 SAC-04 AMB-25"
    b"|group AMB-26\n"
    b"ready|The stones are rolled. Say ATTACK: the first one strikes at once."
    b"|battle BAT-06 AMB-28 AMB-25 SAC-03\n"
    b"attack|Strike, one after the other."
    b"|battle BAT-04 DIE-02 BAT-05 AMB-21"
    b"|group GRP-05 AMB-22"
    b"|battle BAT-08 BAT-09\n"
    b"won|The Fear is beaten. OK ends the turn; DOWN for relics and the rest."
    b"|turn AMB-72"
    b"|battle BAT-08 WMS-02 AMB-31 WMS-04"
    b"|relics REL-04 AMB-17 AMB-18 AMB-20 REL-06 REL-07 JAR-01 AMB-16"
    b"|eye FEAR-02 FEAR-03 FEAR-04\n"
    b"lost|The Fear has won. OK ends the turn; DOWN for relics and the rest."
    b"|turn AMB-72"
    b"|battle BAT-09 WMS-02 AMB-31 WMS-03 WMS-04"
    b"|turn TURN-02\n"
    b"reveal|Everybody shows their symbol. UP and DOWN choose it for each name."
    b"|turn PH-03 AMB-09"
    b"|setup SET-04"
    b"|eye INF-01 INF-02 AMB-01 AMB-32\n"
    b"vote|Equal on every rung: the others vote."
    b"|end TIE-04 CAT-04 TIE-01 TIE-02 TIE-03 AMB-12 AMB-13 AMB-14\n"
    b"entered|The Eye has been entered. OK goes on to the numbers and closes the game."
    b"|eye EYE-05 EYE-03 EYE-04 AMB-06 INF-04\n"
    b"cataclysm|The Cataclysm has judged. OK goes down the ladder to the winner; UP goes back."
    b"|end CAT-01 CAT-02 CAT-03 AMB-11 CAT-04 AMB-10 TIE-01 AMB-12 TIE-02 AMB-13 TIE-03 "
    b"AMB-14 TIE-04"
    b"|turn AMB-08\n",
    b"\n"
    b"then|Choose what happened. Nothing here is a must."
    b"|board STN-01 STN-02 STN-03 STN-05"
    b"|turn AMB-72"
    b"|relics REL-02 REL-01 REL-03 REL-05 REL-06 AMB-40 REL-07 AMB-70 JAR-01 AMB-15 AMB-16 "
    b"AMB-43\n"
    b"pick|Choose the stone, or who gives a relic to whom."
    b"|turn DECK-06"
    b"|board STN-05"
    b"|relics REL-01 AMB-40\n"
    b"judge|May this player enter? UP and DOWN go through the players. On your turn hold OK "
    b"to enter."
    b"|eye EYE-01 EYE-02 FEAR-04 FEAR-02 AMB-44 AMB-42 EYE-03 EYE-04 AMB-02 AMB-03 AMB-04 "
    b"AMB-07 EYE-05"
    b"|board MOV-04"
    b"|setup SET-05\n"
    b"scores|All meters; DOWN shows where each player's points come from."
    b"|eye INF-01 INF-02 AMB-01 INF-03 INF-04 AMB-32 AMB-33"
    b"|relics AMB-70"
    b"|battle WMS-01\n"
    b"left|What has not been drawn yet, and the chance of each Fear. Nobody knows the order."
    b"|setup DECK-01"
    b"|eye FEAR-01"
    b"|turn DECK-04\n"
    b"adjust|Set a value by hand: player, value, number. The log says that it was."
    b"|setup SET-03 TILE-01"
    b"|battle WMS-01"
    b"|relics REL-01"
    b"|board STN-02\n",
)


def step(state):
    """Return the topic of the step that the game has come to."""
    if state.step == DRAW and not state.drawn:
        return b"first card"
    if state.step == MOVE:
        return _movement(state)
    if state.step == DONE and state.battle.is_won:
        return b"won"
    if state.step == OVER and state.ending == ENDED_EYE:
        return b"entered"
    return _STEPS.split()[state.step]


def _movement(state):
    """Return the topic of a movement card."""
    if state.card == DISLOCATE:
        return b"dislocate" if state.phase == 1 else b"dislocate 2"
    if state.phase == 2:
        return b"move 2"
    if state.drawn <= state.seats:
        return b"first move"
    return b"last tiles" if state.stack < HAND_TILES else b"move"
