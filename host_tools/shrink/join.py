"""Makes one file of the modules of a bundle, and lets all others find what is in it.

Two modules may use one name for two things. In one file one of them gets another name.
"""

import ast
import builtins
import keyword
import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from host_tools.shrink.archive import FILE
from host_tools.shrink.bundles import START, Bundle, homes
from host_tools.shrink.edits import Edit, apply
from host_tools.shrink.imports import import_file, import_from, in_text, not_interned
from host_tools.shrink.modules import Firmware, Module, stored_names
from host_tools.shrink.offers import Thing, thing_of
from host_tools.shrink.scopes import OWN, Binding, Imported, references, top_names

_LONGEST_NEW_NAME = 3
_WORD = re.compile(r"\S+")
_THIS_FILE = FILE + "_self"
# Before anything else is loaded, which may take the file's name: see `firmware/archive.py`.
_SET_THIS_FILE = f"{_THIS_FILE} = __import__('sys').modules[__name__]\n"


class Clash(Exception):
    """Modules that cannot be one file."""


@dataclass
class Joined:
    """Where each module is now, and what its names became there."""

    home: dict[str, str]
    names: dict[str, dict[str, str]] = field(default_factory=dict)  # by module: old to new
    again: dict[str, list[str]] = field(default_factory=dict)  # by file: second names

    def name_of(self, module: str, name: str) -> str:
        """Return what a name of a module is called in its file."""
        return self.names.get(module, {}).get(name, name)


def join(
    firmware: Firmware, bundles: list[Bundle], fixed: dict[str, set[str]]
) -> tuple[Firmware, Joined]:
    """Return the firmware with its bundles in the place of their modules, and where things are.

    `fixed` are names that must stay as they are, by module.
    """
    joined = Joined(homes(bundles))
    spare = _spare_names(firmware)
    for bundle in bundles:
        _Naming(bundle, firmware, joined).name(fixed, spare)
    modules = {}
    for bundle in bundles:
        texts = [redirect(firmware.modules[name], joined) for name in bundle.modules]
        texts += joined.again.get(bundle.name, [])
        text = "\n".join(texts)
        text = _SET_THIS_FILE + text if _THIS_FILE in text else text
        modules[bundle.name] = Module.of(bundle.name, text)
    return Firmware(modules), joined


def redirect(module: Module, joined: Joined) -> str:
    """Return a module's text with its imports turned to the files, and its names as they are."""
    return apply(module.text, _Redirection(module, joined).edits())


class _Naming:
    """Finds a name for each thing in a file; those that must stay as they are come first."""

    def __init__(self, bundle: Bundle, firmware: Firmware, joined: Joined) -> None:
        self._bundle = bundle
        self._firmware = firmware
        self._joined = joined
        self._named: dict[str, Thing] = {}

    def name(self, fixed: dict[str, set[str]], spare: list[str]) -> None:
        """Note what the names of each module become."""
        modules = self._bundle.modules
        said = {word for name in modules for word in _words(self._firmware.modules[name])}
        fresh = (name for name in spare if name not in said)
        caught = _caught(self._bundle, self._firmware, self._joined)
        things = list(self._things())
        for module, name, thing in things:
            if name in fixed.get(module, ()) and self._named.setdefault(name, thing) != thing:
                raise Clash(f"{self._bundle.name} would have two things called {name}.")
        for module, name, thing in things:
            new = name
            if self._named.setdefault(name, thing) != thing or thing in caught:
                known = [each for each, what in self._named.items() if what == thing]
                known = [each for each in known if thing not in caught or each != thing[1]]
                new = known[0] if known else next(fresh)
                self._named[new] = thing
            if not self._is_from_here(module, thing):
                self._joined.names.setdefault(module, {})[name] = new
        self._offer(things, fixed)

    def _things(self) -> Iterator[tuple[str, str, Thing]]:
        """Yield what the modules bind at their top: module, name, and the thing itself."""
        for module in self._bundle.modules:
            for name, binding in top_names(self._firmware.modules[module].tree).items():
                whole = f"{getattr(binding, 'module', '')}.{getattr(binding, 'name', '')}"
                if binding == OWN or self._joined.home.get(whole.lstrip(".")) != self._bundle.name:
                    yield module, name, thing_of(module, name, binding)

    def _is_from_here(self, module: str, thing: Thing) -> bool:
        """Tell whether a module of the file imports a thing of another one in it."""
        return thing[0] != module and self._joined.home.get(thing[0]) == self._bundle.name

    def _offer(self, things: list[tuple[str, str, Thing]], fixed: dict[str, set[str]]) -> None:
        """Let a thing that others ask for have its old name, too."""
        for module, name, thing in things:
            is_ours = self._joined.home.get(thing[0]) == self._bundle.name
            new = self._joined.name_of(*thing)
            if is_ours and name in fixed.get(module, ()) and new != name:
                self._joined.again.setdefault(self._bundle.name, []).append(f"{name} = {new}")


def _is_in_file(binding: Binding, file: str, joined: Joined) -> bool:
    if not isinstance(binding, Imported):
        return False
    whole = f"{binding.module}.{binding.name}" if binding.module else binding.name
    return joined.home.get(whole, joined.home.get(binding.module)) == file


def _caught(bundle: Bundle, firmware: Firmware, joined: Joined) -> set[Thing]:
    """Return the things that would be taken for a local name where a module asks for them."""
    found: set[Thing] = set()
    for name in bundle.modules:
        module = firmware.modules[name]
        local = stored_names(module)
        for node, target in _asked(module, joined, bundle.name):
            if node in local:
                found.add((target, node))
    return found


def _asked(module: Module, joined: Joined, file: str) -> Iterator[tuple[str, str]]:
    """Yield what a module uses of others in its file by another word: name and module."""
    bases = {
        node.value: node.attr
        for node in module.nodes
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)
    }
    for each in references(module.tree):
        binding = each.binding
        if not isinstance(binding, Imported) or binding.module == module.name:
            continue
        if not _is_in_file(binding, file, joined):
            continue
        whole = f"{binding.module}.{binding.name}".lstrip(".")
        if whole in joined.home and each.node in bases:
            yield bases[each.node], whole
        elif binding.name != each.node.id:
            yield binding.name, binding.module


def _words(module: Module) -> Iterator[str]:
    for node in module.nodes:
        for word in (getattr(node, "id", ""), getattr(node, "arg", ""), getattr(node, "attr", "")):
            if isinstance(word, str):
                yield word
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.alias):
            yield from (node.name, node.asname or "")


def _spare_names(firmware: Firmware) -> list[str]:
    """Return names for what cannot keep its own: short ones that the device knows anyway."""
    said = {word for module in firmware.modules.values() for word in _words(module)}
    barred = set(dir(builtins)) | set(keyword.kwlist)
    known = sorted(
        word
        for word in said - barred
        if word.isidentifier() and len(word) <= _LONGEST_NEW_NAME and not word.startswith("__")
    )
    return sorted(known, key=len) + [f"name_{number}" for number in range(1000)]


class _Redirection:
    """The edits that one module needs."""

    def __init__(self, module: Module, joined: Joined) -> None:
        self._module = module
        self._joined = joined
        self._file = joined.home.get(module.name, "")
        self._own = joined.names.get(module.name, {})
        self._bases = {
            node.value: node
            for node in module.nodes
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)
        }

    def edits(self) -> list[Edit]:
        """Return them."""
        return [*self._imports(), *self._definitions(), *self._references(), *self._texts()]

    def _texts(self) -> Iterator[Edit]:
        """Turn the names of modules in texts to those of their files."""
        home = {name: file for name, file in self._joined.home.items() if "." in name}
        documents = {node.value for node in self._module.nodes if isinstance(node, ast.Expr)}
        for node in self._module.nodes:
            if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
                continue
            words = node.value.split()
            if node not in documents and any(word in home for word in words):
                # Blanks stay: another text may be put after this one.
                turned = _WORD.sub(lambda word: in_text(home.get(word[0], word[0])), node.value)
                # What is there from the start is interned where it is in nobody's way.
                is_late = self._file != START
                yield Edit.of(node, repr(not_interned(turned) if is_late else turned))

    def _definitions(self) -> Iterator[Edit]:
        for node in self._module.tree.body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                new = self._own.get(node.name, node.name)
                if new != node.name:
                    head = "def " if isinstance(node, ast.FunctionDef) else "class "
                    start = node.col_offset + len(head)
                    end = start + len(node.name.encode())
                    yield Edit((node.lineno, start), (node.lineno, end), new)

    def _references(self) -> Iterator[Edit]:
        for each in references(self._module.tree):
            if isinstance(each.binding, Imported):
                yield from self._imported(each.node, each.binding, is_top=each.is_top)
            elif self._own.get(each.node.id, each.node.id) != each.node.id:
                yield Edit.of(each.node, self._own[each.node.id])

    def _imported(self, node: ast.Name, binding: Imported, *, is_top: bool) -> Iterator[Edit]:
        """Turn the use of an import to what it is called now."""
        whole = f"{binding.module}.{binding.name}".lstrip(".")
        is_here = self._is_here(binding)
        bound = self._own.get(node.id, node.id) if is_top else node.id
        if whole in self._joined.home:
            yield from self._of_module(node, whole, bound, is_here=is_here)
        elif is_here:
            yield Edit.of(node, self._joined.name_of(binding.module, binding.name))
        elif bound != node.id:
            yield Edit.of(node, bound)

    def _of_module(
        self, node: ast.Name, whole: str, bound: str, *, is_here: bool
    ) -> Iterator[Edit]:
        asked = self._bases.get(node)
        if asked is None:
            yield Edit.of(node, _THIS_FILE if is_here else bound)
        else:
            new = self._joined.name_of(whole, asked.attr)
            yield Edit.of(asked, new if is_here else f"{bound}.{new}")

    def _is_here(self, binding: Imported) -> bool:
        is_self = binding.module == self._module.name
        return not is_self and bool(self._file) and _is_in_file(binding, self._file, self._joined)

    def _imports(self) -> Iterator[Edit]:
        top = top_names(self._module.tree)
        for node in self._module.nodes:
            if isinstance(node, ast.Import | ast.ImportFrom):
                text = "; ".join(self._statements(node, top)) or "pass"
                if text != ast.unparse(node):
                    yield Edit.of(node, text)

    def _statements(
        self, node: ast.Import | ast.ImportFrom, top: dict[str, Binding]
    ) -> Iterator[str]:
        """Yield the imports that stand in the place of one."""
        from_files: dict[str, list[tuple[str, str]]] = {}
        for each in node.names:
            binding = Imported(node, each.name)
            word = each.asname or each.name
            is_top = top.get(word) == binding
            bound = self._own.get(word, word) if is_top else word
            whole = f"{binding.module}.{each.name}".lstrip(".")
            if self._is_here(binding):
                if top.get(word) == OWN:
                    raise Clash(f"{self._module.name} gives {word} to something else, too.")
            elif whole in self._joined.home:
                yield import_file(self._joined.home[whole], bound)
            elif isinstance(node, ast.Import):
                yield import_file(each.name, bound)
            else:
                name = self._joined.name_of(binding.module, each.name)
                file = self._joined.home.get(binding.module, binding.module)
                from_files.setdefault(file, []).append((name, bound))
        for file, names in from_files.items():
            yield import_from(file, names)
