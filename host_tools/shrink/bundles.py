"""Joins modules that are always loaded together into one: each file of its own costs heap.

The firmware is written in many small files. On the device those that are there from the start
are one module, those that every game needs another.
"""

import ast
from collections import Counter
from dataclasses import dataclass, field

from host_tools.shrink.edits import Edit, apply
from host_tools.shrink.modules import Firmware, Module, imported

# Pages of a game whose words nobody else says.
_ZONEPLEX_PAGES = "checklist deal judge left mode names over peek reveal scores then"

# The bundles by name. "..." stands for all that the modules before it import when loaded.
_FOR: dict[str, tuple[str, ...]] = {
    "zk_core": ("main", "ui.colour", "ui.layout", "..."),
    "zk_table": (
        *("engine.table", "engine.header", "storage.journal"),
        *("tabletop.game", "tabletop.game_screen", "..."),
    ),
    "ui.menu": ("ui.menu", "ui.small_menu"),
    "home.launcher": ("home.launcher", "home.charge", "home.words"),
    "home.keeper": ("home.keeper", "home.keeper_words", "home.opening", "storage.saves"),
    "checks.quiet": (
        *("checks.quiet", "checks.battery_check", "checks.entropy_check", "checks.files_check"),
        *(
            "checks.grade",
            "checks.heap_check",
            "checks.i2c_check",
            "checks.report",
            "checks.words",
        ),
    ),
    "checks.asking": (
        *("checks.asking", "checks.question", "checks.display_check", "checks.keys_check"),
        "checks.lights_check",
    ),
    "home.self_test_screen": (
        *("home.self_test_screen", "home.self_test_steps", "home.self_test_words"),
    ),
    "home.low_battery": ("home.low_battery", "home.low_battery_words"),
    "home.about": ("home.about", "home.about_words"),
    "home.settings_screen": ("home.settings_screen", "home.settings_words"),
    "home.trouble": ("home.trouble", "home.trouble_words"),
    "tabletop.vendetta_screen": ("tabletop.vendetta_screen", "tabletop.vendetta_words"),
    "engine.loading": ("engine.loading", "engine.reader"),
    "tabletop.cut_screen": ("tabletop.cut_screen", "tabletop.cut_words", "tabletop.seal_mark"),
    "games.zoneplex.rules": (
        *("games.zoneplex.rules", "games.zoneplex.rules_state"),
        *("games.zoneplex.rules_cards", "games.zoneplex.rules_setup"),
    ),
    "games.zoneplex.play": (
        *("games.zoneplex.play", "games.zoneplex.words", "games.zoneplex.zone_screen"),
    ),
    "games.zoneplex.battle_screen": (
        *("games.zoneplex.battle_screen", "games.zoneplex.battle_words"),
        "games.zoneplex.die_picker",
        *("games.zoneplex.roll_lights", "games.zoneplex.rules_die", "games.zoneplex.rules_odds"),
    ),
    **{
        f"games.zoneplex.{page}_screen": (
            *(f"games.zoneplex.{page}_screen", f"games.zoneplex.{page}_words"),
        )
        for page in _ZONEPLEX_PAGES.split()
    },
    "games.zoneplex.setup_screen": (
        *("games.zoneplex.setup_screen", "games.zoneplex.setup_rows"),
        "games.zoneplex.setup_words",
    ),
}
# Modules that are handed around as objects, and those that the chip or a maker looks for by name.
_APART = {"cable", "main", "parts", "pins", "ui.font_large", "ui.font_small"}


class Clash(Exception):
    """Two modules of a bundle give one name to two things."""


@dataclass(frozen=True)
class Bundle:
    """Modules that become one, in an order in which each finds what it needs."""

    name: str
    modules: tuple[str, ...]


@dataclass
class _Changes:
    """The edits that one module needs, and the aliases that are no modules any more."""

    edits: list[Edit] = field(default_factory=list)
    aliases: set[str] = field(default_factory=set)


def find(firmware: Firmware) -> list[Bundle]:
    """Return the bundles of a firmware; no module is in two."""
    found: list[Bundle] = []
    taken: set[str] = set()
    for name, members in _FOR.items():
        order: list[str] = []
        for member in members:
            if member in firmware.modules:
                _collect(member, firmware, order)
        is_in = set(order if "..." in members else members) - taken
        modules = [each for each in order if each in is_in and _may_join(firmware.modules[each])]
        taken |= set(modules)
        if modules:
            found.append(Bundle(name, tuple(modules)))
    return found


def _may_join(module: Module) -> bool:
    return module.name not in _APART and not module.is_package


def _collect(name: str, firmware: Firmware, seen: list[str]) -> None:
    """Add a module after all that it imports when it is loaded."""
    if name in seen:
        return
    seen.append(name)  # against circles; its place is found below
    for statement in firmware.modules[name].tree.body:
        for other in imported(statement, firmware):
            _collect(other, firmware, seen)
    seen.remove(name)
    seen.append(name)


def join(firmware: Firmware, bundles: list[Bundle]) -> Firmware:
    """Return the firmware with its bundles in the place of their modules."""
    home = homes(bundles)
    for module in firmware.modules.values():
        module.text = redirect(module, home)
    modules = {name: each for name, each in firmware.modules.items() if name not in home}
    for bundle in bundles:
        text = "\n".join(firmware.modules[name].text for name in bundle.modules)
        modules[bundle.name] = Module.of(bundle.name, text)
        _check(modules[bundle.name])
    return Firmware(modules)


def homes(bundles: list[Bundle]) -> dict[str, str]:
    """Return the bundle of each module that is in one."""
    return {module: bundle.name for bundle in bundles for module in bundle.modules}


def _check(module: Module) -> None:
    names: Counter[str] = Counter()
    for node in module.tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            names[node.name] += 1
        elif isinstance(node, ast.Assign):
            names.update(each.id for each in node.targets if isinstance(each, ast.Name))
    names.update({each for node in module.tree.body for each in _brought(node)})
    for name, count in names.items():
        if count > 1:
            raise Clash(f"{module.name} would have {name} twice: rename one of them.")


def _brought(node: ast.stmt) -> set[str]:
    """Return the names that an import brings."""
    if not isinstance(node, ast.ImportFrom):
        return set()
    return {each.asname or each.name for each in node.names}


def redirect(module: Module, home: dict[str, str]) -> str:
    """Return a module's text with its imports turned to the bundles."""
    own = home.get(module.name, "")
    changes = _Changes()
    reached: set[ast.AST] = set()
    for node in ast.walk(module.tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            _redirect_import(node, own, home, changes)
    for node in ast.walk(module.tree):
        if not isinstance(node, ast.Attribute) or not isinstance(node.value, ast.Name):
            continue
        if node.value.id in changes.aliases:
            changes.edits.append(Edit.of(node, node.attr))
            reached.add(node.value)
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Name) and node.id in changes.aliases and node not in reached:
            raise Clash(f"{module.name} hands {node.id} around: a bundle has no such object.")
    return apply(module.text, changes.edits)


def _whole_import(name: str) -> str:
    package, _, module = name.rpartition(".")
    return f"from {package} import {module}" if package else f"import {module}"


def _redirect_import(
    node: ast.ImportFrom, own: str, home: dict[str, str], changes: _Changes
) -> None:
    kept: list[str] = []
    moved: dict[str, list[str]] = {}  # names by bundle
    modules = []
    for name in node.names:
        whole = f"{node.module}.{name.name}"
        target = home.get(whole) or home.get(node.module or "")
        if target is None:
            kept.append(ast.unparse(name))
        elif whole in home and target == own:
            changes.aliases.add(name.asname or name.name)
        elif whole in home:
            modules.append(f"{_whole_import(target)} as {name.asname or name.name}")
        elif target != own:
            moved.setdefault(target, []).append(ast.unparse(name))
        elif name.asname:
            raise Clash(f"{node.module}.{name.name} has another name within its bundle.")
    if len(kept) == len(node.names):
        return
    lines = [f"from {node.module} import {', '.join(kept)}"] if kept else []
    lines += [f"from {target} import {', '.join(names)}" for target, names in moved.items()]
    changes.edits.append(Edit.of(node, "; ".join(lines + modules) or "pass"))
