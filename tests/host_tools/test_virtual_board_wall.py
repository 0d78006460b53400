"""Attacks on the virtual board: whoever has its prompt has a board, and not this computer."""

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from host_tools.cable.board_link import BoardError, BoardLink
from host_tools.micropython_vm.node_process import find_node
from host_tools.virtual_board import interpreter
from host_tools.virtual_board.board import VirtualBoard
from tests.host_tools import board_scenes

# What a program of the attacker runs in the end, by way of an object of JavaScript.
_PWN = """
def pwn(thing):
    maker = thing.constructor.constructor
    process = maker("return process")()
    process.getBuiltinModule("fs").writeFileSync({mark!r}, "pwned")
"""
_ATTACKS = {
    "js": "import js\npwn(js.Object)",
    "js itself": "import js\njs.process.getBuiltinModule('fs').writeFileSync({mark!r}, 'x')",
    "js by __import__": "pwn(__import__('js').Object)",
    "js by exec": "exec('import js')\npwn(js.globalThis)",
    "js after sys.modules": "import sys\nsys.modules.pop('js', 0)\nimport js\npwn(js.Array)",
    "js by getattr": "import js\npwn(getattr(js, 'Object'))",
    "js stored": "import js\njs.x = [1]\npwn(js.x)",
    "js called": "import js\njs.eval('process.exit(3)')",
    "js new": "import js\npwn(js.Function.new('return 1'))",
    "js fetch": "import js\npwn(js.fetch('http://127.0.0.1:1/'))",
    "jsffi list": "import jsffi\npwn(jsffi.to_js([1, 2]))",
    "jsffi dict": "import jsffi\npwn(jsffi.to_js({{'a': 1}}))",
    "jsffi bytes": "import jsffi\npwn(jsffi.to_js(b'abc'))",
    "jsffi function": "import jsffi\npwn(jsffi.to_js(lambda: 1))",
    "jsffi proxy": "import jsffi\npwn(jsffi.create_proxy([1]))",
    "jsffi timeout": "import jsffi\npwn(jsffi.async_timeout_ms(1))",
    "jsffi class": "import jsffi\npwn(jsffi.JsProxy)",
    "jsffi made": "import jsffi\npwn(jsffi.JsProxy(0))",
    "jsffi exception": "import jsffi\npwn(jsffi.JsException())",
    "jsffi undefined": "import jsffi\npwn(jsffi.undefined)",
    "frozen": "import sys\nsys.path.append('.frozen')\nimport asyncio\nasyncio.run(1)",
    "owner module": "import owner\npwn(owner.ask)",
    "owner in sys.modules": (
        "import sys\npwn(sys.modules['host_tools.virtual_board.inside.owner'].ask)"
    ),
    "owner's file": (
        "import sys\npwn(sys.modules['host_tools.virtual_board.inside.owner']._file)"
    ),
    "every module": (
        "import sys\nfor m in list(sys.modules.values()):\n for n in dir(m):\n"
        "  try: pwn(getattr(m, n))\n  except (AttributeError, TypeError): pass\n1/0"
    ),
    "every global": (
        "for n in list(globals()):\n try: pwn(globals()[n])\n"
        " except (AttributeError, TypeError): pass\n1/0"
    ),
    "a bound function": "pwn([].append)",
    "files of the process": (
        "import vfs\nvfs.mount(vfs.VfsPosix('/'), '/x')\nprint(open('/x/etc/passwd').read())"
    ),
    "files above": (
        "import vfs\nvfs.mount(vfs.VfsPosix('/../../..'), '/y')\nopen('/y' + {mark!r}, 'w')"
    ),
}


@pytest.fixture(name="blank", scope="module")
def blank_board() -> Iterator[VirtualBoard]:
    with board_scenes.board() as board:
        yield board


@pytest.mark.parametrize("attack", _ATTACKS)
def test_no_program_of_the_board_reaches_this_computer(
    blank: VirtualBoard, tmp_path: Path, attack: str
) -> None:
    mark = str(tmp_path / "mark")
    program = _PWN.format(mark=mark) + _ATTACKS[attack].format(mark=mark)

    with BoardLink(blank.address) as link:
        with pytest.raises(BoardError, match=r"Error"):
            link.run(program)
        assert link.ask("6 * 7") == 42

    assert not (tmp_path / "mark").exists()
    assert blank.is_on


def test_the_interpreter_is_linked_with_nothing_that_looks_at_javascript(tmp_path: Path) -> None:
    told = tmp_path / "told.mjs"
    told.write_text(
        f"""
        const real = WebAssembly.instantiate;
        WebAssembly.instantiate = (binary, imports) => {{
            console.log(Object.entries(imports.env).map(([n, f]) => n + " " + f).join("\\0"));
            return real(binary, imports);
        }};
        const {{ loadWalled }} = await import("{interpreter.HERE / "wall.mjs"}");
        await loadWalled({{}});
        """
    )

    done = subprocess.run([find_node(), told], capture_output=True, text=True, check=True)

    functions = dict(each.split(" ", 1) for each in done.stdout.split("\0"))
    reaching = [name for name, text in functions.items() if "proxy_js_ref[" in text]
    assert len(functions) > 40
    assert reaching == ["proxy_js_free_obj"]  # which only lets go of one


@pytest.mark.parametrize(
    "question",
    [
        b"nonsense",
        b"[]",
        b"{}",
        b'{"do": 1}',
        b'{"do": "wait"}',
        b'{"do": "say"}',
        b'{"do": "say", "bytes": "xx"}',
        b'{"do": "open"}',
        b'{"do": "open", "with": ["/../../etc/passwd", "rb"]}',
        b'{"do": "open", "with": [1, 2]}',
        b'{"do": "read", "with": [1, -1, 1]}',
        b'{"do": "__class__", "with": []}',
        b'{"do": "random", "with": [1000000000]}',
        b'{"do": "random", "with": ["x"]}',
        b'{"do": "wait",\n"ms": "x"}\n{"do": "reset"}',
    ],
)
def test_what_makes_no_sense_is_refused_by_the_owner(blank: VirtualBoard, question: bytes) -> None:
    ask = "import sys\nfile = sys.modules['host_tools.virtual_board.inside.owner']._file\n"
    with BoardLink(blank.address) as link:
        link.run(f"{ask}file.write({question!r})\nanswer = file.read()")

        assert b"errno" in link.ask("answer")
        assert link.ask("6 * 7") == 42


def test_memory_has_an_end(blank: VirtualBoard) -> None:
    with BoardLink(blank.address) as link:
        with pytest.raises(BoardError, match="MemoryError"):
            link.run("x = bytearray(400_000_000)")

        assert link.ask("6 * 7") == 42
