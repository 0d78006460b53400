"""The list of words: 4,096 that are short, clean, and not mistaken for one another."""

from itertools import pairwise

import pytest

from host_tools.word_list import file, sources
from host_tools.word_list.choosing import bases, listed
from host_tools.word_list.likeness import alike

WORDS = file.words()


def test_there_are_4096_in_order_each_a_line_of_eight_bytes() -> None:
    text = file.PATH.read_text(encoding="ascii")

    assert len(WORDS) == 4096 == len(set(WORDS))
    assert all(first < second for first, second in pairwise(WORDS))
    assert text == file.text(list(WORDS))
    assert {len(line) for line in text.splitlines()} == {7}


def test_a_word_has_three_to_seven_small_letters() -> None:
    assert {len(word) for word in WORDS} == {3, 4, 5, 6, 7}
    assert all(word.isascii() and word.isalpha() and word.islower() for word in WORDS)


def test_no_two_are_one_slip_apart_or_may_sound_the_same() -> None:
    sounds = sources.sounds()

    assert not set(WORDS) - set(sounds), "without a known sound"
    assert alike(WORDS, sounds) == []


@pytest.mark.parametrize(
    ("one", "other"),
    [("stone", "stones"), ("stone", "store"), ("trail", "trial"), ("stone", "tone")],
)
def test_a_slip_is_noticed(one: str, other: str) -> None:
    assert alike([one, other], {}) == [other]
    assert alike([other, one], {}) == [one]


def test_words_two_slips_apart_are_not_alike_but_those_of_one_sound_are() -> None:
    assert alike(["stone", "stork", "atones", "tones"], {}) == ["tones"]
    assert alike(["knight", "nite"], {"knight": {"N AY T"}, "nite": {"N AY T"}}) == ["nite"]


def test_none_is_rude_refused_or_the_plural_of_another() -> None:
    words = set(WORDS)

    assert not words & sources.rude()
    assert not words & listed("refused")
    plurals = {word for word in words if word.endswith("s") and bases(word) & words}
    assert plurals <= {"species"}, "the plural of speck is another"


def test_words_and_the_beginning_of_a_digest_become_each_other() -> None:
    digest = bytes(range(7, 39))

    shown = file.words_of(digest)
    assert len(shown) == 8
    assert file.beginning_of(" ".join(shown)) == digest[:12]
    typed = ", ".join(f"{number}. {word.upper()}" for number, word in enumerate(shown, 1))
    assert file.beginning_of(typed) == digest[:12]


def test_a_word_that_is_not_in_the_list_is_named_with_what_it_may_be() -> None:
    with pytest.raises(file.UnknownWord, match="zebrra is not in the list of words: is it zebra"):
        file.beginning_of("zebrra " + "zebra " * 7)
    with pytest.raises(file.UnknownWord, match="There are 3 words"):
        file.beginning_of("zebra zebra zebra")
