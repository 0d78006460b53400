"""Boards of the plain ZoneS, put down in a few words."""

from host_tools.sweeps.zones.plain import CELLS, KINDS, Cell, Position, cell_of, name_of


def board(pieces: str, terrain: str = "", bases: str = "a1 f6", **given: object) -> Position:
    """Return a position: pieces like "d3 Archer, c4 Lobber", terrain like "d3 Hills"; else Fields.

    `bases` has Midgard's, then the Trolls'; what else is given is set as it is.
    """
    position = Position(
        terrain=dict.fromkeys(CELLS, "Fields"),
        bases=dict(zip(("Midgard", "Trolls"), map(cell_of, bases.split()), strict=True)),
        pieces=_words(pieces),
    )
    position.terrain.update(_words(terrain))
    for base in position.bases.values():
        del position.terrain[base]
    for name, value in given.items():
        setattr(position, name, value)
    return position


def _words(text: str) -> dict[Cell, str]:
    pairs = [each.strip().split(maxsplit=1) for each in text.split(",") if each.strip()]
    return {cell_of(name): word for name, word in pairs}


def names(cells: set[Cell]) -> str:
    """Return the names of cells, in order."""
    return " ".join(sorted(map(name_of, cells)))


def reserve(words: str) -> dict[str, int]:
    """Return how many of each kind are named."""
    return {kind: words.split(", ").count(kind) for kind in KINDS}
