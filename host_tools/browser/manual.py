"""Puts the player's manual together: what is in it for all, then a step for each game with one.

A game's piece `manual` has step(), the HTML of its step, and files(), what that shows besides
the pictures of plays: the bytes of each by its name, in a folder of the game.
"""

import re
from html import escape

from host_tools.firmware_path import ROOT, add_firmware
from host_tools.shelf import pieces

DOCUMENT = "manual.html"

_TEXT = ROOT / "host_tools" / "browser" / "page" / DOCUMENT
_GALLERY = ROOT / "host_tools" / "pictures" / "gallery"
_FOLDER = "manual"
_CONTENTS = "@CONTENTS@"  # stands for the links to the games' steps
_STEPS = "@STEPS@"  # stands for those steps
_NUMBER = 'class="step-number"'
_PICTURE = re.compile(rf'@VERSION@/{_FOLDER}/([a-z0-9_.]+)"')


def manual() -> str:
    """Return the document, with a step for each game that has one."""
    add_firmware()
    from games import catalogue

    text = _TEXT.read_text()
    first = text.count(_NUMBER) + 1
    titles = {game: escape(catalogue.title(game).decode()) for game in pieces("manual")}
    links = [f'<li><a href="#{game}">{title}</a></li>' for game, title in titles.items()]
    steps = [
        _step(game, titles[game], first + place, piece.step())
        for place, (game, piece) in enumerate(pieces("manual").items())
    ]
    return text.replace(_CONTENTS, "\n".join(links)).replace(_STEPS, "\n".join(steps))


def manual_files() -> dict[str, bytes]:
    """Return what the manual shows or offers by its path; `make pictures` draws the pictures."""
    shown = sorted(set(_PICTURE.findall(manual())))
    files = {f"{_FOLDER}/{name}": (_GALLERY / name).read_bytes() for name in shown}
    for game, piece in pieces("manual").items():
        files |= {f"{_FOLDER}/{game}/{name}": data for name, data in piece.files().items()}
    return files


def _step(game: str, title: str, number: int, body: str) -> str:
    return (
        f'<section class="step" id="{game}" aria-labelledby="{game}-title">\n'
        f'<h2 id="{game}-title"><span {_NUMBER}>{number}</span> {title}</h2>\n'
        f"{body}</section>"
    )
