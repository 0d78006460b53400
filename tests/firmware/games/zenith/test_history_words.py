"""The history in words: who did what, with agents' names."""

from games.zenith.rules import codes, contract, fields
from games.zenith.rules import setup as decisions
from tests.firmware.games.zenith.positions import AGENTS, MARS, ROBOT, TERRA, begun, lay, recruit


def told(state, *move):
    """Return a move in a sentence, before it is made."""
    return contract.tell(state, bytes(move), b"")


def test_an_action_is_told_with_its_player_and_price():
    state = begun()
    lay(state, 0, b"Khan", b"Chaka")

    assert told(state, codes.RECRUIT, AGENTS[b"Nero"]) == b"Ann recruits Nero for 5."
    assert told(state, codes.RECRUIT_OTHER, MARS, 3) == b"Ann recruits Mars card of 3 for 3."
    assert told(state, codes.TECHNOLOGY, ROBOT) == b"Ann develops Robot to level 1."
    assert told(state, codes.LEADER, ROBOT) == b"Ann leads with a card of Robot."
    token = contract.tell(state, bytes((codes.TECHNOLOGY, 1)), b"\x02")
    assert token == b"Ann develops Human to level 1. Token: +1 Zenithium."


def test_an_answer_is_told_with_who_gave_it():
    state = begun()
    recruit(state, b"Charlemagne")
    assert told(state, codes.CHOOSE, ord("a"), MARS) == b"Ann: Influence on Mars."

    state = begun()
    recruit(state, b"Lula Smart")
    assert told(state, codes.CHOOSE, ord("G"), codes.NO) == b"Ann: Not done."
    assert told(state, codes.CHOOSE, ord("G"), 1) == b"Ann: Given."


def test_a_value_set_by_hand_says_whose_and_which():
    """ZN-18."""
    state = begun()

    assert told(state, codes.ADJUST, fields.DISCS, 5 + TERRA, 2) == (
        b"Ben: Discs of Terra: 2 by hand."
    )
    assert told(state, codes.ADJUST, fields.TRACK, TERRA, 7) == b"Track of Terra: 3 by hand."
    assert told(state, codes.ADJUST, fields.LEVEL, 3 + ROBOT, 4) == (
        b"Ben: Level of Robot: 4 by hand."
    )
    assert told(state, codes.ADJUST, fields.CREDITS, 0, 9) == b"Ann: Credits: 9 by hand."
    assert told(state, codes.ADJUST, fields.BOARD, 1, 1) == b"Board of Human: O by hand."
    assert told(state, codes.ADJUST, fields.TOKEN, 5, 2) == (
        b"Token of Animod: +1 Zenithium by hand."
    )
    assert told(state, codes.COLUMN, 5, AGENTS[b"Nero"]) == b"Ben: Column: Nero put on."


def test_what_another_card_does_is_told_in_words():
    state = begun()
    contract.apply(state, bytes((codes.RECRUIT_OTHER, MARS, 3)))

    assert told(state, codes.CHOOSE, ord("H"), 3) == b"Ann: By hand: +1 credit."
    assert told(state, codes.CHOOSE, ord("H"), 0) == b"Ann: By hand: That is all."
    either = contract.label(bytes((codes.CHOOSE, ord("|"), 1)), b"")
    assert either == b"Choice: the second"


def test_a_team_is_told_by_both_names_and_a_turn_by_one():
    state = begun(decisions.TEAMS)

    assert told(state, codes.SWAP) == b"Ann: Partner plays first."
    assert told(state, codes.ADJUST, fields.ZENITHIUM, 1, 3) == b"Cid + Dan: Zenithium: 3 by hand."
    assert told(state, codes.LAID_OUT) == b"Laid out."
