"""Makes the module that has every name of a firmware and does nothing else.

MicroPython keeps a name for good from the moment that a module with it is loaded. Read one by one
they would lie scattered over the heap; the device reads them all at its start.
"""

from collections.abc import Iterable, Iterator

_HEAD = 4  # bytes of an .mpy file before its numbers
_A_LINE = 100  # names; MicroPython's compiler nests as deep as an expression is long


def source(compiled: Iterable[bytes]) -> str:
    """Return the text of a module with all names of compiled ones, short texts among them."""
    found = sorted({name for data in compiled for name in names_of(data)})
    words = [name for name in found if name.isidentifier()]
    texts = [repr(name) for name in found if not name.isidentifier()]
    lines = [".".join(("a", *words[at : at + _A_LINE])) for at in range(0, len(words), _A_LINE)]
    lines += [f"a({', '.join(texts[at : at + _A_LINE])})" for at in range(0, len(texts), _A_LINE)]
    body = "".join(f"    {line}\n" for line in lines)
    return f"def a():\n{body or '    pass'}\n"


def names_of(data: bytes) -> Iterator[str]:
    """Yield the names in an .mpy file that MicroPython does not know by itself."""
    count, at = _number(data, _HEAD)
    _, at = _number(data, at)  # of constants
    for _ in range(count):
        size, at = _number(data, at)
        if not size & 1:  # else the number of a name that is built in
            yield data[at : at + (size >> 1)].decode()
            at += (size >> 1) + 1  # a zero ends it


def _number(data: bytes, at: int) -> tuple[int, int]:
    """Return a number of any length, and where the next thing begins."""
    value = 0
    while True:
        value = value << 7 | data[at] & 0x7F
        at += 1
        if not data[at - 1] & 0x80:
            return value, at
