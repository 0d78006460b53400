"""The player's manual: each game's step in its place, and every picture there is a file."""

import re
from types import SimpleNamespace

import pytest

from games import catalogue
from host_tools.browser import manual as maker
from host_tools.browser import static_site
from host_tools.browser.manual import manual, manual_files
from host_tools.shelf import games, pieces

BROUGHT = sorted(pieces("manual"))


def anchors() -> list[str]:
    return re.findall(r'<a href="#([a-z-]+)">', manual())


@pytest.mark.parametrize("game", BROUGHT)
def test_a_game_that_brings_a_step_has_one_under_its_title(game: str) -> None:
    text = manual()

    title = catalogue.title(game).decode()
    assert f'<li><a href="#{game}">{title}</a></li>' in text
    assert re.search(rf'<h2 id="{game}-title"><span [^>]*>\d+</span> {title}</h2>', text)
    assert pieces("manual")[game].step() in text


def test_steps_are_counted_through_and_each_is_in_the_list() -> None:
    numbers = [int(number) for number in re.findall(r'class="step-number">(\d+)<', manual())]
    sections = re.findall(r'<section class="step" id="([a-z-]+)"', manual())

    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) > len(BROUGHT) > 1
    assert anchors() == sections


def test_nothing_is_left_to_be_filled_in_but_what_the_site_fills() -> None:
    assert set(re.findall(r"@[A-Z]+@", manual())) == {"@VERSION@", "@POLICY@"}


def test_every_tag_that_is_opened_is_closed() -> None:
    text = manual()
    for tag in ("section", "div", "figure", "figcaption", "p", "h2", "h3", "table", "tr", "td"):
        assert len(re.findall(rf"<{tag}[ >]", text)) == text.count(f"</{tag}>"), tag


def test_what_it_shows_and_offers_is_there_and_nothing_else() -> None:
    asked = set(re.findall(r'(?:src|srcset|href)="@VERSION@/(manual/[^"]+)"', manual()))

    assert asked == set(manual_files())


def test_a_game_with_a_step_needs_no_line_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    lamp = SimpleNamespace(
        step=lambda: '<p>Trim <a href="@VERSION@/manual/x/wick.pdf">it</a>.</p>\n',
        files=lambda: {"wick.pdf": b"%PDF-"},
    )
    game = games()[0]
    monkeypatch.setattr(maker, "pieces", lambda piece: {game: lamp} if piece == "manual" else {})

    steps = manual()
    assert steps.count('<section class="step"') == steps.count('class="step-number"')
    assert "<p>Trim <a" in steps.split(f'id="{game}"')[1]
    assert manual_files()[f"manual/{game}/wick.pdf"] == b"%PDF-"


def test_its_document_on_the_site_is_filled() -> None:
    document = static_site.site_files()[maker.DOCUMENT].decode()

    assert "@" not in re.sub(r"[a-z]@[a-z]", "", document)
    assert all(f'id="{game}"' in document for game in BROUGHT)
