"""Modules that come and go: what is forgotten is gone, what is kept stays the same one."""

import sys

import modules
from games import catalogue

_GAME = "games." + catalogue.names()[0]
_PAGE = _GAME + ".screens.help_words"
_WORDS = _GAME + ".screens.words"


def test_a_borrowed_module_is_not_kept():
    package = modules.load(_GAME + ".screens")
    modules.forget(_PAGE)
    module = modules.borrow(_PAGE)
    assert module.HELP_MENU
    assert _PAGE not in sys.modules
    assert not hasattr(package, "help_words")


def test_what_a_borrowed_module_needs_is_not_kept_either():
    modules.note_loaded()
    before = modules.late()
    modules.borrow(_GAME + ".play")
    assert [name for name in modules.late() if name not in before] == []


def test_what_a_call_loads_is_let_go_of():
    modules.note_loaded()
    modules.forget(_WORDS)
    before = modules.late()
    assert modules.passing(modules.load, _WORDS).__name__ == _WORDS
    assert [name for name in modules.late() if name not in before] == []


def test_a_module_that_was_there_before_it_was_borrowed_stays():
    first = modules.load(_PAGE)
    assert modules.borrow(_PAGE) is first
    assert modules.load(_PAGE) is first
    modules.forget(_PAGE)


def test_a_module_that_was_loaded_is_the_same_until_it_is_forgotten():
    first = modules.load(_PAGE)
    assert modules.load(_PAGE) is first
    modules.forget(_PAGE)
    assert modules.load(_PAGE) is not first
    modules.forget(_PAGE)


def test_what_was_loaded_late_goes_but_never_the_engine():
    modules.note_loaded()
    refusal = modules.load("engine.refusal").Refusal
    for name in ("tabletop.late_page", "tabletop.late_words", "somewhere.else"):
        sys.modules[name] = modules
    modules.forget_late(("tabletop.late_words",))
    assert "tabletop.late_page" not in sys.modules
    assert sys.modules.pop("tabletop.late_words") is sys.modules.pop("somewhere.else") is modules
    assert modules.load("engine.refusal").Refusal is refusal


def test_what_is_late_is_what_was_loaded_since_the_start():
    modules.note_loaded()
    modules.forget(_WORDS)
    before = modules.late()
    modules.load(_WORDS)
    assert _WORDS not in before
    assert _WORDS in modules.late()
    assert modules.is_among(_WORDS, modules.late())
    modules.forget_late(before)
    assert _WORDS not in modules.late()
