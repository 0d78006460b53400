"""The firmware seen as rooms: how many files lie in each, and who leads to whom in a circle."""

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

MOST_MODULES = 20

Graph = dict[str, set[str]]


def crowded(root: Path) -> Iterator[str]:
    """Yield a sentence for each folder below `root` that holds too many modules."""
    for folder in sorted({path.parent for path in root.rglob("*.py")}):
        count = len(list(folder.glob("*.py")))
        if count > MOST_MODULES:
            place = folder.relative_to(root).as_posix()
            yield f"{place} holds {count} modules: give it rooms, {MOST_MODULES} is the limit."


def modules(root: Path) -> dict[str, str]:
    """Return the text of every module below `root` by the name it is imported by."""
    found = {}
    for path in sorted(root.rglob("*.py")):
        parts = path.relative_to(root).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        found[name] = path.read_text(encoding="utf-8")
    return found


def imports(texts: dict[str, str]) -> Graph:
    """Return what each module leads to: by imports at load and late, or by a name in a text."""
    return {name: set(_led_to(ast.parse(text), texts)) - {name} for name, text in texts.items()}


def _led_to(tree: ast.Module, texts: dict[str, str]) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names if each.name in texts)
        elif isinstance(node, ast.ImportFrom) and node.module:
            for each in node.names:
                whole = f"{node.module}.{each.name}"
                yield from (name for name in (whole, node.module)[whole not in texts :][:1])
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from (name for name in [node.value] if "." in name and name in texts)


def circles(graph: Graph) -> list[frozenset[str]]:
    """Return the modules of each circle, one circle after the other until none is left."""
    left = {name: {other for other in others if other in graph} for name, others in graph.items()}
    found = []
    while circle := _first_circle(left):
        found.append(circle)
        for name in circle:
            left[name] -= circle
    return found


def _first_circle(graph: Graph) -> frozenset[str]:
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return frozenset(error.args[1])
    return frozenset()
