"""Every rule by which a game is judged can be told in words."""

import re

import pytest

from host_tools.shelf import games
from host_tools.size import FIRMWARE
from modules import load

_CODE = re.compile(rb'b"([A-Z]{2,3}-(?:[A-Z]+-)?[0-9]{2})"')


def _judges(game: str) -> bytes:
    """Return the sources that give reasons."""
    sources = [path.read_bytes() for path in (FIRMWARE / "games" / game).rglob("*.py")]
    return b"".join(source for source in sources if b"import" in source and b" Reason" in source)


@pytest.mark.parametrize("game", games())
def test_every_reason_names_a_rule_that_the_judge_can_tell(game: str) -> None:
    sources = _judges(game)
    lines = re.split(rb"(?=Reason\()|\n\n", sources)
    found = {code for line in lines if b"Reason(" in line for code in _CODE.findall(line[:60])}
    for table in re.findall(rb"\n_RULES = \((.*?)\n\)", sources, re.DOTALL):
        found |= set(_CODE.findall(table))
    if not found:
        return
    pages = load(f"games.{game}.rulebook.pages")

    assert found <= set(pages.JUDGED.replace(b"|", b" ").split())
    for part in pages.JUDGED.split(b"|"):
        section, *names = part.split()
        rules = pages.rules_of(section.decode())
        text = b"\n" + (rules if isinstance(rules, bytes) else b"".join(rules))
        assert [name for name in names if b"\n" + name + b" " not in text] == []
