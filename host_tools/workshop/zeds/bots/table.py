"""The sector table of one player in numbers: which sectors a roll leaves to choose from."""

FACES = 6


def alternatives(crossed: list[bool], rolled: int) -> list[int]:
    """Return the rolled sector, or what may be taken in its place."""
    if not crossed[rolled]:
        return [rolled]
    first = rolled - rolled % FACES
    before = _first_free(crossed, range(rolled - 1, first - 1, -1))
    after = _first_free(crossed, range(rolled + 1, first + FACES))
    if before + after:
        return before + after
    above = _first_free(crossed, range(first - 1, -1, -1))
    return above + _first_free(crossed, range(first + FACES, FACES * FACES))


def _first_free(crossed: list[bool], sectors: range) -> list[int]:
    for sector in sectors:
        if not crossed[sector]:
            return [sector]
    return []
