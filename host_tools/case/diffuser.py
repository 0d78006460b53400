"""The diffuser: a comb of white plugs that fill the lamp holes from behind."""

from host_tools.case.kernel import Solid
from host_tools.case.layout import LAMP_Y, WALL, Layout
from host_tools.case.lid import LAMP_RADIUS
from host_tools.case.solids import block, carve, join, rod

THIN = 1.2  # what the light goes through
_BACK = 1.2  # the spine behind the lid
_FIT = 0.15
_BORE = 1.6


def make_diffuser(layout: Layout) -> Solid:
    """Return the comb in its place in the face's frame, its teeth flush with the lamps' track."""
    low, top = -WALL - _BACK, -0.2
    lamps = layout.lamps
    teeth = [rod(x, y, (low, top), LAMP_RADIUS - _FIT) for x, y in lamps]
    ends = (lamps[0][0] - 1.5, lamps[-1][0] + 1.5)
    spine = block(ends, (LAMP_Y + 1.7, LAMP_Y + 3.1), (low, -WALL))
    bores = [rod(x, y, (low - 1, top - THIN), _BORE) for x, y in lamps]
    return carve(join([*teeth, spine]), bores)
