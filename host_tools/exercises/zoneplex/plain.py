"""The judgements of Zoneplex a second time, as one works them out with pencil and paper.

Written from the rules and deliberately plain: dicts, words, loops. It shares nothing with the
firmware, so where both agree both are likely right. Runs on both interpreters.

A table is a dict: `is_revealed`, `others_give_2` (AMB-01 the other way), and `players`, each
with `symbol` ("A" to "F"), `wms`, `stones` (a list of places: "neutral", a symbol, or in a mode
one off the chambers), in a mode `is_shown` (the symbol is known before all are),
`relics` (face down), `influential` (a list of points), `fears` (a list of (class, strength))
and `jars` (a list of classes, "any" where the table lets a Jar stand for any).
"""

CLASSES = ("blue", "green", "magenta")
ANY = "any"
MASTER = "master"
NEUTRAL = "neutral"
OTHER_TILE = "other tile"
DARK = "dark power"

_OFF_CHAMBERS = (OTHER_TILE, DARK)
_EYE_BONUS = 2
_WILD = (ANY, MASTER)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Player = dict[str, Any]
    Table = dict[str, Any]


def stone_points(table: "Table", player: "Player", chamber: str) -> int:
    """Return what one stone of a player on a chamber is worth (ZP-INF-02, AMB-01)."""
    if chamber in _OFF_CHAMBERS:
        return 0  # EV-STN-03
    for holder in table["players"]:
        if holder["symbol"] == chamber and is_known(table, holder):
            is_good = holder["symbol"] == player["symbol"] or table["others_give_2"]
            return 2 if is_good else -2
    return 1  # neutral, or a symbol that nobody holds as far as is known (AMB-67)


def is_known(table: "Table", player: "Player") -> bool:
    """Tell whether everybody knows the symbol of a player."""
    return bool(table["is_revealed"] or player.get("is_shown"))


def influence(table: "Table", player: "Player") -> int:
    """Return WMS, stones and Influential Relics together (ZP-INF-01)."""
    points: int = player["wms"]
    for chamber in player["stones"]:
        points += stone_points(table, player, chamber)
    for value in player["influential"]:
        points += value
    return points


def is_worthy(player: "Player") -> bool:
    """Tell whether the cards before a player can be laid out as one of each class (B5)."""
    cards = [fear[0] for fear in player["fears"]] + player["jars"]
    layouts: list[tuple] = [()]
    for card in cards:
        choices = CLASSES if card in _WILD else (card,)
        layouts = _each_with(layouts, choices)
    return CLASSES in layouts


def _each_with(layouts: "list[tuple]", choices: "tuple") -> "list[tuple]":
    """Return every layout that one more card may make of these; classes in their order."""
    found = []
    for layout in layouts:
        for choice in choices:
            classes = tuple([each for each in CLASSES if each in layout or each == choice])
            if classes not in found:
                found.append(classes)
    return found


def why_not_enter(table: "Table", seat: int) -> "list[str]":
    """Return the rules that keep a player out of The Eye; none when it is open."""
    me = table["players"][seat]
    reasons = []
    if not table["is_revealed"]:
        reasons.append("ZP-EYE-01")  # also for the one who has just laid the last tile (AMB-05)
    if not is_worthy(me):
        reasons.append("ZP-EYE-02")
    mine = influence(table, me) + _EYE_BONUS
    for other in table["players"]:
        # All others, worthy or not (AMB-02); a tie is not enough (AMB-03).
        if other is not me and influence(table, other) >= mine:
            reasons.append("ZP-EYE-04")
            break
    return reasons


def fear_count(player: "Player") -> int:
    """Return the captured Fears; a Jar is one of them (AMB-12)."""
    return len(player["fears"]) + len(player["jars"])


def fear_strengths(player: "Player") -> int:
    """Return the printed strengths together; a Jar has none (AMB-12, AMB-13)."""
    return sum([fear[1] for fear in player["fears"]])


def relics_in_hand(player: "Player") -> int:
    """Return all relics, face up and face down; a Jar is none (AMB-14, AMB-15)."""
    face_down: int = player["relics"]
    return face_down + len(player["influential"])


def cataclysm(table: "Table") -> "tuple[str, list[int]]":
    """Return what decides when the deck is out, and the seats that are left.

    No seat is left when the Zoneplex wins; several when the Council must vote.
    """
    seats = range(len(table["players"]))
    left = [seat for seat in seats if is_worthy(table["players"][seat])]
    if not left:
        return "zoneplex", []
    if len(left) == 1:
        return "alone", left
    for name in ("influence", "fears", "strength", "relics"):
        scores = {seat: _score(table, seat, name) for seat in left}
        best = max(scores.values())
        left = [seat for seat in left if scores[seat] == best]
        if len(left) == 1:
            return name, left
    return "council", left


def _score(table: "Table", seat: int, name: str) -> int:
    player = table["players"][seat]
    if name == "influence":
        return influence(table, player)  # without the bonus of The Eye (AMB-10)
    if name == "fears":
        return fear_count(player)
    return fear_strengths(player) if name == "strength" else relics_in_hand(player)
