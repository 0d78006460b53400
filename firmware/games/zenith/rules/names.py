"""What planets, factions, tokens and agents are called."""

from micropython import const

PLANETS = (b"Mercury", b"Venus", b"Terra", b"Mars", b"Jupiter")
FACTIONS = (b"Animod", b"Human", b"Robot")
TOKENS = (
    b"none",
    b"+1 influence",
    b"+1 Zenithium",
    b"+3 credits",
    b"+4 credits",
    b"Leader badge",
    b"exile 2",
    b"mobilise 2",
    b"transfer 1",
)

_OTHER = const(128)
_NO_COST = const(15)
_OF_PLANET = const(18)

# By planet, by faction, by cost; then the secret ones.
_AGENTS = (
    b"Chaka|Amytis|Atlas|Nero|Khan|Magellan|Lula Smart|Secret Kali|Guy Gambler|Double Joe|"
    b"Master Din|Punk Mari|Orw3ll|H4milt0n|Wul|W3lls|Huxl3y|Cl4rke|",
    b"Cresus|Geronimo|Moussa|Felis|Pachacuti|Archimedes|Hiroshi Sun|Ilda Flores|Stessy Power|"
    b"Doc Wissen|King Harold|Professor Zed|Luc4s|C1x1n|Br4dbury|V4n V0gt|Buj0ld|As1m0v|",
    b"Zenon|Elisabeth|Tiberius|Charlemagne|Gilgamesh|Augustus|Sneaky Jules|Baron Goro|Ice June|"
    b"Lord Creep|Helena Kerr|Sir Sam|Bruss0l0|V3rn3|M4th3s0n|L0v3cr4ft|F4rm3r|H3rb3rt|",
    b"Titus|Caesar|Ramses|Septimius|Caligula|Domitian|Jack Curry|Little Bob|Charlize Gun|"
    b"Handy Luke|Don Dune|Lady Moore|W4ts0n|R0bins0n|V4nc3|Bish0p|Mc4ffr3y|4nd3rs0n|",
    b"Annie|Ivan|Suleiman|Arnulf|Bajazet|Geta|Agent Ezra|Donald Smooth|Lisa Charity|"
    b"Captain Andreev|Milady Jones|Queen Suzanne|B4rj4v3l|Gibs0n|M4rt1n|P.K.D1ck|Ch4mb3rs|"
    b"Th0mps0n|",
    b"Princess Uxmal|S1mmons|Dandy Muller|Boull3|Mungo|Celestin Petit|Ragnar|W1ll1s|Demetrios|"
    b"Admiral Jack|",
)


def planet(number):
    """Return what a planet is called."""
    return PLANETS[number]


def faction(number):
    """Return what a faction is called."""
    return FACTIONS[number]


def spot(number):
    """Return where a token lies: on a planet or at a technology."""
    return PLANETS[number] if number < len(PLANETS) else FACTIONS[number - len(PLANETS)]


def token(kind):
    """Return what a bonus token does."""
    return TOKENS[kind]


def agent(card):
    """Return what a card is called: its agent, or planet and cost."""
    if card >= _OTHER:
        cost = card & 15
        name = PLANETS[card - _OTHER >> 4]
        return name + (b" card" if cost == _NO_COST else b" card of %d" % cost)
    names = _AGENTS[card // _OF_PLANET]
    start = 0
    for _ in range(card % _OF_PLANET):
        start = names.find(b"|", start) + 1
    return names[start : names.find(b"|", start)]


def side_name(state, side):
    """Return what a side is called: its player, or both members."""
    if state.seats == 2:
        return state.names[side]
    return b"%s + %s" % (state.names[2 * side], state.names[2 * side + 1])
