"""The first stage: noise at power-on, a reset that gives the radio's memory back, and no more."""

from drivers.pool import Pool
from drivers.verdict import CROWDED, SICK, SILENT, TRUE
from engine.header import PSEUDO
from host_tools.simulated.chip_memory import ChipAbort
from host_tools.simulated.disk import SimDisk
from tests.firmware.expect import raises
from tests.firmware.first_stage.cold_start import ColdStart, Os, asked

_GAMES = 6
_WRITE_US = 50_000  # littlefs on the chip, with an erase on the way
_TWO_SECONDS_US = 2_000_000


def verdict(start):
    """Return what is known of the pool."""
    return Pool(start.pool).verdict


def test_at_power_on_noise_is_drawn_and_the_radio_gives_its_memory_back():
    start = ColdStart().draw_noise()

    assert verdict(start) == TRUE
    assert asked == [(512, True)]
    assert start.world.resets == 1 and start.starts == 2
    assert start.world.memory.radio_bytes == 0 and not start.world.is_radio_on


def test_nothing_of_the_noise_stays_in_the_rtc():
    start = ColdStart().draw_noise()

    assert start.world.rtc_memory == b"noise kept"


def test_it_takes_less_than_two_seconds():
    start = ColdStart()
    began_us = start.world.elapsed_us
    start.draw_noise()

    taken_us = start.world.elapsed_us - began_us + start.pool.writes * _WRITE_US
    assert start.pool.writes == 2
    assert taken_us < _TWO_SECONDS_US, taken_us


def test_a_restart_and_a_wake_need_no_noise():
    start = ColdStart().draw_noise()
    began_us, writes = start.world.elapsed_us, start.pool.writes

    for cause in (5, 4, 1):  # soft, woken; and a port that still calls a soft one power-on
        start.world.reset_cause = cause
        start.draw_noise()

    assert start.world.elapsed_us == began_us and start.pool.writes == writes
    assert len(asked) == 1 and start.world.resets == 1


def test_every_power_on_brings_new_noise():
    start = ColdStart().draw_noise()
    before = start.pool.files["pool"]

    start.cut_power().draw_noise()

    assert len(asked) == 2
    assert start.pool.files["pool"] != before
    assert verdict(start) == TRUE


def test_a_soft_restart_without_a_pool_draws():
    start = ColdStart().restart_softly().draw_noise()

    assert verdict(start) == TRUE


def test_a_soft_restart_on_a_grown_heap_resets_first_and_never_aborts():
    for heap in (105_000, 112_000, 125_000, 130_000, 165_000):
        start = ColdStart().restart_softly()
        start.world.memory.heap_bytes = heap
        start.draw_noise()

        assert verdict(start) == TRUE
        assert start.world.resets == 2


def test_the_radio_that_is_started_late_raises_or_aborts_the_simulated_chip_too():
    from network import STA_IF, WLAN

    for heap, error in ((165_000, RuntimeError), (125_000, ChipAbort)):
        start = ColdStart().draw_noise()
        start.world.memory.heap_bytes = heap
        raises(error, WLAN, STA_IF)


def new_game(player):
    """Start a new game over the open one, and return its head."""
    before = player.app.game.playing
    player.open_menu("New game")
    player.outwait_banner()
    while player.app.game.playing is before:
        player.hold_for("OK")
    return player.app.game.playing.table.header


def test_after_resume_every_new_game_is_true():
    disk, pool = SimDisk(), SimDisk()
    ColdStart(disk, pool).boot().open_tool("Coin")

    player = ColdStart(disk, pool).boot()
    player.choose("OK")
    assert player.app.game.playing is not None, "it resumes"
    player.world.memory.heap_bytes = 165_000  # what Resume makes of it on the chip
    heads = [new_game(player) for _ in range(_GAMES)]

    assert [head.flags & PSEUDO for head in heads] == [0] * _GAMES
    assert len({head.commitment for head in heads}) == _GAMES
    assert player.world.memory.radio_bytes == 0 and not player.world.is_radio_on
    assert Pool(pool).drawn == _GAMES


def test_a_game_says_pseudo_when_the_first_stage_failed():
    for has_radio in (True, False):
        player = ColdStart()
        player.world.has_radio = has_radio
        player.boot().open_tool("Coin")

        assert bool(player.app.game.playing.table.header.flags & PSEUDO) != has_radio


def test_a_radio_that_does_not_start_or_stays_off_is_silent():
    for name in ("has_radio", "radio_is_dead"):
        start = ColdStart()
        setattr(start.world, name, name != "has_radio")
        start.draw_noise()

        assert verdict(start) == SILENT
        assert not Pool(start.pool).draw(b"")[1]


def test_noise_that_fails_its_tests_is_told():
    for samples in (bytes(512), bytes([i & 7 for i in range(512)])):
        start = ColdStart()
        Os.samples = samples
        start.draw_noise()

        assert verdict(start) == SICK
        assert start.world.resets == 1  # the radio's memory comes back all the same


def test_a_later_power_on_that_fails_is_not_true_either():
    start = ColdStart().draw_noise()
    start.cut_power()
    start.world.has_radio = False

    start.draw_noise()

    assert verdict(start) == SILENT


def test_no_memory_in_the_stage_is_told_and_the_app_starts():
    start = ColdStart()
    Os.error = MemoryError()
    start.draw_noise()

    assert verdict(start) == CROWDED
    assert start.world.resets == 1 and not start.world.is_radio_on


def test_a_chip_that_is_too_full_from_the_start_never_starts_the_radio():
    start = ColdStart()
    start.world.memory.heap_bytes = 112_000
    full = start.world._restart

    def restart(cause, boot_us):
        full(cause, boot_us)
        start.world.memory.heap_bytes = 125_000

    start.world._restart = restart
    start.draw_noise()

    assert verdict(start) == CROWDED
    assert asked == [] and start.world.resets == 1


def test_a_pool_that_was_never_cut_off_stays_secret_over_power_ons():
    seen = set()
    start = ColdStart()
    for _ in range(_GAMES):
        start.cut_power().draw_noise()
        seen.add(Pool(start.pool).draw(b"")[0])

    assert len(seen) == _GAMES
