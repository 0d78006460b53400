"""What the table calls its six symbols: a picture and a word each, in the set-up's bytes."""

from engine.chance import Chance
from games.zoneplex.modes import eye_after_mission
from games.zoneplex.rules import adjust, codes, contract, setup_bytes, symbols
from games.zoneplex.rules.setup import CHALLENGE, EVOCATION, OTHERS_PLUS, Setup
from games.zoneplex.rules.words.label import label
from games.zoneplex.screens import names
from games.zoneplex.screens.pages import adjust_rows, eye_judge_rows, scores_rows
from games.zoneplex.screens.pages.lifeboat import lifeboat
from games.zoneplex.screens.setup import sign_choice
from games.zoneplex.screens.setup.checklist import base_lines, lines
from games.zoneplex.screens.turn import rest_of_move, what_else_rows
from tests.firmware.games.zoneplex.rule_positions import TABLE, capture, draw, lay, second_phase

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
    assert label(stone, b"") == b"Stone on a symbol"


def test_there_is_a_word_for_every_picture():
    assert len(symbols.WORDS) == len(names.PICTURES) == len(set(names.PICTURES))
    assert max([len(word) for word in symbols.WORDS]) <= setup_bytes.WORD


def test_a_picture_that_another_symbol_has_is_swapped():
    setup = Setup()

    sign_choice.take_picture(setup, 1, 4)
    assert [symbols.picture(setup, each) for each in range(6)] == [0, 4, 2, 3, 1, 5]
    assert symbols.words(setup)[1] == b"Ladder" and symbols.words(setup)[4] == b"Waves"

    sign_choice.take_picture(setup, 0, 6)  # one that nobody has
    assert [symbols.picture(setup, each) for each in range(6)] == [6, 4, 2, 3, 1, 5]
    assert setup_bytes.decode_setup(setup.encode()).signs == setup.signs


def test_a_word_stays_with_its_symbol_until_it_is_that_of_the_picture():
    setup = Setup()

    sign_choice.take_word(setup, 1, b"Raven")
    sign_choice.take_picture(setup, 1, 4)
    assert symbols.words(setup)[1] == b"Raven" and symbols.words(setup)[4] == b"Waves"

    sign_choice.take_word(setup, 1, b"Ladder")
    sign_choice.take_picture(setup, 1, 1)
    assert symbols.words(setup)[1] == b"Waves"


def test_signs_that_are_as_usual_again_leave_no_bytes():
    setup = Setup()
    before = setup.encode()
    sign_choice.take_picture(setup, 2, 6)
    sign_choice.take_word(setup, 2, b"Comet")
    assert setup.encode() != before

    sign_choice.take_word(setup, 2, b"Star")
    sign_choice.take_picture(setup, 2, 2)

    assert setup.encode() == before


def test_a_stone_on_anothers_symbol_goes_by_its_owner_and_its_value():
    state = second_phase()
    state.setup.signs = SWAPPED + OWN
    draw(state, 0)

    rows, notes = what_else_rows.rows(state)

    stones = [(rows[at][0], notes[at]) for at in range(7)]
    assert stones == [
        (b"Stone neutral", b"+1"),
        (b"Stone " + names.PICTURES[1] + b" Waves", b"+2"),
        (b"Stone " + names.PICTURES[0], b"Amber's: -2"),
        (b"Stone " + names.PICTURES[2], b"Green's: -2"),
        (b"Stone " + names.PICTURES[3] + b" Moon", b"+1"),
        (b"Stone " + names.PICTURES[4] + b" Ladder", b"+1"),
        (b"Stone " + names.PICTURES[6] + b" Star", b"+1"),
    ]


def test_the_scores_say_on_whose_symbol_stones_lie():
    state = second_phase()
    lay(state, 0, 0, 1, 2, 4)

    assert scores_rows.sources(state, 0)[1:] == (
        (b"1 on neutral", b"1"),
        (b"1 on " + names.PICTURES[0] + b" Sun", b"2"),
        (b"1 on " + names.PICTURES[1] + b" Amber's", b"-2"),
        (b"1 on " + names.PICTURES[3] + b" Moon", b"1"),
    )


def test_adjust_and_the_lists_of_stones_name_the_symbol():
    state = second_phase()
    state.setup.signs = SWAPPED + OWN
    lay(state, 1, 2)

    rows = adjust_rows.adjust_rows(state, 1, state.setup.names, 100)
    found = {field: (name, text) for name, field, text in rows}
    name, text = found[adjust.SET_STONES + 2]
    assert name.endswith(names.PICTURES[0] + b" Raven") and text == b"1"
    assert found[adjust.SET_STONES][0].endswith(b" on neutral")
    assert found[adjust.SET_LEFT][0] == b"Cards MOVE 1 left"
    sent = rest_of_move._list(state, codes.REMOVE_STONE)
    assert sent[0][0] == b"Amber: " + names.PICTURES[0] + b" Raven"


def test_the_judge_shows_where_a_stone_gives_two():
    way = (0, 2)

    def own(state):
        return b" + ".join(eye_judge_rows.way_parts(way, eye_judge_rows._own_symbol(state, 1)))

    assert own(second_phase()).endswith(b"a stone for 2 (" + names.PICTURES[1] + b")")
    assert own(second_phase(flags=TABLE | OTHERS_PLUS)).endswith(b"a stone for 2")


def test_the_mission_names_the_symbol():
    """CH-WIN-01."""
    state = contract.new(_challenge(SWAPPED + OWN), Chance(bytes(32)))
    state.symbols[0] = 1
    capture(state, 0, 4, 10, 16)
    state.shown = 1

    reason = eye_after_mission.mission(state, 0)

    assert (reason.sentence, reason.holds) == (b"Stone on Raven", False)


def _challenge(signs):
    setup = setup_with(signs, CHALLENGE)
    setup.seats = 1
    return setup.encode()


def test_the_lifeboat_uses_the_words_alone():
    state = second_phase()
    state.setup.signs = SWAPPED + OWN
    lay(state, 1, 0, 2, 2)

    text = lifeboat(state)

    assert b"Stones: home 1 N Raven Raven" in text
    assert b"Symbol: Waves" in text and b"Symbol: Raven" in text
    assert max(text) < 0x7F  # it goes on paper


def test_every_checklist_reminds_of_the_signs():
    for mode in range(5):
        setup = Setup()
        setup.mode = mode
        assert b"Six signs: agreed on" in (lines(setup) if mode else base_lines(setup))
