"""What the rows of the set-up mean: read when somebody asks."""

from games.zoneplex.rules_setup import EVOCATION, ZONEMASTER, ZONEPLEX

_ALWAYS = (
    b"START begins with what stands here; it is remembered. A question mark is a guess about "
    b"the printed game: look at your own and set it.\n\n"
    b"Mode: the base game, or one of the four ways to play with Evocation's tiles.\n\n"
)
_EVOCATION = (
    b"Try The Eye: the first attempt may fail; from then on only who would win may enter, or "
    b"anybody may try and be banished (AMB-46).\n\n"
    b"Dislocated: the card sends home any stone, or only one on a chamber (AMB-51).\n\n"
)
_CHALLENGE = (
    b"Mission's stone: one that lies on your symbol when you enter, or one that was placed after "
    b"the symbol was shown (AMB-60).\n\n"
)
_ZONEMASTER = (
    b"Stacks and deck: as in the Challenge, or the four stacks and the deck of 68 of Evocation "
    b"(ZM-06).\n\n"
    b"Fears: in three decks face up, or all in the deck of 72 (AMB-64).\n\n"
    b"Influentials: Influential Relics are in play, or left in the box (ZM-05).\n\n"
    b"Last mission: whether The Eye also asks for a stone on the own symbol (AMB-65).\n\n"
)
_REST = (
    b"Die, Deck: the device rolls and deals, or the table does and you enter what came.\n\n"
    b"Another's symbol: a stone on it costs 2 (AMB-01); some mats say it gives 2.\n\n"
    b"Canopic Jar: stands for any class, or for one chosen when it is laid (AMB-16).\n\n"
    b"Stones declared: once, before the first sacrifice roll, or at any time before the attack "
    b"(AMB-25).\n\n"
    b"Symbols: from the cards, entered when all show them; or dealt here, each looks at their "
    b"own while holding a key. For one or two they stay hidden from everybody.\n\n"
    b"Deck counts: whether the table menu tells what is left in the deck.\n\n"
    b"Cards: how many movement cards of each kind you have, 51 in all.\n\n"
    b"Reminders: the device asks once whether a stone was forgotten, when a player has placed "
    b"none for some turns."
)


def text(setup):
    """Return what the rows of a mode mean."""
    if setup.mode == ZONEPLEX:
        return _ALWAYS + _REST
    if setup.mode == EVOCATION:
        return _ALWAYS + _EVOCATION + _REST
    own = _ZONEMASTER if setup.mode == ZONEMASTER else b""
    return _ALWAYS + own + _CHALLENGE + _REST
