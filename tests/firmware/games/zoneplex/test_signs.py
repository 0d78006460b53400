"""What the table calls its six symbols: a picture and a word each, in the set-up's bytes."""

from engine.chance import Chance
from games.zoneplex.rules import codes, contract, setup_bytes, symbols
from games.zoneplex.rules.setup import EVOCATION, Setup
from games.zoneplex.rules.words.label import label

SWAPPED = b"\x01\x00\x02\x03\x04\x06"
OWN = b"\x00\x05Raven\x00\x00\x00\x00"


def setup_with(signs, mode=0):
    setup = Setup()
    setup.mode = mode
    setup.signs = signs
    return setup


def test_without_a_choice_the_set_up_is_as_it_always_was():
    setup = setup_with(b"")

    assert setup.encode().endswith(b"\x03Red\x05Amber\x05Green")
    assert symbols.words(setup) == [b"Sun", b"Waves", b"Ankh", b"Moon", b"Ladder", b"Spiral"]


def test_pictures_and_words_come_back_from_the_bytes():
    for mode in (0, EVOCATION):
        setup = setup_bytes.decode_setup(setup_with(SWAPPED + OWN, mode).encode())

        assert setup.names[:3] == [b"Red", b"Amber", b"Green"]
        assert [symbols.picture(setup, each) for each in range(6)] == list(SWAPPED)
        own = [b"Waves", b"Raven", b"Ankh", b"Moon", b"Ladder", b"Star"]
        assert symbols.words(setup) == own


def test_all_five_names_may_stand_before_them():
    kept = setup_bytes.encode(setup_with(SWAPPED + OWN), 5)

    setup = setup_bytes.decode_setup(kept)

    assert setup.names == Setup().names
    assert setup.signs == SWAPPED + OWN


def test_signs_that_are_none_are_refused():
    for signs in (
        b"\x00",
        SWAPPED,  # no words
        SWAPPED + OWN[:-1],  # five words
        SWAPPED + OWN + b"\x00",  # seven
        SWAPPED + b"\x00\x09Ra" + OWN[7:],  # one that is cut short
        b"\x01\x01\x02\x03\x04\x06" + OWN,  # a picture twice
        b"\x01\x00\x02\x03\x04\x07" + OWN,  # one that there is not
        SWAPPED + b"\x07Ravens!" + bytes(5),  # a word that is too long
    ):
        assert setup_bytes.decode_setup(setup_with(signs).encode()) is None, signs
        assert contract.new(setup_with(signs).encode(), Chance(bytes(32))) is None


def test_a_saved_state_keeps_them():
    state = contract.new(setup_with(SWAPPED + OWN).encode(), Chance(bytes(32)))

    again = contract.unpack(contract.pack(state), Chance(bytes(32)))

    assert symbols.words(again.setup) == symbols.words(state.setup)
    assert again.setup.signs == SWAPPED + OWN


def test_sentences_use_the_words_of_the_table():
    state = contract.new(setup_with(SWAPPED + OWN).encode(), Chance(bytes(32)))
    stone = bytes((codes.PLACE_STONE, 2))

    assert contract.tell(state, stone, b"") == b"Red places a stone on Raven"
    state.setup.signs = b""
    assert contract.tell(state, stone, b"") == b"Red places a stone on Waves"
    assert label(stone, b"") == b"Stone placed on a symbol"
