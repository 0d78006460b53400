"""How strong everybody was before the battle that is over: noted, or known from the log."""

from games.zoneplex.rules.codes import LIFT, SACRIFICE, STRIKE

_LAST_MOVES = (LIFT, SACRIFICE, STRIKE)


def strength_before(table, noted):
    """Return the WMS of every seat before the move that ended the last battle.

    `noted` has the number of a move and everybody's WMS then: with it nothing is played again.
    """
    at = table.done - 1
    while at > 0 and table.move(at)[0] not in _LAST_MOVES:
        at -= 1
    if noted and noted[0] == at:
        return noted[1]
    return bytes(table.look(at).wms) if at >= 0 else b""
