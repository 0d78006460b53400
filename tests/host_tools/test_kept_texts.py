"""Texts that name a file of the archive: MicroPython keeps none of them for good."""

from pathlib import Path

from host_tools.shrink import all_names
from host_tools.shrink.imports import not_interned
from host_tools.size import compile_file


def _kept(text: str, folder: Path) -> set[str]:
    """Return what MicroPython interns of a module that has a text."""
    source = folder / "text.py"
    source.write_text(f"put({text!r})")
    compile_file(source, folder / "text.mpy", "text")
    return set(all_names.names_of((folder / "text.mpy").read_bytes()))


def test_a_text_that_names_a_file_is_too_long_to_be_kept_for_good(tmp_path: Path) -> None:
    for text in ("7", "7 rows", "338 rows", "12 "):
        longer = not_interned(text)
        assert int(longer.split()[0]) == int(text.split()[0]) and longer.endswith(text)
        assert text in _kept(text, tmp_path) and longer not in _kept(longer, tmp_path)
    for text in ("7 rows 8 lines", "games.", ""):
        assert not_interned(text) == text
