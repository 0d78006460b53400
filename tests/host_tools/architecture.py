"""The house rules as code: who may import whom, and what a file may look like.

Each check takes one `Source` and yields the sentences a reviewer would write.
"""

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path, PurePosixPath

from host_tools.house.layers import MAY_IMPORT, ROOMS_OF_A_GAME

FILE_LINES = 300
FUNCTION_LINES = 40
VAGUE_NAMES = {"common", "helpers", "manager", "misc", "utils"}
ROOT_ENTRIES = {
    *("firmware", "host_tools", "tests", "hardware", "README.md", "Makefile"),
    *("pyproject.toml", "LICENSE", "CHANGELOG.md", ".gitignore", ".ci"),
}


@dataclass(frozen=True)
class Source:
    """One Python file: its path from the root of the project, and its text."""

    path: PurePosixPath
    text: str

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.text)

    @property
    def top(self) -> str:
        return self.path.parts[0]


def sources(root: Path, *folders: str) -> Iterator[Source]:
    """Yield every Python file of ours below the folders."""
    for folder in folders:
        for path in sorted((root / folder).rglob("*.py")):
            if "node_modules" not in path.parts:
                yield Source(PurePosixPath(path.relative_to(root).as_posix()), path.read_text())


def named_files(root: Path) -> Iterator[Source]:
    """Yield every file of ours in which no game may be named: code, not prose."""
    for top in ("firmware", "host_tools", "tests", "Makefile", "pyproject.toml"):
        for path in sorted((root / top).rglob("*")) or [root / top]:
            is_code = path.suffix in (".py", ".js", ".mjs", ".toml") or path.name == "Makefile"
            if is_code and "node_modules" not in path.parts:
                yield Source(PurePosixPath(path.relative_to(root).as_posix()), path.read_text())


_LEADS = r"(?:games|exercises|sweeps|workshop|plays|golden|recorded)[./]"


def games(root: Path) -> list[str]:
    """Return the games on the shelf."""
    return sorted(path.parent.name for path in (root / "firmware" / "games").glob("*/play.py"))


def named_games(source: Source, games: list[str]) -> Iterator[str]:
    """Keep the name of a game in that game's own folders; in a long name it is still one.

    What lies in another game's folder may have it for a word of its own, but not lead there.
    """
    folders = source.path.parent.parts
    for game in games:
        if game in folders:
            continue
        before = _LEADS if any(other in folders for other in games) else "(?<![a-z])"
        word = re.compile(rf"{before}{game}(?![a-z])", re.IGNORECASE)
        if word.search(source.path.name):
            yield f"{source.path} is named after {game}: move it into a folder of that game."
        for number, line in enumerate(source.text.splitlines(), 1):
            if word.search(line):
                yield f"{source.path}:{number} names {game}: only its own folders may."


def layer_of(source: Source) -> str:
    """Return the row of MAY_IMPORT a firmware file belongs to."""
    _, first, *rest = source.path.with_suffix("").parts
    if first == "games":
        if len(rest) < 2:
            return "catalogue"
        return ROOMS_OF_A_GAME.get(rest[1], "screens")
    if first == "storage" and rest in (["disk"], ["recovery"], ["word_list"]):
        return "disk"
    return first


def imports(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield the line and the full dotted name of everything a file imports, wherever it does."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for name in node.names:
                yield node.lineno, name.name
        elif isinstance(node, ast.ImportFrom):
            for name in node.names:
                yield node.lineno, f"{'.' * node.level}{node.module or ''}.{name.name}"


def is_allowed(name: str, allowed: list[str]) -> bool:
    """Tell whether a dotted name lies in one of the allowed modules."""
    return any(f"{name}.".startswith(f"{module}.") for module in allowed)


def stray_imports(source: Source) -> Iterator[str]:
    """Hold a firmware file against the layer table."""
    layer = layer_of(source)
    if layer not in MAY_IMPORT:
        yield f"{source.path} belongs to no layer: move it, or give it a row in MAY_IMPORT."
        return
    allowed = MAY_IMPORT[layer].format(game=source.path.parts[2:3] and source.path.parts[2])
    for line, name in imports(source.tree):
        if not is_allowed(name, allowed.split()):
            yield f"{source.path}:{line} imports {name}; {layer} may import only: {allowed}."


def host_imports_of_tests(source: Source) -> Iterator[str]:
    """Keep the tests out of what is shipped."""
    for line, name in imports(source.tree):
        if is_allowed(name, ["tests"]):
            yield f"{source.path}:{line} imports {name}: host tools never lean on the tests."


def floats(source: Source) -> Iterator[str]:
    """Keep floats out of the engine and of every game's rules."""
    if layer_of(source) not in ("engine", "rules"):
        return
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, float):
            yield f"{source.path}:{node.lineno} has the float {node.value}: rules count in ints."
        elif isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Div):
            yield f"{source.path}:{node.lineno} divides with /, which makes a float: use //."
        elif isinstance(node, ast.Name) and node.id == "float":
            yield f"{source.path}:{node.lineno} uses float: rules count in ints."


def prints(source: Source) -> Iterator[str]:
    """Leave the serial line to main.py, and to the self-test that a computer has asked for."""
    if layer_of(source) == "main" or source.path.parts[1:] == ("checks", "over_cable.py"):
        return
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Name) and node.id == "print":
            yield f"{source.path}:{node.lineno} prints: only main.py writes to the serial line."


def bad_names(source: Source) -> Iterator[str]:
    """Refuse names that hide a standard module or say nothing, in folders as in files."""
    for name in source.path.with_suffix("").parts[1:]:
        if name in sys.stdlib_module_names:
            yield f"{source.path} hides the standard module {name} on the host: rename it."
        if name in VAGUE_NAMES:
            yield f"{source.path} is named {name}, which fits anything: say what is inside."


def long_parts(source: Source) -> Iterator[str]:
    """Bound the length of files and functions."""
    lines = source.text.count("\n")
    if lines > FILE_LINES:
        yield f"{source.path} has {lines} lines: split it, {FILE_LINES} is the limit."
    for node in ast.walk(source.tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            if length > FUNCTION_LINES:
                yield (
                    f"{source.path}:{node.lineno} {node.name} has {length} lines:"
                    f" split it, {FUNCTION_LINES} is the limit."
                )


def missing_docstring(source: Source) -> Iterator[str]:
    """Ask every module for the sentence that says what it is."""
    if not ast.get_docstring(source.tree):
        yield f"{source.path} has no docstring: begin with one sentence that says what it is."


def stray_root_entries(root: Path) -> Iterator[str]:
    """Keep the top folder to what the design lists; what git ignores does not count."""
    ignored = {line.rstrip("/") for line in (root / ".gitignore").read_text().splitlines()}
    for entry in sorted(path.name for path in root.iterdir()):
        if entry not in ROOT_ENTRIES | ignored | {".git"}:
            yield f"{entry} has no place in the top folder: move it into one of the rooms."
