"""Joining modules: who is loaded with whom, what names become, how files are found."""

import builtins
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, cast

import pytest

from host_tools.shrink import all_names, offers
from host_tools.shrink.bundles import Bundle, find
from host_tools.shrink.join import join
from host_tools.shrink.modules import Firmware, Module
from tests.host_tools.mpy_text import compiled


def firmware(**texts: str) -> Firmware:
    """Return a firmware of a few modules; an underscore in a name stands for a dot."""
    names = {name.replace("_", "."): text for name, text in texts.items()}
    return Firmware({name: Module.of(name, text) for name, text in names.items()})


def joined(*together: tuple[str, ...], **texts: str) -> dict[str, str]:
    """Return the texts of files: some modules are together, the others alone."""
    small = firmware(**texts)
    alone = [(name,) for name in small.modules if not any(name in each for each in together)]
    files = [Bundle(f"file{number}", names) for number, names in enumerate([*together, *alone])]
    offered = {name: set(names) for name, names in offers.find(small).items()}
    return {name: module.text for name, module in join(small, files, offered)[0].modules.items()}


def run(files: dict[str, str], name: str) -> dict[str, Any]:
    """Load a file and those that it imports; return what it has."""
    modules: dict[str, ModuleType] = {}

    def load(name: str, *_: object) -> ModuleType:
        if name == "sys":
            return cast(ModuleType, SimpleNamespace(modules=modules))
        if name not in modules:
            modules[name] = ModuleType(name)
            space = vars(modules[name])
            space["__builtins__"] = {**vars(builtins), "__import__": load}
            exec(files[name], space)
        return modules[name]

    return vars(load(name))


def test_modules_that_are_joined_find_each_other_and_others_find_them() -> None:
    files = joined(
        ("m", "n"),
        m="def one():\n    return 1\n",
        n="from m import one\n\ndef two():\n    return one() + 1\n",
        o="from n import two\n\nfound = two()\n",
    )

    assert set(files) == {"file0", "file1"}
    assert run(files, "file1")["found"] == 2


@pytest.mark.parametrize(
    "text",
    [
        "from p.m import one\n\ndef two():\n    return one() + 1\n",
        "from p import m\n\ndef two():\n    one = m.one()\n    return one + 1\n",
        "from p import m as n\n\ndef one():\n    return n.one()\n\ndef two():\n"
        "    return one() + 1\n",
        "from p.m import one as first\n\ndef one(first=first):\n    return first() + 1\n\n"
        "two = one\n",
        "def two():\n    from p.m import one\n    return one() + 1\n",
        "one = 2\n\ndef two():\n    return one\n",
        "class one:\n    one = 2\n\ndef two(made=one):\n    return made.one\n",
        "from q import one\n\ndef two():\n    return one * 2\n",
        "two = lambda: [one for one in (2, 3)][0]\n",
    ],
)
def test_a_name_that_two_modules_use_means_to_each_what_it_meant(text: str) -> None:
    files = joined(
        ("p.m", "p.n"),
        p_m="def one():\n    return 1\n\ndef check():\n    return one()\n",
        p_n=text,
        q="one = 1\n",
        r="from p.m import check, one\nfrom p.n import two\n\nfound = check(), one(), two()\n",
    )

    assert run(files, f"file{len(files) - 1}")["found"] == (1, 1, 2)


def test_a_module_that_is_handed_around_is_its_file_and_keeps_its_names() -> None:
    files = joined(
        ("p.m", "p.n"),
        p_m="def one():\n    return 1\n",
        p_n="from p import m\n\ndef one():\n    return 2\n\nkept = [m]\nown = one()\n",
        q="from p.n import kept, own\n\nfound = kept[0].one(), own\n",
    )

    assert run(files, "file1")["found"] == (1, 2)


def test_two_modules_that_offer_different_things_under_one_name_are_not_joined() -> None:
    small = firmware(
        main="def start(name):\n    return __import__('parts.' + name).ACTIONS\n",
        parts_a="ACTIONS = [1]\n",
        parts_b="ACTIONS = [2]\n",
    )

    found = find(small, offers.find(small), small)

    assert [bundle.modules for bundle in found] == [("main",), ("parts.a",), ("parts.b",)]


def test_what_is_loaded_together_is_joined() -> None:
    small = firmware(
        main="import clock\n\ndef show():\n    from pages import one\n    from pages import two\n",
        clock="def now():\n    return 0\n",
        pages_one="from pages import words\nfrom pages.shared import f\n\ndef g():\n"
        "    f(words.say)\n",
        pages_words="def say():\n    return " + repr("x" * 400) + "\n",
        pages_shared="def f(x):\n    return " + repr("y" * 400) + "\n",
        pages_two="from pages.shared import f\n\ndef g():\n    f(" + repr("z" * 400) + ")\n",
    )

    found = {bundle.modules for bundle in find(small, offers.find(small), small)}

    assert found == {
        ("clock", "main"),
        ("pages.words", "pages.one"),
        ("pages.shared",),
        ("pages.two",),
    }


def test_the_name_of_a_module_in_a_text_becomes_that_of_its_file() -> None:
    files = joined(
        ("p.m", "p.n"),
        p_m="ONE = 1\n",
        p_n="TWO = 2\n",
        q='"""About p.m."""\n\nSTEPS = "p.m ONE p.n TWO"\n',
    )

    assert run(files, "file1")["STEPS"] == "file0 ONE file0 TWO"
    assert files["file1"].startswith('"""About p.m."""')


def test_a_text_that_another_is_put_after_keeps_its_blank() -> None:
    # Regression: a list of stones could not be made on the device.
    files = joined(("p.m", "p.n"), p="", p_m="X = 1\n", p_n="Y = 1\n", p_o="NAME = 'p.m ' + 'X'\n")

    text = next(each for each in files.values() if "NAME" in each)
    assert "' + 'X'" in text and "p.m" not in text and " ' +" in text


def test_imports_of_the_archives_files_become_calls() -> None:
    small = firmware(
        main="from p import one as first, two\nfrom q import three\nimport p\n",
        p="one = 1\ntwo = 2\n",
        q="three = 3\n",
    )
    files = [Bundle("main", ("main",)), Bundle("zk1", ("p",)), Bundle("zk2", ("q",))]

    text = join(small, files, {})[0].modules["main"].text

    assert text.split("\n")[:3] == [
        "first = zk(1).one; two = zk(1).two",
        "three = zk(2).three",
        "p = zk(1)",
    ]


def test_every_name_of_compiled_modules_is_read_at_the_start(tmp_path: Path) -> None:
    data = compiled("def some_function(thing):\n    return thing.some_attribute\n", tmp_path)

    text = all_names.source([data])

    assert {"some_function", "some_attribute", "thing"} <= set(all_names.names_of(data))
    assert "some_attribute" in text and "some_function" in text
    compile(text, "names", "exec")


def test_what_somebody_outside_calls_keeps_its_name() -> None:
    files = joined(
        ("p", "main"),
        p="def main():\n    return 1\n",
        main="from p import main as first\n\ndef main():\n    from main import main as again\n"
        "    return first(), again\n",
    )

    assert run(files, "file0")["main"].__code__.co_varnames == ("again",)
