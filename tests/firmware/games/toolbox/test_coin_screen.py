"""The coin through the keys: it flies, falls, and the tally is kept."""

from games.toolbox.rules import contract
from tests.firmware.player import Player

_FLIGHT_MS = 1000
_WORDS = {contract.HEADS: b"HEADS", contract.TAILS: b"TAILS"}


def coin_player():
    """Return a player at the coin."""
    return Player().boot().open_tool("Coin")


def flip(player):
    """Flip and wait until the coin lies; return its side."""
    player.press("OK")
    player.run(_FLIGHT_MS)
    return player.state.coin


def test_the_side_is_shown_only_once_the_coin_lies():
    player = coin_player()

    player.press("OK")
    player.run(300)
    assert not player.sees(_WORDS[player.state.coin])
    player.run(_FLIGHT_MS)

    assert player.sees(_WORDS[player.state.coin])


def test_the_tally_counts_every_flip():
    player = coin_player()
    heads = tails = 0
    for _ in range(10):
        if flip(player) == contract.HEADS:
            heads += 1
        else:
            tails += 1

        assert player.state.flips[1:] == [heads, tails]
        assert player.sees(b"%d" % heads)
        assert player.sees(b"%d" % tails)
    assert heads and tails


def test_the_lights_show_the_half_of_the_side():
    player = coin_player()
    assert player.lit() == []
    for _ in range(6):
        side = flip(player)

        assert player.lit() == ([0, 1, 2, 3] if side == contract.HEADS else [4, 5, 6, 7])


def test_holding_back_takes_a_flip_out_of_the_tally():
    player = coin_player()
    first = flip(player)
    flip(player)

    player.undo()
    assert sum(player.state.flips) == 1
    assert player.sees(_WORDS[first])
    player.undo()

    assert sum(player.state.flips) == 0
    assert player.screen == "MenuScreen"
    assert player.sees(b"Undone: Coin")


def test_a_flip_everybody_saw_is_not_taken_back_by_a_short_hold():
    player = coin_player()
    flip(player)

    player.hold_for("BACK")

    assert sum(player.state.flips) == 1
    assert player.screen == "CoinScreen"


def test_a_second_flip_in_the_air_counts_too():
    player = coin_player()

    player.press("OK", "OK", "OK")
    player.run(_FLIGHT_MS)

    assert sum(player.state.flips) == 3


def test_back_leaves_and_the_coin_lies_as_it_did():
    player = coin_player()
    side = flip(player)

    player.choose("BACK")
    assert player.screen == "MenuScreen"
    player.choose("OK")

    assert player.sees(_WORDS[side])
