"""Functions written out where they are called: which, and that it does the same."""

from typing import Any

import pytest

from host_tools.shrink.inline import write_out_calls
from host_tools.shrink.modules import Firmware, Module

# Each calls `_inner` once, from `outer(x)`, which has a list to write down what happens.
WRITTEN_OUT = {
    "a statement": "def outer(x):\n _inner(x)\n return 1\ndef _inner(x):\n seen.append(x)\n",
    "guards": (
        "def outer(x):\n _inner(x + 1)\n return 1\n"
        "def _inner(y):\n if y > 2:\n  return\n if y == 2:\n  seen.append(2)\n  return\n"
        " seen.append(y)\n"
    ),
    "a value in each branch": (
        "def outer(x):\n y = _inner(x)\n return y\n"
        "def _inner(y):\n if y > 2:\n  return 7\n elif y > 1:\n  y = 0\n else:\n  return 3\n"
        " seen.append(y)\n return y\n"
    ),
    "a search": (
        "def outer(x):\n y = _inner(x)\n return y\n"
        "def _inner(y):\n for i in range(4):\n  if i == y:\n   return i * 2\n"
        " seen.append(y)\n return -1\n"
    ),
    "the end of the caller": (
        "def outer(x):\n if x:\n  return _inner(x)\n return 5\n"
        "def _inner(y):\n for i in range(y):\n  for j in range(y):\n   if i + j == 2:\n"
        "    return i, j\n seen.append(y)\n"
    ),
    "within an expression": (
        "def outer(x):\n return [x, _inner(x) + 1]\ndef _inner(y):\n return y * y\n"
    ),
    "before anything else in a statement": (
        "def outer(x):\n if _inner(x * 2) and x:\n  seen.append(x)\n return x\n"
        "def _inner(y):\n if y > 2:\n  seen.append(y)\n  return True\n return False\n"
    ),
    "names that both have": (
        "def outer(x):\n y = 4\n z = _inner(x, y)\n return x, y, z\n"
        "def _inner(y, x=9):\n y += 1\n z = y + x\n return z\n"
    ),
    "a chain": (
        "def outer(x):\n return _inner(x)\ndef _inner(y):\n return _last(y + 1)\n"
        "def _last(z):\n return z + 1\n"
    ),
    "a method": (
        "class A:\n def go(self, x):\n  self.x = self._inner(x)\n  return self.x\n"
        " def _inner(self, y):\n  if y:\n   seen.append(y)\n  return y\n"
        "def outer(x):\n return A().go(x)\n"
    ),
}
LEFT_ALONE = {
    "called twice": "def outer(x):\n return _inner(x) + _inner(x)\ndef _inner(y):\n return y\n",
    "handed around": "def outer(x):\n return list(map(_inner, [x]))\ndef _inner(y):\n return y\n",
    "after something that it may change": (
        "def outer(x):\n return [seen.copy(), _inner(x + 1)]\n"
        "def _inner(y):\n seen.append(y)\n return y\n"
    ),
    "in a loop's condition": (
        "def outer(x):\n while _inner(x + 1):\n  x -= 1\n return x\n"
        "def _inner(y):\n y -= 1\n return y > 1\n"
    ),
    "a generator": "def outer(x):\n return list(_inner(x))\ndef _inner(y):\n yield y\n",
    "a name that means something else there": (
        "def outer(x):\n seen = x\n y = _inner(seen)\n return y\n"
        "def _inner(y):\n seen.append(y)\n return y\n"
    ),
    "a return out of a try": (
        "def outer(x):\n y = _inner(x)\n return y\n"
        "def _inner(y):\n try:\n  return 6 // y\n except ZeroDivisionError:\n  return 0\n"
    ),
    "calls itself": "def outer(x):\n return x\ndef _inner(y):\n return _inner(y - 1)\n",
}


def small(**texts: str) -> dict[str, str]:
    firmware = Firmware({name: Module.of(name, text) for name, text in texts.items()})
    write_out_calls(firmware)
    return {name: module.text for name, module in firmware.modules.items()}


def outcomes(text: str) -> list[Any]:
    """Return what a text makes of some numbers, and what it writes down on the way."""
    seen: list[Any] = []
    names: dict[str, Any] = {"seen": seen}
    exec(text, names)
    return [[names["outer"](x) for x in range(5)], seen]


@pytest.mark.parametrize("what", WRITTEN_OUT)
def test_a_function_that_is_called_once_is_written_out_and_does_the_same(what: str) -> None:
    text = WRITTEN_OUT[what]
    made = small(m=text)["m"]

    assert "_inner" not in made and "_last" not in made
    assert outcomes(made) == outcomes(text)


@pytest.mark.parametrize("what", LEFT_ALONE)
def test_what_cannot_be_written_out_stays(what: str) -> None:
    assert small(m=LEFT_ALONE[what])["m"] == LEFT_ALONE[what]


def test_what_cannot_be_written_out_stays_whole_beside_what_can() -> None:
    text = (
        "def outer(x):\n if _inner(x):\n  return _last(x)\n return 0\n"
        "def _inner(y):\n if y > 1:\n  if y > 2:\n   return True\n  y += 1\n return y > 3\n"
        "def _last(y):\n return y + 1\n"
    )
    made = small(m=text)["m"]

    assert "_inner" in made and "_last" not in made
    assert outcomes(made) == outcomes(text)


@pytest.mark.parametrize(
    "other",
    [
        "from m import _inner\n",
        "NAME = 'm _inner'\n",
        "import m\nprint(m._inner)\n",
        "from m import A\nclass B(A):\n def _inner(self, y):\n  return 0\n",
        "from m import A\nclass B(A):\n def f(self):\n  return self._inner(1)\n",
    ],
)
def test_what_another_module_may_mean_stays(other: str) -> None:
    text = WRITTEN_OUT["a method"]

    assert small(m=text, n=other)["m"] == text


def test_a_caller_does_not_get_more_locals_than_fit_on_the_stack() -> None:
    many = "".join(f" a{number} = x\n" for number in range(6))
    text = f"def outer(x):\n{many} _inner(x + 1)\ndef _inner(y):\n seen.append(y)\n"

    assert small(m=text)["m"] == text
