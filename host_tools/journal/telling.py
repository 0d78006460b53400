"""Logs in words: the facts of a header, a flaw in a sentence, a console for all of it."""

import sys
from typing import Any

from rich.console import Console
from rich.table import Table

from engine import seal
from engine.header import NO_NUMBER, OLD_FORMAT, PSEUDO
from host_tools.journal.log_file import Log
from host_tools.journal.rulebook import names
from host_tools.plain_text import PlainConsole
from host_tools.word_list.file import words_of

PRINT_LETTERS = 4

_PIPE_WIDTH = 160  # a pipe has no width; nothing should be folded in it


def console() -> Console:
    """Return a console on standard output."""
    width = None if sys.stdout.isatty() else _PIPE_WIDTH
    return PlainConsole(width=width)


def letters(digest: bytes, count: int) -> str:
    """Return the first letters of a digest, as the device shows them."""
    return str(seal.letters(digest, count).decode())


def spoken(digest: bytes) -> str:
    """Return a digest in eight words, as the device shows it to be noted."""
    return " ".join(words_of(digest))


def source(header: Any) -> str:
    """Return where the secret came from."""
    return "PSEUDO" if header.flags & PSEUDO else "hardware"


def fingerprint(chain: bytes) -> str:
    """Return the fingerprint of a log that has this chain."""
    return letters(chain, PRINT_LETTERS)


def facts(log: Log) -> Table:
    """Return the facts that a log starts with, as a table."""
    header = log.header
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_row("game", header.game)
    table.add_row("format", str(header.format))
    table.add_row("rules version", str(header.rules_version))
    table.add_row("players", ", ".join(names(header)) or "nobody by name")
    if header.format != OLD_FORMAT:
        first = "nobody gave one" if header.first == NO_NUMBER else f"{header.first:04d}"
        table.add_row("first number", first)
        table.add_row("seal number", f"{header.count} of all that the device has made")
    table.add_row("seal", spoken(header.commitment))
    table.add_row("", header.commitment.hex())
    table.add_row("chance from", source(header))
    table.add_row("fingerprint", f"{fingerprint(log.chain)}: {spoken(log.chain)}")
    table.add_row("", log.chain.hex())
    return table
