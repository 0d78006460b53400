"""The judgements of Zoneplex's modes a second time, as one works them out with pencil and paper.

As plain as `zoneplex_plain`, whose tables these are, and as far from the firmware. What a table
of a mode has beyond: `mode`; in Evocation `is_complete` (all tiles lie, and that turn is over)
and `always_try` (AMB-46 the other way); for one or two `late_stone` (AMB-60 the other way) and
`mission_too` (AMB-65 the other way), and for each player `early`, the stones that lay on the own
symbol when it was shown. Runs on both interpreters.
"""

from host_tools.exercises.zoneplex import plain

TYPE_CHECKING = False
if TYPE_CHECKING:
    from host_tools.exercises.zoneplex.plain import Player, Table

    Condition = tuple[str, bool | None]  # the rule, and whether it holds; None: nobody knows


def mode_of(table: "Table") -> str:
    """Return which game is played; the base game where nothing is said."""
    name: str = table.get("mode", "zoneplex")
    return name


def is_decisive(table: "Table", seat: int) -> bool:
    """Tell whether a player is above all others in The Eye (AMB-02, AMB-03)."""
    return "ZP-EYE-04" not in plain.why_not_enter(table, seat)


def is_mission_done(table: "Table", player: "Player") -> bool:
    """Tell whether a stone lies on the symbol that the player has shown (CH-WIN-01, AMB-60)."""
    stones = [place for place in player["stones"] if place == player["symbol"]]
    if not player["is_shown"]:
        return False
    return len(stones) > player["early"] if table["late_stone"] else len(stones) > 0


def conditions(table: "Table", seat: int) -> "list[Condition]":
    """Return what stands on the judge's page, in its order."""
    found: list[Condition] = _CONDITIONS[mode_of(table)](table, seat)
    return found


def _base(table: "Table", seat: int) -> "list[Condition]":
    found = [("ZP-EYE-01", table["is_revealed"]), _worthy(table, seat)]
    if table["is_revealed"]:
        found.append(("ZP-EYE-04", is_decisive(table, seat)))
    return found


def _evocation(table: "Table", seat: int) -> "list[Condition]":
    """Nobody can say who leads before the first attempt (AMB-45, AMB-48)."""
    found = [("ZP-EYE-01", table["is_complete"]), _worthy(table, seat)]
    if table["is_revealed"]:
        found.append(("ZP-EYE-04", is_decisive(table, seat)))
    else:
        found.append(("EV-SCR-01", None))
    return found


def _challenge(table: "Table", seat: int) -> "list[Condition]":
    return [_worthy(table, seat), _mission(table, seat)]


def _zonemaster(table: "Table", seat: int) -> "list[Condition]":
    """With one full set The Eye is open, with two Influence decides (ZM-03, ZM-04)."""
    found = [_worthy(table, seat)]
    if table["mission_too"]:
        found.append(_mission(table, seat))
    if all(plain.is_worthy(player) for player in table["players"]):
        found.append(("ZP-EYE-04", is_decisive(table, seat)))
    else:
        found.append(("ZM-03", not plain.is_worthy(table["players"][1 - seat])))
    return found


def _worthy(table: "Table", seat: int) -> "Condition":
    return "ZP-EYE-02", plain.is_worthy(table["players"][seat])


def _mission(table: "Table", seat: int) -> "Condition":
    player = table["players"][seat]
    return "CH-WIN-01", is_mission_done(table, player) if player["is_shown"] else None


_CONDITIONS = {
    "zoneplex": _base,
    "evocation": _evocation,
    "challenge": _challenge,
    "gauntlet": _challenge,
    "zonemaster": _zonemaster,
}


def why_not_enter(table: "Table", seat: int) -> "list[str]":
    """Return the rules that keep a player from trying The Eye; none when it is open."""
    reasons = [rule for rule, holds in conditions(table, seat) if holds is False]
    if table.get("always_try") and "ZP-EYE-04" in reasons:
        reasons.remove("ZP-EYE-04")
    return reasons


def entry(table: "Table", seat: int) -> str:
    """Return what becomes of one who may enter: "win", or in Evocation "banished" (EV-BAN-01)."""
    if mode_of(table) != "evocation":
        return "win"
    return "win" if is_decisive(revealed(table), seat) else "banished"


def is_counted(table: "Table", player: "Player") -> bool:
    """Tell whether the Influence of a player is on the meter (AMB-32, AMB-48, AMB-61, AMB-66)."""
    mode = mode_of(table)
    if mode in ("challenge", "gauntlet"):
        return False
    return bool(player["is_shown"] if mode == "zonemaster" else table["is_revealed"])


def deck_out(table: "Table") -> "tuple[str, list[int]]":
    """Return what decides when the cards run out, and the seats that are left."""
    mode = mode_of(table)
    if mode in ("challenge", "gauntlet"):
        return "deck", []  # CH-WIN-02
    if mode != "zonemaster":
        return plain.cataclysm(revealed(table))
    how, left = plain.cataclysm(table)  # those with a full set have shown theirs (AMB-66)
    return ("draw", []) if how == "council" else (how, left)


def revealed(table: "Table") -> "Table":
    """Return the same table with all symbols shown."""
    shown = dict(table)
    shown["is_revealed"] = True
    return shown
