"""What the screens say of effects: what is asked, what it brings, what was done or skipped."""

from games.zenith.rules import codes
from games.zenith.rules import setup as decisions
from games.zenith.rules.state import ABSOLUTE, CHOICE, DEMOCRATIC, POPULAR
from games.zenith.screens import words
from games.zenith.screens.pages.end_rows import result
from games.zenith.screens.turn.card_picker import PLANET
from games.zenith.screens.turn.card_rows import MOBILISED, rows
from games.zenith.screens.turn.choice_rows import listed, question
from games.zenith.screens.turn.told import sentence, whole
from tests.firmware.games.zenith.positions import (
    AGENTS,
    ANIMOD,
    HUMAN,
    MERCURY,
    ROBOT,
    TERRA,
    answer,
    begun,
    do,
    lay,
    lead,
    recruit,
)
from ui.fonts import small
from ui.fonts.font import Font


def offered(state):
    """Return the rows that say more than no, each with its note."""
    _, _, rows, notes = listed(state)
    return [(rows[at][0], notes[at]) for at in range(1, len(rows))]


def test_an_exchange_says_what_it_brings():
    """ZND-22."""
    state = begun()
    recruit(state, b"Lula Smart")
    assert offered(state) == [(b"Give 1 Zenithium", words.PLANET_SIGNS[2:3] + b" +2")]

    state = begun()
    state.badge = 0
    recruit(state, b"Annie")
    assert offered(state) == [(b"Give the badge", words.CREDITS + b" +7")]

    state = begun()
    state.badge = 0
    lay(state, 1, b"Nero", b"Felis", b"Titus")
    recruit(state, b"Gibs0n")
    answer(state, "f", MERCURY)
    answer(state, "f", 1)
    assert offered(state) == [(b"Give the badge", b"transfer 2")]


def test_more_for_more_is_told_step_by_step():
    """ZND-15, ZND-27."""
    state = begun()
    recruit(state, b"Suleiman")
    assert [note for _, note in offered(state)] == [b"any +1", b"any +2", b"any +3"]

    state = begun()
    lay(state, 0, b"Nero", b"Khan", b"Chaka")
    recruit(state, b"Wul")
    sign = words.ZENITHIUM
    assert offered(state) == [
        (b"2 cards of Mercury", sign + b" +2"),
        (b"4 cards of Mercury", sign + b" +4"),
    ]


def test_an_or_names_both_sides():
    """ZND-23."""
    state = begun()
    recruit(state, b"Caesar")

    assert [row[0] for row in listed(state)[2]] == [b"1 Zenithium", b"7 credits"]


def test_a_planet_is_asked_for_with_the_agent_s_name():
    """ZND-21."""
    state = begun()
    recruit(state, b"Charlemagne")

    assert question(state)[:2] == (b"Influence +1", b"Charlemagne")


def test_what_is_skipped_is_named_and_a_price_is_told_once():
    """ZN-17."""
    state = begun()
    events = recruit(state, b"V4n V0gt")
    assert sentence(state, events) == (
        b"V4n V0gt: pay 6. Venus +1. Skipped: exile. +2 Zenithium. Ann: draw 1."
    )

    state = begun()
    events = recruit(state, b"W3lls")
    assert b"Skipped: condition not met." in sentence(state, events)

    state = begun()
    state.tracks[TERRA] = 15
    events = recruit(state, b"Lula Smart")
    assert b"Skipped: an exchange." in sentence(state, events)


def test_what_the_other_side_gets_is_told_with_its_name():
    """ZND-09."""
    state = begun()
    state.tokens[MERCURY] = 3
    lead(state, MERCURY, -3)
    events = do(state, codes.RECRUIT, AGENTS[b"Titus"])
    events += answer(state, "g", MERCURY)

    assert b" ".join(whole(state, events)) == (
        b"Titus: pay 1. Mars +1. Ben: Mercury +1. Ben: disc of Mercury! "
        b"Ben: Token: +3 credits. +10 credits. Ann: draw 1."
    )


def test_several_cards_and_a_level_with_its_price_are_told_together():
    """ZN-10, ZN-11."""
    state = begun(boards=decisions.SAID_BOARDS)
    state.zenithium[0] = 3
    state.levels[ANIMOD] = 2
    lay(state, 1, b"Nero", b"Khan", b"Chaka")
    events = do(state, codes.TECHNOLOGY, ANIMOD)

    assert b" ".join(whole(state, events)) == (
        b"Discard 1. Animod level 3: pay 3. Transferred: Chaka, Khan, Nero."
    )


def test_what_is_said_over_a_question_leaves_it_in_sight():
    state = begun()
    events = recruit(state, b"Lula Smart")

    assert state.step == CHOICE
    assert sentence(state, events) == whole(state, events)[-1]
    assert len(sentence(state, events)) <= 22


def test_of_much_the_last_is_said_and_all_of_it_is_on_a_page():
    state = begun()
    state.deck, state.discards = 0, 9
    state.names = [b"Wilhelmna", b"Maxwell-M"]
    for planet in range(5):
        lead(state, planet, 3)
    state.tokens[:5] = bytes((3, 2, 4, 5, 1))
    state.zenithium[0] = 4
    state.levels[ANIMOD] = 3
    state.boards = 1
    events = do(state, codes.TECHNOLOGY, ANIMOD)

    state.todo = bytearray()  # nothing is asked: there is room
    short, parts = sentence(state, events), whole(state, events)
    assert short[:4] == b"... "
    assert len(short) <= 114
    assert b" ".join(parts)[-len(short) + 4 :] == short[4:]
    assert parts[:2] == [b"Discard 1.", b"Animod level 4: pay 4."]


def test_a_card_is_one_and_two_are_cards():
    """ZND-28."""
    state = begun(decisions.TEAMS)
    do(state, codes.LEADER, ROBOT)

    assert [row[0] for row in listed(state)[2]] == [b"None", b"1 card", b"2 cards"]


def test_a_card_that_is_taken_for_its_cost_says_what_it_brings():
    state = begun()
    lay(state, 1, b"Nero", b"Zenon")
    recruit(state, b"Captain Andreev")

    assert [note for _, note in offered(state)] == [words.CREDITS + b" +7", words.CREDITS + b" +1"]


def test_an_effect_says_what_it_belongs_to():
    """ZN-12, ZND-09, ZND-26."""
    state = begun(boards=decisions.SAID_BOARDS)
    state.zenithium[0] = 9
    state.levels[:3] = bytes((1, 0, 1))
    do(state, codes.TECHNOLOGY, HUMAN)
    assert question(state)[1] == b"U1"
    answer(state, "a", TERRA)
    assert question(state)[1] == b"row"

    state = begun()
    state.tokens[MERCURY] = 1
    lead(state, MERCURY, 3)
    recruit(state, b"Nero")
    assert question(state)[1] == b"token"

    state = begun(decisions.TEAMS)
    state.tokens[MERCURY] = 1
    lead(state, MERCURY, -3)
    recruit(state, b"Titus")
    answer(state, "g", MERCURY)
    assert question(state)[1] == b"Cid..."


def test_mobilising_says_how_many_cards_come_and_when_to_shuffle():
    """ZN-10, ZN-13."""
    state = begun()
    do(state, codes.LEADER, ANIMOD)
    assert rows(state, MOBILISED, PLANET, 0, 0)[:2] == (b"Which card came?", b"2 to come")
    answer(state, "m", AGENTS[b"Nero"])
    assert rows(state, MOBILISED, PLANET, 0, 0)[1] == b""

    state.deck = 0
    assert rows(state, MOBILISED, PLANET, 0, 0)[1] == b"shuffle!"


def test_what_a_team_has_won_by_fits_the_glass():
    """ZN-15, ZN-16."""
    small_font = Font(small.GLYPHS, 1)
    for how in (ABSOLUTE, DEMOCRATIC, POPULAR):
        state = begun(decisions.TEAMS)
        state.names = [b"MMMMMMMMM"] * 4  # as wide as names can be
        state.ended, state.winner = how, 1
        said = result(state)[2]
        assert small_font.measure(said, 0, len(said)) <= 128, said
