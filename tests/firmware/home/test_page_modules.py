"""What a page has loaded goes with it; what is still in sight stays."""

import sys

import modules
from home.page_modules import PageModules

_ROOT = 1
_STEP = ("ui.made_up_step",)


class _Stack:
    """A stack of screens, as far as it matters here."""

    def __init__(self):
        self.depth = _ROOT + 1
        self.changes = 0

    def show(self, depth):
        """Have another screen in sight."""
        self.depth = depth
        self.changes += 1


class _Table:
    """An open game whose keys load made-up modules."""

    def __init__(self):
        modules.note_loaded()
        self._stack = _Stack()
        self._pages = PageModules(self._stack)
        self.key(_ROOT + 1, *_STEP)

    def key(self, depth, *loaded):
        """Press a key that loads modules and shows a screen at that depth."""
        for name in loaded:
            sys.modules[name] = sys
        self._stack.show(depth)
        self._pages.follow(_STEP)

    def loaded(self):
        """Return the made-up modules that are loaded."""
        return sorted([name for name in sys.modules if ".made_up_" in name])


def test_a_page_that_is_closed_goes():
    table = _Table()
    table.key(_ROOT + 2, "ui.made_up_page")
    assert table.loaded() == ["ui.made_up_page", "ui.made_up_step"]
    table.key(_ROOT + 1)
    assert table.loaded() == ["ui.made_up_step"]


def test_a_page_in_the_place_of_another_keeps_nothing_of_it():
    table = _Table()
    table.key(_ROOT + 2, "ui.made_up_menu")
    table.key(_ROOT + 2, "ui.made_up_page")
    assert table.loaded() == ["ui.made_up_page", "ui.made_up_step"]
    table.key(_ROOT + 1)


def test_what_lies_below_a_page_stays_and_what_lay_above_goes():
    table = _Table()
    table.key(_ROOT + 2, "ui.made_up_list")
    table.key(_ROOT + 3, "ui.made_up_page")
    assert table.loaded() == ["ui.made_up_list", "ui.made_up_page", "ui.made_up_step"]
    table.key(_ROOT + 2)
    assert table.loaded() == ["ui.made_up_list", "ui.made_up_step"]
    table.key(_ROOT + 1)


def test_what_a_move_has_loaded_goes_with_the_next_screen():
    table = _Table()
    table.key(_ROOT + 1, "ui.made_up_rules")
    assert table.loaded() == ["ui.made_up_step"]


def test_a_key_that_shows_no_other_screen_lets_go_of_nothing():
    table = _Table()
    table.key(_ROOT + 2, "ui.made_up_page")
    sys.modules["ui.made_up_detail"] = sys
    table._pages.follow(_STEP)
    assert "ui.made_up_detail" in table.loaded()
    table.key(_ROOT + 1)
    assert table.loaded() == ["ui.made_up_step"]
