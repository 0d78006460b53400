"""The games as the launcher shows them. Loaded for the moment in which it comes."""

import modules
from games import catalogue
from storage import current


def of(disk):
    """Return name and title of each game, the one played last first if flash says which."""
    try:
        return in_order(_played(disk))
    except OSError:
        return in_order(())


def in_order(played):
    """Return name and title of each game, tools after the others.

    `played` names games, the last played first; the first of them that is no tool leads.
    """
    games, tools = {}, []
    for name in catalogue.names():
        package = modules.borrow("games." + name)
        if getattr(package, "IS_TOOL", False):
            tools.append((name, package.TITLE))
        else:
            games[name] = package.TITLE
    leader = _first_among(games, played)
    first = [(leader, games.pop(leader))] if leader else []
    return first + sorted(games.items()) + tools


def _played(disk):
    """Yield the names of the games on flash, the one played last first, as far as asked."""
    found = current.noted(disk)
    if found is None or found[0] == current.NONE:
        return
    yield current.name_of(disk, found[0])
    saves = modules.borrow("storage.saves").Saves(disk)
    for serial in reversed(saves.serials()):
        yield current.name_of(disk, serial)


def _first_among(games, played):
    for name in played:
        if name in games:
            return name
    return ""
