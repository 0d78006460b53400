"""The pictures of the case: each a function from the stage to a scene."""

from collections.abc import Callable

import numpy as np

from host_tools.case.checks import printed
from host_tools.case.shading import Scene, Thing
from host_tools.case.stage import Pose, Stage, face_down, standing

KEYS = ("key UP", "key DOWN", "key OK", "key BACK")
IN_LID = ("display", "light stick", "key board")
IN_BASE = ("cell", "charger", "boost", "slide switch", "controller", "strip")
_LIFT = 26.0
_ABOVE = 24.0  # what the exploded base hovers above the table


def assembled(stage: Stage) -> Scene:
    """The device on the table, in play."""
    pose = standing()
    names = ("lid", "base", "diffuser", *KEYS)
    things = [stage.printed(name, pose, lit=True) for name in names]
    things += [
        thing for name in ("display", "slide switch") for thing in stage.part(name, pose, lit=True)
    ]
    return Scene(things, (84, -196, 240), (5, 50, 6), 0.36, 0.0)


def back(stage: Stage) -> Scene:
    """The far wall with its two sockets, and the switch."""
    pose = standing()
    things = [stage.printed(name, pose) for name in ("lid", "base", "diffuser", *KEYS)]
    for name in ("display", "slide switch", "charger", "controller"):
        things += stage.part(name, pose)
    return Scene(things, (165, 270, 130), (2, 54, 12), 0.36, 0.0, sun=(0.25, 0.62, 0.76))


def _filled_base(stage: Stage, pose: Pose, names: tuple[str, ...] = IN_BASE) -> list[Thing]:
    things = [stage.printed("base", pose)]
    for name in names:
        things += stage.part(name, pose)
        if name in ("controller", "charger", "strip"):
            things += stage.clips(name, pose) + stage.screws(name, pose)
    if "strip" in names:
        things += [stage.printed("tray", pose), *stage.screws("tray", pose)]
    return things


def _filled_lid(stage: Stage, pose: Pose, names: tuple[str, ...] = IN_LID) -> list[Thing]:
    things = [stage.printed(name, pose) for name in ("lid", "diffuser", *KEYS)]
    for name in names:
        things += stage.part(name, pose) + stage.clips(name, pose) + stage.screws(name, pose)
    return things


def opened(stage: Stage) -> Scene:
    """Base and lid side by side, everything in its place."""
    things = _filled_base(stage, standing().moved(-44, 0, 0))
    things += _filled_lid(stage, face_down().moved(44, 50, 0))
    return Scene(things, (30, -190, 300), (0, 46, 6), 0.36, 0.0)


def exploded(stage: Stage) -> Scene:
    """Everything above everything, along the normal of the face."""
    pose = standing()
    out = pose.turn @ np.array([0, 0, 1.0])

    def lifted(height: float) -> Pose:
        return pose.moved(*(out * height).tolist())

    things = [stage.printed("base", pose), *stage.screws("case", lifted(-20))]
    for name in IN_BASE[:-1]:
        things += stage.part(name, lifted(40)) + stage.clips(name, lifted(54))
    things.append(stage.printed("tray", lifted(52)))
    things += stage.part("strip", lifted(62)) + stage.clips("strip", lifted(70))
    for name in IN_LID:
        things += stage.part(name, lifted(102)) + stage.clips(name, lifted(90))
    things.append(stage.printed("diffuser", lifted(132)))
    things += [stage.printed(name, lifted(132)) for name in KEYS]
    things.append(stage.printed("lid", lifted(168)))
    things = [_raised(thing, _ABOVE) for thing in things]
    labels = [(name, _named(stage, name, lifted)) for name in _NAMED]
    return Scene(things, (236, -330, 250), (2, 40, 111), 0.55, 0.0, labels)


def _named(stage: Stage, name: str, lifted: Callable[[float], Pose]) -> tuple[float, float, float]:
    """Return the point of an exploded thing where the line of its name ends."""
    height, place = _NAMED[name]
    x, y, z = lifted(height).at(place(stage)).tolist()
    return x, y, z + _ABOVE


def _raised(thing: Thing, by: float) -> Thing:
    return Thing(thing.mesh, thing.turn, thing.shift + np.array([0, 0, by]), thing.paint)


def _spot(
    name: str, u: float, v: float, w: float = 0.5
) -> Callable[[Stage], tuple[float, float, float]]:
    """Return a point of a part: shares of its box from the left, the near end and below."""

    def place(stage: Stage) -> tuple[float, float, float]:
        model = stage.model
        solid = model.parts[name].envelope if name in model.parts else printed(model)[name]
        box = solid.bounding_box()
        x = box.min.X + u * box.size.X
        return x, box.min.Y + v * box.size.Y, box.min.Z + w * box.size.Z

    return place


_NAMED = {
    "lid": (168.0, _spot("lid", 1.0, 0.5)),
    "diffuser": (132.0, _spot("diffuser", 1.0, 0.5)),
    "keys": (132.0, _spot("key DOWN", 0.0, 0.5)),
    "display": (102.0, _spot("display", 0.9, 0.6, 1.0)),
    "light stick": (102.0, _spot("light stick", 0.98, 0.3)),
    "key board": (102.0, _spot("key board", 0.0, 0.4, 0.22)),
    "controller": (40.0, _spot("controller", 0.1, 0.05)),
    "charger": (40.0, _spot("charger", 0.8, 0.5)),
    "slide switch": (40.0, _spot("slide switch", 0.9, 0.5)),
    "boost": (40.0, _spot("boost", 0.95, 0.5)),
    "tray": (52.0, _spot("tray", 0.85, 0.98)),
    "strip": (62.0, _spot("strip", 0.98, 0.5, 0.3)),
    "cell": (40.0, _spot("cell", 0.0, 0.1)),
    "base": (0.0, _spot("base", 0.0, 0.1)),
}


def _lid_step(stage: Stage, done: tuple[str, ...], new: str) -> Scene:
    """The lid on its face; one part hovers above its place."""
    pose = face_down()
    things = _filled_lid(stage, pose, done)
    things += stage.part(new, pose.moved(0, 0, _LIFT))
    things += stage.clips(new, pose.moved(0, 0, _LIFT + 7))
    things += stage.screws(new, pose.moved(0, 0, _LIFT + 15))
    things += stage.guides(new, pose, _LIFT)
    return Scene(things, (70, -160, 215), (0, 4, 15), 0.475, 0.0)


def _base_step(stage: Stage, done: tuple[str, ...], new: tuple[str, ...]) -> Scene:
    """The base on the table; parts hover above their places."""
    pose = standing()
    up = pose.moved(0, 0, _LIFT)
    things = _filled_base(stage, pose, done)
    for name in new:
        things += stage.part(name, up)
        if name in ("controller", "charger"):
            things += stage.clips(name, pose.moved(0, 0, _LIFT + 8))
            things += stage.screws(name, pose.moved(0, 0, _LIFT + 16))
        things += stage.guides(name, pose, _LIFT)
    return Scene(things, (80, -120, 235), (3, 52, 14), 0.44, 0.0)


def _keys_step(stage: Stage) -> Scene:
    """The lid on its face; caps and diffuser hover above their holes."""
    pose = face_down()
    things = [stage.printed("lid", pose)]
    things += [stage.printed(name, pose.moved(0, 0, 22)) for name in ("diffuser", *KEYS)]
    return Scene(things, (70, -160, 215), (0, 0, 8), 0.47, 0.0)


def _closing_step(stage: Stage) -> Scene:
    """The filled lid comes down on the filled base; the screws wait below."""
    pose = standing()
    out = pose.turn @ np.array([0, 0, 1.0])
    things = _filled_base(stage, pose.moved(0, 0, 26))
    things += _filled_lid(stage, pose.moved(*(out * 34).tolist()).moved(0, 0, 26))
    things += stage.screws("case", pose.moved(*(out * -18).tolist()).moved(0, 0, 26))
    return Scene(things, (190, -200, 150), (2, 48, 36), 0.45, 0.0)


def _power_step(stage: Stage) -> Scene:
    return _base_step(stage, (), ("charger", "boost"))


def _controller_step(stage: Stage) -> Scene:
    return _base_step(stage, ("charger", "boost"), ("slide switch", "controller"))


def _strip_step(stage: Stage) -> Scene:
    """The tray above its posts, the strip above the tray."""
    pose = standing()
    things = _filled_base(stage, pose, IN_BASE[1:-1])
    things += [stage.printed("tray", pose.moved(0, 0, 18))]
    things += stage.screws("tray", pose.moved(0, 0, 28)) + stage.part(
        "strip", pose.moved(0, 0, 32)
    )
    things += stage.clips("strip", pose.moved(0, 0, 39)) + stage.screws(
        "strip", pose.moved(0, 0, 47)
    )
    things += stage.guides("strip", pose, 32)
    return Scene(things, (80, -120, 235), (3, 52, 18), 0.46, 0.0)


def _cell_step(stage: Stage) -> Scene:
    return _base_step(stage, IN_BASE[1:], ("cell",))


PICTURES: dict[str, tuple[Callable[[Stage], Scene], tuple[int, int]]] = {
    "assembled": (assembled, (1000, 800)),
    "back": (back, (1000, 620)),
    "open": (opened, (1100, 760)),
    "exploded": (exploded, (900, 1100)),
    "steps/1_keys": (_keys_step, (760, 600)),
    "steps/2_display": (lambda stage: _lid_step(stage, (), "display"), (760, 600)),
    "steps/3_lights": (lambda stage: _lid_step(stage, ("display",), "light stick"), (760, 600)),
    "steps/4_key_board": (lambda stage: _lid_step(stage, IN_LID[:2], "key board"), (760, 600)),
    "steps/5_power": (_power_step, (760, 600)),
    "steps/6_controller": (_controller_step, (760, 600)),
    "steps/7_strip": (_strip_step, (760, 600)),
    "steps/8_cell": (_cell_step, (760, 600)),
    "steps/9_close": (_closing_step, (760, 600)),
}
