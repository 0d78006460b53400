"""The geometry kernel: what the case uses of build123d, and nothing of what that drags along.

build123d imports notebooks, materials, DXF, SVG and machine learning when it is loaded: some
300 MB that a case has no use for. They are not installed. While it is loaded, an empty module
answers for each; whoever calls into one gets an error that says so.
"""

import sys
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

LEFT_OUT = frozenset(
    (
        *("IPython", "bd_materials", "ezdxf", "lib3mf", "ocp_gordon", "ocpsvg", "requests"),
        *("scipy", "sklearn", "svgpathtools", "threejs_materials", "trianglesolver"),
    )
)


class LeftOutError(Exception):
    """A package was called that is not installed on purpose."""


class _Nothing(type):
    """The type of whatever an empty module is asked for: it can be named, not used."""

    def __getattr__(cls, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return cls

    def __call__(cls, *_: object, **__: object) -> Any:
        raise LeftOutError(
            "This part of build123d needs a package that is left out: see LEFT_OUT."
        )


class _Empty(ModuleType):
    """A module that has every name, each of them nothing."""

    __path__: list[str] = []  # noqa: RUF012 (a module's own attribute, never changed)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return _Nothing(name, (), {})


class _StandIn(MetaPathFinder, Loader):
    """Finds an empty module for each package that is left out, and for its parts."""

    def find_spec(self, fullname: str, path: object, target: object = None) -> ModuleSpec | None:
        """Answer for the packages of the list alone."""
        if fullname.partition(".")[0] in LEFT_OUT:
            return ModuleSpec(fullname, self, is_package=True)
        return None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """Make the empty module."""
        return _Empty(spec.name)

    def exec_module(self, module: ModuleType) -> None:
        """Do nothing: there is nothing in it."""


def _load() -> Any:
    """Import build123d with the stand-ins in place, and take them away again."""
    before = set(sys.modules)
    finder = _StandIn()
    sys.meta_path.insert(0, finder)
    try:
        import build123d
    finally:
        sys.meta_path.remove(finder)
        for name in set(sys.modules) - before:
            if name.partition(".")[0] in LEFT_OUT:
                del sys.modules[name]
    return build123d


b3d = _load()
Solid = Any  # a shape of the kernel; build123d is typed for its own style, not for ours
Vector = tuple[float, float, float]
Shapes = Sequence[Solid]
