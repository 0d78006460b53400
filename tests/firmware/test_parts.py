"""Modules that come and go: what is forgotten is gone, what is kept stays the same one."""

import sys

import parts

_PAGE = "games.zoneplex.what_now"
_WORDS = "games.zoneplex.lifeboat_words"


def test_a_borrowed_module_is_not_kept():
    module = parts.borrow(_PAGE)
    assert module.TOPICS
    assert _PAGE not in sys.modules
    assert not hasattr(sys.modules["games.zoneplex"], "what_now")


def test_a_module_that_was_loaded_is_the_same_until_it_is_forgotten():
    first = parts.load(_PAGE)
    assert parts.load(_PAGE) is first
    parts.forget(_PAGE)
    assert parts.load(_PAGE) is not first
    parts.forget(_PAGE)


def test_below_a_package_only_what_is_named_stays():
    parts.load(_PAGE)
    parts.load(_WORDS)
    parts.forget_below("games.zoneplex", ("what_now",))
    assert _PAGE in sys.modules and _WORDS not in sys.modules
    parts.forget_below("games.zoneplex")
    assert [name for name in sys.modules if name.startswith("games.zoneplex.")] == []


def test_what_was_loaded_late_goes_but_never_the_engine():
    parts.note_loaded()
    refusal = parts.load("engine.refusal").Refusal
    for name in ("tabletop.late_page", "tabletop.late_words", "somewhere.else"):
        sys.modules[name] = parts
    parts.forget_late(("tabletop.late_words",))
    assert "tabletop.late_page" not in sys.modules
    assert sys.modules.pop("tabletop.late_words") is sys.modules.pop("somewhere.else") is parts
    assert parts.load("engine.refusal").Refusal is refusal
