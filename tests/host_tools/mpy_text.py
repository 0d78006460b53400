"""Compiles a text to MicroPython's bytecode."""

from pathlib import Path

from host_tools.size import compile_file


def compiled(text: str, folder: Path) -> bytes:
    """Return a text as MicroPython's bytecode."""
    source = folder / "text.py"
    source.write_text(text)
    compile_file(source, folder / "text.mpy", "/zk/zk.mpy")
    return (folder / "text.mpy").read_bytes()
