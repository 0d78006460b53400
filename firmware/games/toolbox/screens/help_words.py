"""Help of the Toolbox's screens, loaded only when somebody asks."""

HELP_MENU = (
    b"Tools for any game. Everything you do here can be undone: hold BACK. While nobody has cut, "
    b"the device alone decides what comes; Cut first starts again with a seal and a cut."
)
HELP_DICE = (
    b"OK rolls all dice. UP and DOWN pick one die; OK then rolls only that one again. "
    b"The sum stands at the top right. Choose other dice in the Toolbox list."
)
HELP_CHOOSE = (
    b"Up to six dice, each of its own kind: d2 to d100 or the pyramid die with The Eye, "
    b"1, 2 and 3. OK picks up a die, UP and DOWN change it: common dice first."
)
HELP_COIN = b"OK flips the coin. At the top right: how often heads and tails fell."
HELP_FIRST = (
    b"OK draws who begins; the light runs and stops at that seat. Seats count from the left "
    b"light. Set how many there are under Seats."
)
HELP_COUNTERS = (
    b"UP adds one for the chosen seat, DOWN goes to the next seat. OK changes its number by "
    b"any amount: you see the old number, the change and the result before it counts."
)
HELP_NUMBER = b"UP and DOWN change the number; hold them to run. OK keeps it, BACK forgets it."
HELP_TIMER = (
    b"OK starts and pauses. UP begins the next turn at zero. DOWN sets the length of a turn; "
    b"with a length set the clock counts down, and the lights warn at the end."
)
