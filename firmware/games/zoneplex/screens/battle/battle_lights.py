"""What the lights show of a roll in a battle, told by its events."""

from games.zoneplex.rules import codes
from games.zoneplex.rules.battle.die import NO_FACE
from tabletop.roll_lights import RollLights


def roll_lights(events, total, colour, now):
    """Return the lights of the last roll among the events, None when there is none.

    `total` is how strong the Fear was; what is left of it stands last in each event.
    """
    found = None
    for event in events:
        face = _face(event)
        if face is not None:
            found = RollLights(face, colour, now, event[-1], total)
    return found


def _face(event):
    """Return the face that an event tells; NO_FACE for stones that hit without a roll."""
    if event[0] in (codes.EV_STRENGTH, codes.EV_SACRIFICED):
        return event[1]
    if event[0] == codes.EV_STRUCK:
        return event[2]
    return NO_FACE if event[0] == codes.EV_HIT else None
