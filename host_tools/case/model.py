"""The whole case: every printed part and every bought one, in its place."""

from dataclasses import dataclass, replace

from host_tools.case.base import make_base
from host_tools.case.clips import Clip, all_clips
from host_tools.case.diffuser import make_diffuser
from host_tools.case.kernel import Solid, Vector, b3d
from host_tools.case.keys import make_keys
from host_tools.case.layout import Layout
from host_tools.case.lid import make_lid
from host_tools.case.measures import Measures
from host_tools.case.parts import Part, all_parts
from host_tools.case.tray import make_tray


@dataclass(frozen=True)
class Model:
    """Everything in the face's frame. Keys and clips are printed, too, several in a file."""

    layout: Layout
    lid: Solid
    base: Solid
    diffuser: Solid
    tray: Solid
    keys: dict[str, Solid]
    parts: dict[str, Part]
    clips: list[Clip]

    @property
    def shell(self) -> dict[str, Solid]:
        """The printed parts that hold the bought ones."""
        return {"lid": self.lid, "base": self.base, "diffuser": self.diffuser, "tray": self.tray}

    def with_part_moved(self, name: str, by: Vector) -> "Model":
        """Return a model with one fault: a bought part that is not where the shell expects it."""
        part = self.parts[name].placed(b3d.Location(by))
        return replace(self, parts={**self.parts, name: part})


def build(measures: Measures) -> Model:
    """Return the case for parts of these measures."""
    layout = Layout(measures)
    return Model(
        layout,
        make_lid(layout),
        make_base(layout),
        make_diffuser(layout),
        make_tray(layout),
        make_keys(layout),
        all_parts(layout),
        all_clips(layout),
    )
