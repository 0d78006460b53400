"""How strong everybody was before the battle that is over: the log knows."""

from games.zoneplex.rules.codes import LIFT, SACRIFICE, STRIKE

_LAST_MOVES = (LIFT, SACRIFICE, STRIKE)


def strength_before(table):
    """Return the WMS of every seat before the move that ended the last battle."""
    at = table.done - 1
    while at > 0 and table.move(at)[0] not in _LAST_MOVES:
        at -= 1
    return bytes(table.look(at).wms) if at >= 0 else b""
