"""What must be true of the case, each as a function that yields a sentence for every fault."""

from collections.abc import Iterator
from itertools import combinations

from host_tools.case.base import outer_form
from host_tools.case.clips import make_clip
from host_tools.case.kernel import Solid, Vector, b3d
from host_tools.case.layout import PLAY, TRAY_THICK
from host_tools.case.model import Model
from host_tools.case.parts import Part
from host_tools.case.screws import all_screws
from host_tools.case.solids import block, common_volume, join, moved, nearby

BED = 180.0  # an ordinary printer's, along and across
TRAVEL = 0.3  # of a key switch
CELL_AIR = 1.5  # between a screw and the cell
HOLD = 6.0  # square millimetres of a board below a clip
_NOTHING = 0.01  # cubic millimetres: less is the kernel's rounding


def all_faults(model: Model) -> list[str]:
    """Return the sentences of every check."""
    checks = (
        *(broken_solids, too_large_for_the_bed, crowded_parts, parts_in_the_shell),
        *(blocked_openings, parts_outside, lid_and_base_overlap, stuck_keys, screws_at_the_cell),
        *(screws_in_the_way, loose_clips, bare_solder),
    )
    return [sentence for check in checks for sentence in check(model)]


def printed(model: Model) -> dict[str, Solid]:
    """Return every printed part by name, each key on its own."""
    keys = {f"key {name}": cap for name, cap in model.keys.items()}
    return {**model.shell, **keys, "clip": make_clip()}


def broken_solids(model: Model) -> Iterator[str]:
    """Ask of every printed part that it is one sound solid."""
    for name, solid in printed(model).items():
        count = len(solid.solids())
        if count != 1 or not solid.is_valid:
            yield f"{name} is not one sound solid: it has {count} volumes."


def too_large_for_the_bed(model: Model) -> Iterator[str]:
    """Hold each printed part against the bed of an ordinary printer."""
    for name, solid in printed(model).items():
        size = solid.bounding_box().size
        if max(size.X, size.Y) > BED:
            yield f"{name} is {size.X:.0f} x {size.Y:.0f} mm: more than a bed of {BED:.0f}."


def crowded_parts(model: Model) -> Iterator[str]:
    """Keep the bought parts apart from each other."""
    solids = {name: part.envelope for name, part in model.parts.items()}
    for one, other in combinations(solids, 2):
        apart = solids[one].distance_to(solids[other])
        if apart < PLAY:
            yield f"{one} and {other} are {apart:.2f} mm apart: {PLAY} is the least."


def parts_in_the_shell(model: Model) -> Iterator[str]:
    """Let every part sit in the shell without touching it anywhere but at its seat.

    It is tried where it is, and moved by the play to every side and off its seat.
    """
    for name, part in model.parts.items():
        whole = part.envelope
        for other, printed_part in model.shell.items():
            solid = nearby(printed_part, whole, 1.0)
            shared = common_volume(whole, solid)
            if shared > _NOTHING:
                yield f"{name} is in the {other} by {shared:.2f} cubic mm."
            elif any(common_volume(moved(whole, by), solid) > _NOTHING for by in _plays(part)):
                yield f"{name} has less than {PLAY} mm of play in the {other}."


def _plays(part: Part) -> list[Vector]:
    """Return the five ways a part may move: four to the sides, one off its seat."""
    seat = b3d.Vector(*part.seat)
    along = seat.cross(b3d.Vector(1, 0, 0))
    ways = (b3d.Vector(1, 0, 0), b3d.Vector(-1, 0, 0), along, along * -1, seat * -1)
    short = PLAY - 0.01  # just touching is still play
    return [(way.X * short, way.Y * short, way.Z * short) for way in ways]


def blocked_openings(model: Model) -> Iterator[str]:
    """Ask that nothing printed is in the way of a plug, a lever, a plunger or light."""
    for part in model.parts.values():
        if not part.reaches:
            continue
        ways = join(part.reaches.values())
        for name, whole in model.shell.items():
            if name == "diffuser":
                continue  # it lets the light through
            solid = nearby(whole, ways, 1.0)
            if common_volume(ways, solid) < _NOTHING:
                continue
            for reach, way in part.reaches.items():
                shared = common_volume(way, solid)
                if shared > _NOTHING:
                    yield f"{reach} is blocked by the {name}: {shared:.2f} cubic mm."


def parts_outside(model: Model) -> Iterator[str]:
    """Keep every part within the outer form; only what it reaches through may stick out."""
    form = outer_form()
    for name, part in model.parts.items():
        rest = part.envelope.cut(form, *part.reaches.values())
        volume = sum(piece.volume for piece in rest.solids()) if rest else 0.0
        if volume > _NOTHING:
            yield f"{name} sticks out of the case by {volume:.2f} cubic mm."


def lid_and_base_overlap(model: Model) -> Iterator[str]:
    """Let the printed parts meet without sharing space."""
    for one, other in combinations(model.shell, 2):
        shared = common_volume(model.shell[one], model.shell[other])
        if shared > _NOTHING:
            yield f"{one} and {other} overlap by {shared:.2f} cubic mm."


def stuck_keys(model: Model) -> Iterator[str]:
    """Let each key move sideways by its play, go down by its travel, and never fall out."""
    bodies = [piece.solid for piece in model.parts["key board"].pieces if piece.colour == "switch"]
    for name, cap in model.keys.items():
        ways: list[Vector] = [(PLAY, 0, 0), (-PLAY, 0, 0), (0, PLAY, 0), (0, -PLAY, 0), (0, 0, 0)]
        lid = nearby(model.lid, cap, 2.0)
        stem = cap & block((-90, 90), (-90, 90), (-9, 0))  # without the marks: sooner answered
        if any(common_volume(moved(stem, way), lid) > _NOTHING for way in ways):
            yield f"The key {name} rubs on the lid."
        down = moved(stem, (0, 0, -TRAVEL - 0.2))
        if any(common_volume(down, body) > _NOTHING for body in bodies):
            yield f"The key {name} meets its switch before it is pressed."
        if common_volume(moved(stem, (0, 0, 1.5)), lid) < _NOTHING:
            yield f"The key {name} falls out of the lid."


def screws_at_the_cell(model: Model) -> Iterator[str]:
    """Keep every screw away from the cell, also from one that has swollen."""
    cell = model.parts["cell"].envelope
    for held, screws in all_screws(model.layout).items():
        for screw in screws:
            apart = screw.distance_to(cell)
            if apart < CELL_AIR:
                yield f"A screw of the {held} is {apart:.2f} mm from the cell."


def screws_in_the_way(model: Model) -> Iterator[str]:
    """Let no screw come into a part that it does not hold, nor into the clips of another."""
    others = [(name, name, part.envelope) for name, part in model.parts.items()]
    others += [(clip.holds, f"clip of the {clip.holds}", clip.solid) for clip in model.clips]
    others.append(("tray", "tray", model.tray))
    for held, screws in all_screws(model.layout).items():
        for owner, name, solid in others:
            own = owner == held or (held, owner) == ("strip", "tray")
            if not own and any(common_volume(screw, solid) > _NOTHING for screw in screws):
                yield f"A screw of the {held} is in the {name}."


def bare_solder(model: Model) -> Iterator[str]:
    """Ask for plastic below all of the strip's solder: no wire end may ever go down past it."""
    strip = model.parts["strip"]
    for piece in strip.pieces:
        if piece.colour == "solder":
            below = moved(piece.solid, _scaled(strip.seat, TRAY_THICK))
            lowest = below.cut(piece.solid)
            open_volume = lowest.volume - common_volume(lowest, model.tray)
            if open_volume > _NOTHING:
                yield f"The tray is open below the strip: {open_volume:.2f} cubic mm."


def loose_clips(model: Model) -> Iterator[str]:
    """Let every clip lie on its own part and on nothing else, and reach far enough over it."""
    for clip in model.clips:
        for name, part in model.parts.items():
            if common_volume(clip.solid, part.envelope) > _NOTHING:
                yield f"A clip of the {clip.holds} is in the {name}."
        for name, solid in model.shell.items():
            if common_volume(clip.solid, nearby(solid, clip.solid, 1.0)) > _NOTHING:
                yield f"A clip of the {clip.holds} is in the {name}."
        held = model.parts[clip.holds]
        pressed = moved(clip.solid, _scaled(held.seat, 0.1))
        if common_volume(pressed, held.envelope) < 0.1 * HOLD:
            yield f"A clip does not reach over the {clip.holds}."


def _scaled(way: Vector, length: float) -> Vector:
    return way[0] * length, way[1] * length, way[2] * length
