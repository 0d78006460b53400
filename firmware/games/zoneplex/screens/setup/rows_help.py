"""What the rows of the set-up mean: read when somebody asks."""

from tabletop import rulebook

_ALWAYS = (
    b"START begins with what stands here; it is remembered. A question mark is a guess about "
    b"the printed game: look at your own and set it."
)
# A line a row: its name, what it means.
_ROWS = (
    b"\n"
    b"Mode|Mode: the base game, or one of the four ways to play with Evocation's tiles.\n"
    b"Try The Eye|Try The Eye: the first attempt may fail; from then on only who would win may "
    b"enter, or anybody may try and be banished (AMB-46).\n"
    b"Dislocate|Dislocate: the card sends home any stone, or only one on a chamber (AMB-51).\n"
    b"Stacks like|Stacks like: those of the Challenge, or the four stacks and the deck of 68 of "
    b"Evocation (ZM-06).\n"
    b"Winning Fears|Winning Fears: they lie on top of their stack, or go to its back (AMB-71).\n"
    b"Fears|Fears: in three decks face up, or all in the deck of 72 (AMB-64).\n"
    b"Influentials|Influentials: Influential Relics are in play, or left in the box (ZM-05).\n"
    b"Last mission|Last mission: whether The Eye also asks for a stone on the own symbol "
    b"(AMB-65).\n"
    b"Mission stone|Mission stone: any one that lies on your symbol when you enter, or a late "
    b"one, placed after the symbol was shown (AMB-60).\n"
    b"Die|Die, Deck: the device rolls and deals, or the table does and you enter what came.\n"
    b"Others' symbols|Others' symbols: a stone on one costs its owner 2 (AMB-01); some mats "
    b"say it gives 2.\n"
    b"Canopic Jar|Canopic Jar: stands for any class, or for one chosen when it is laid "
    b"(AMB-16).\n"
    b"Lift stones|Lift stones: once, before the first sacrifice roll, or at any time "
    b"before the attack (AMB-25).\n"
    b"Symbols from|Symbols: from the cards, entered when all show them; or dealt here, each "
    b"looks at their own while holding a key. For one or two they stay hidden from everybody.\n"
    b"Which sign is which|Which sign is which: a picture and a word for each printed symbol; "
    b"they are remembered.\n"
    b"Deck counts|Deck counts: whether the table menu tells what is left in the deck.\n"
    b"Cards 1?|Cards: how many movement cards of each kind you have, 51 in all.\n"
    b"Reminders|Reminders: the device asks once whether a stone was forgotten, when a player has "
    b"placed none for some turns.\n"
)


def text(names):
    """Return what the rows of these names mean."""
    found = [rulebook.parts(_ROWS, name)[0] for name in names if rulebook.has(_ROWS, name)]
    return b"\n\n".join([_ALWAYS] + found)
