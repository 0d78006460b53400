"""What stands around table and zone: the name, the turns, the signs, the points, the rules."""

from host_tools.workshop.zeds.paper import signs
from host_tools.workshop.zeds.paper.pen import BLACK, BOLD, GREY, Pen, Point
from host_tools.workshop.zeds.sheet import Sheet

_MEANINGS = (
    ("Z", "Zombie", "needs a gun when joined"),
    ("G", "Gun", "kills one zombie"),
    ("B", "Grenade", "erases a zombie outside"),
    ("S", "Shelter", "refuses a sector: roll again"),
    ("E", "Generator", "opens the way out"),
    ("V", "Survivor", "is rescued when joined"),
)
_POINTS = (
    ("Z", "killed", "+"),
    ("V", "rescued", "+"),
    ("B", "used", "\u2212"),
    ("S", "used", "\u2212"),
)
_RULES = (
    "Each turn: two dice name a sector, the light die its row, the dark die its column. Cross it"
    " out and draw it on any free square, never turned.",
    "Crossed out already: take the nearest free one to its left or right; in a full row the last"
    " free one above, or the first free one below.",
    "Zombies joined to IN need a gun each, joined too, at once, or you are out. A shelter or a"
    " grenade must be joined to be used.",
    "After 20 turns you escape if a way leads from IN to OUT with a generator joined to it. Turn"
    " 20 without any generator drawn: draw one of the two.",
    "Equal points: fewer zombies outside; then more unused guns, grenades and shelters, and more"
    " survivors outside.",
)
_PITCH = 42  # of the legend
_LEAD = 9.6
RULES_HEIGHT = _LEAD * len(_RULES)


def head(pen: Pen, sheet: Sheet, place: Point, width: float) -> None:
    """Write the title, and leave a line for a name."""
    x, y = place
    pen.text((x, y + 20), "ZEDS ZONE", 23, font=BOLD)
    pen.text((x + 146, y + 20), sheet.title, 15)
    pen.text((x + width - 210, y + 20), "Name", 8)
    pen.line((x + width - 184, y + 21), (x + width, y + 21), width=0.6, grey=GREY)


def turns(pen: Pen, place: Point, width: float) -> None:
    """Draw a box for each turn."""
    x, y = place
    pen.text((x, y + 11), "Turn", 8, font=BOLD)
    step = (width - 28) / 20
    for turn in range(20):
        left = x + 28 + turn * step
        pen.box((left, y), (step - 3, 16), width=0.5)
        pen.text((left + (step - 3) / 2, y + 11), str(turn + 1), 7.5, centred=True)


def legend(pen: Pen, place: Point) -> None:
    """Say what the signs mean."""
    x, y = place
    for row, (item, name, meaning) in enumerate(_MEANINGS):
        top = y + row * _PITCH
        signs.draw(pen, item, (x + 12, top + 13), 24)
        pen.text((x + 33, top + 11), name, 9.5, font=BOLD)
        pen.text((x + 33, top + 21.5), meaning, 7.5)
    top = y + len(_MEANINGS) * _PITCH
    pen.box((x + 1, top + 10), (22, 5), fill=BLACK)
    pen.text((x + 33, top + 11), "Wall", 9.5, font=BOLD)
    pen.text((x + 33, top + 21.5), "of either square: no way there", 7.5)


def points(pen: Pen, place: Point, width: float) -> None:
    """Draw the boxes of the victory points."""
    x, y = place
    pen.text((x, y + 8), "VICTORY POINTS", 9, font=BOLD)
    for row, (item, word, sign) in enumerate(_POINTS):
        top = y + 17 + row * 31
        signs.draw(pen, item, (x + 11, top + 13), 20)
        pen.text((x + 29, top + 16), word, 8)
        _box(pen, (x + width - 44, top), sign)
    top = y + 17 + len(_POINTS) * 31 + 5
    pen.line((x, top - 3), (x + width, top - 3), width=1)
    pen.text((x + 29, top + 20), "in all", 9, font=BOLD)
    _box(pen, (x + width - 44, top + 3), "=")


def _box(pen: Pen, corner: Point, sign: str) -> None:
    pen.text((corner[0] - 10, corner[1] + 17), sign, 11, font=BOLD, centred=True)
    pen.box(corner, (44, 26), width=0.8)


def rules(pen: Pen, place: Point) -> None:
    """Write the rules in a few lines."""
    for row, line in enumerate(_RULES):
        pen.text((place[0], place[1] + 7 + row * _LEAD), line, 7.4)
