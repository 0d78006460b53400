"""A forgotten stone is asked about once, kindly, and only where reminders are on."""

from games.zoneplex.rules.setup import Setup
from host_tools.simulated.disk import SimDisk
from host_tools.simulated.shelf import keys_to
from tests.firmware.player import Player

_PRESSES = 60


def open_zoneplex(is_quiet):
    """Return a device with a new game of three."""
    setup = Setup()
    setup.is_quiet = is_quiet
    disk = SimDisk()
    disk.replace("setup_zoneplex", setup.encode())
    player = Player(disk).boot()
    player.press(*keys_to("zoneplex"), "OK")
    player.press("OK", "OK", "OK")  # the cuts
    return player


def reminders(player):
    """Play turns without a stone; return how often each player was asked."""
    counts = [0, 0, 0]
    was_seen = False
    for _ in range(_PRESSES):
        player.press("OK")
        player.settle()
        is_seen = player.sees(b"placed a stone?")
        if is_seen and not was_seen:
            counts[player.app.game.playing.table.state.active] += 1
        was_seen = is_seen
    return counts


def test_a_player_without_a_stone_for_long_is_asked_once():
    counts = reminders(open_zoneplex(False))
    assert max(counts) == 1, counts


def test_reminders_can_be_switched_off():
    assert reminders(open_zoneplex(True)) == [0, 0, 0]
