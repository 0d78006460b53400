"""The list of what is in the game and what stays in the box, in each mode."""

from games.zoneplex.rules.setup import (
    DEAL_SYMBOLS,
    EVOCATION,
    FEARS_IN_DECK,
    FOUR_STACKS,
    TABLE_DECK,
    TABLE_DIE,
    ZONEMASTER,
)
from micropython import const

_SIGNS = b"Six signs: agreed on"
_PLACED_BY_PLAYERS = const(41)  # tiles: all but those on the edge

_GROUP_TILES = (b"9 neutral tiles: out", b"2 wall tiles: out", b"11 new tiles: in")
_SMALL_TILES = (
    b"9 neutral tiles: out",
    b"2 Master tiles: out",
    b"9 new tiles: in",
)
_PYRAMID = (b"Lay the whole pyramid", b"No wall shuts The Eye")
_BONUS = (
    b"The Operator: out",
    b"Relic Smasher: out",
    b"Kronos Serpent: out",
    b"Imago: out",
)
_ALONE = (
    b"Bull Idol: out",
    b"Canopic Jar: out",
    b"Shield of Negation: out",
    b"Jealousy statue: out",
    b"Mummy Hand: out",
    b"Sentry Eye: out",
)


def base_lines(setup):
    """Return the lines of the base game, with counts for those who play (ZP-SET-01)."""
    seats = setup.seats
    found = [
        b"The Eye: on its place",
        b"7 tiles along the edge",
        b"3 tiles for each: %d" % (3 * seats),
        b"%d tiles in stacks" % (_PLACED_BY_PLAYERS - 3 * seats),
        b"%d Monkles, one each" % seats,
        b"%d stones, four each" % (4 * seats),
        b"Strength meters on 1",
        b"Influence meters on 1",
        b"30 relic cards: mixed",
    ]
    if not setup.has(DEAL_SYMBOLS):
        found.append(b"One symbol each: hidden")
    found.append(_SIGNS)
    if setup.has(TABLE_DECK):
        found += [b"Mix 1 1 2 2 3 3: on top", b"66 more cards: below"]
    return found + ([b"The pyramid die"] if setup.has(TABLE_DIE) else [])


def lines(setup):
    """Return the lines for a setup."""
    if setup.mode == EVOCATION:
        aside = (b"One Fear a type: aside",) if _has_cards(setup) else ()
        return list(_GROUP_TILES + aside + (_SIGNS,))
    has_stacks = setup.has_house(FOUR_STACKS)
    found = list((_GROUP_TILES if has_stacks else _SMALL_TILES) + _PYRAMID)
    if _has_cards(setup):
        found += _cards(setup, has_stacks)
    if not setup.has_influential:
        found.append(b"Influentials: out")
    found += _BONUS + (_ALONE if setup.seats == 1 else ())
    found += [b"Symbols face down", _SIGNS]
    return found + [b"3 Monkles each" if setup.mode == ZONEMASTER else b"2 Monkles each"]


def _has_cards(setup):
    return setup.has(TABLE_DECK)


def _cards(setup, has_stacks):
    """Return what is to be done with real cards (CH-SET-02, CH-SET-03)."""
    if has_stacks:
        return [b"One Fear a type: aside"]
    if setup.mode == ZONEMASTER:
        in_deck = setup.has_house(FEARS_IN_DECK)
        return [] if in_deck else [b"Fears: 3 decks by class", b"Mix a Master into each"]
    count = b"30" if setup.seats == 1 else b"10"
    return [
        b"Fears: 3 decks by class",
        b"Mix a Master into each",
        count + b" cards unseen: out",
    ]
