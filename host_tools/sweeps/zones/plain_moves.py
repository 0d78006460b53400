"""What each piece of the plain ZoneS may do: go, capture, shoot, be summoned."""

from host_tools.sweeps.zones.plain import CELLS, PATTERNS, SIZE, Cell, Position, around, side_of


def needs_ally(position: Position, victim: Cell) -> str:
    """Return the rule by which a piece needs an ally beside it to be captured, or nothing."""
    kind = position.pieces[victim]
    if position.terrain[victim] == position.roster[kind].preferred:
        return "ZSD-07"
    for cell in around(victim):
        if position.pieces.get(cell) == "Vala" and side_of(kind) == "Midgard":
            return "ZSD-08"
    return ""


def has_ally(position: Position, attacker: Cell, victim: Cell) -> bool:
    """Tell whether another piece of the attacker is beside the victim already."""
    beside = around(victim) - {attacker}
    return any(position.owner(cell) == position.owner(attacker) for cell in beside)


def refused_by(position: Position, attacker: Cell, victim: Cell) -> str:
    """Return the rule that forbids a capture, wherever the attacker comes from, or nothing."""
    if position.pieces[attacker] == "Swordsman" or has_ally(position, attacker, victim):
        return ""
    return needs_ally(position, victim)


def reach(position: Position, start: Cell) -> set[Cell]:
    """Return where a piece may go, captures included."""
    found = set()
    for step in PATTERNS[position.roster[position.pieces[start]].moves]:
        found |= line(position, start, step)
    if position.pieces[start] == "Hill Troll":
        found |= jumps(position, start)
    return found


def line(position: Position, start: Cell, step: Cell) -> set[Cell]:
    """Return where a piece may go in one direction (ZSD-06, ZSD-10)."""
    kind = position.pieces[start]
    difficult = position.roster[kind].difficult
    may_pass = kind == "Lobber"
    found = set()
    cell = (start[0] + step[0], start[1] + step[1])
    while can_enter(position, kind, cell) and position.owner(cell) != side_of(kind):
        is_difficult = position.terrain[cell] == difficult
        if position.is_open(cell):
            found.add(cell)
        else:
            if not refused_by(position, start, cell):
                found.add(cell)
            if not may_pass:
                break
            may_pass = False
        if is_difficult:
            break
        cell = (cell[0] + step[0], cell[1] + step[1])
    return found


def can_enter(position: Position, kind: str, cell: Cell) -> bool:
    """Tell whether a tile is on the board, without a base, and not restricted to a kind."""
    if not (0 <= cell[0] < SIZE and 0 <= cell[1] < SIZE) or cell in position.bases.values():
        return False
    return not position.is_restricted(kind, cell)


def jumps(position: Position, start: Cell) -> set[Cell]:
    """Return the hills that a Hill Troll may go to directly (ZSD-11, ZSD-25)."""
    kind = position.pieces[start]
    hills = [cell for cell, terrain in position.terrain.items() if terrain == "Hills"]
    return {
        cell
        for cell in hills
        if cell != start
        and can_enter(position, kind, cell)
        and position.owner(cell) != side_of(kind)
        and (position.is_open(cell) or not refused_by(position, start, cell))
    }


def shots(position: Position, start: Cell) -> set[Cell]:
    """Return what an Archer may capture from where he stands (ZSD-09, ZSD-20)."""
    if position.pieces[start] != "Archer":
        return set()
    return {
        cell
        for cell in around(start)
        if position.owner(cell) == "Trolls" and not refused_by(position, start, cell)
    }


def summons(position: Position, kind: str) -> set[Cell]:
    """Return where a piece may come from the reserve to (ZSD-14, ZSD-25)."""
    if not position.reserve[kind]:
        return set()
    places = set(position.homes(side_of(kind)))
    if kind == "Spearman":
        for cell, other in position.pieces.items():
            if other == "Spearman":
                places |= around(cell)
    if kind == "Warrior":
        places |= {cell for cell in position.terrain if position.terrain[cell] == "Forest"}
    return {
        cell
        for cell in places
        if position.is_open(cell) and not position.is_restricted(kind, cell)
    }


def starts(position: Position, kind: str) -> set[Cell]:
    """Return where one of the three first pieces may stand (ZSD-15)."""
    rows = (0, 1, 2) if side_of(kind) == "Midgard" else (3, 4, 5)
    return {
        cell
        for cell in CELLS
        if cell[0] in rows and position.is_open(cell) and not position.is_restricted(kind, cell)
    }
