"""The pool of noise: it goes forward only, and no cut of power lets a secret be drawn twice."""

from drivers.pool import Pool
from drivers.verdict import CUT, NEVER, SICK, TRUE
from host_tools.simulated.cut_disk import AFTER, BEFORE, TapeDisk, cut_disk
from host_tools.simulated.disk import SimDisk

_DATE = (2026, 11, 17, 1, 20, 30, 0, 0)
_UNSET = (2000, 1, 1, 5, 0, 0, 0, 0)
_NOISE = bytes(range(32))
_MOMENT = b"\x00\x01\x02\x03"  # the same finger at the same time, every time
_GAMES = 6


def filled(disk=None, verdict=TRUE):
    """Return a disk with a pool that was filled."""
    disk = disk or SimDisk()
    Pool(disk).fill(_NOISE, verdict, _DATE)
    return disk


def test_what_is_drawn_is_as_true_as_the_noise():
    for verdict, is_true in ((TRUE, True), (SICK, False), (CUT, False)):
        assert Pool(filled(verdict=verdict)).draw(_MOMENT)[1] == is_true


def test_a_disk_without_a_pool_draws_and_never_says_true():
    disk = SimDisk()

    secret, is_true = Pool(disk).draw(_MOMENT)

    assert len(secret) == 32 and not is_true
    assert Pool(disk).verdict == NEVER


def test_every_draw_differs_within_one_start_and_over_many():
    disk = filled()
    pool = Pool(disk)
    drawn = [pool.draw(_MOMENT)[0] for _ in range(_GAMES)]
    drawn += [Pool(disk).draw(_MOMENT)[0] for _ in range(_GAMES)]

    assert len(set(drawn)) == 2 * _GAMES
    assert Pool(disk).verdict == TRUE


def test_noise_moments_and_what_was_there_before_all_count():
    secrets = set()
    for noise, moment in ((_NOISE, b"a"), (bytes(32), b"a"), (_NOISE, b"b")):
        for before in (b"", b"old"):
            disk = SimDisk()
            if before:
                Pool(disk).fill(before, TRUE, _DATE)
            Pool(disk).fill(noise, TRUE, _DATE)
            secrets.add(Pool(disk).draw(moment)[0])

    assert len(secrets) == 6


def test_moments_cannot_be_shifted_into_one_another():
    one = Pool(filled()).draw(b"ab", b"c")[0]
    other = Pool(filled()).draw(b"a", b"bc")[0]

    assert one != other


def test_neither_secret_nor_pool_is_ever_on_flash_again():
    disk = filled()
    for _ in range(_GAMES):
        before = disk.files["pool"]
        secret, _ = Pool(disk).draw(_MOMENT)
        after = disk.files["pool"]

        assert secret not in after
        assert before[7:39] != after[7:39]


def test_a_cut_at_any_write_never_repeats_a_draw():
    tape = TapeDisk()
    filled(tape)
    handed = []  # secrets, with the number of writes before each was handed out
    for _ in range(_GAMES):
        handed.append((Pool(tape).draw(_MOMENT)[0], len(tape.tape)))
    assert len(tape.tape) == 1 + _GAMES

    for number in range(len(tape.tape)):
        for moment in (BEFORE, AFTER):
            disk = cut_disk(tape.tape, number, moment, 128)
            known = [secret for secret, writes in handed if writes <= number]
            for _ in range(_GAMES):
                secret, _ = Pool(disk).draw(_MOMENT)
                assert secret not in known, (number, moment)
                known.append(secret)


def test_a_torn_or_changed_pool_is_not_believed():
    sound = filled().files["pool"]
    damaged = [sound[:size] for size in range(len(sound))]
    damaged += [sound[:i] + bytes((sound[i] ^ 1,)) + sound[i + 1 :] for i in range(len(sound))]
    for data in damaged + [sound + b"x"]:
        disk = SimDisk()
        disk.files["pool"] = data

        assert Pool(disk).verdict == NEVER
        assert not Pool(disk).draw(_MOMENT)[1]


def test_a_flash_that_takes_nothing_gives_nothing_of_the_pool_away():
    disk = filled()
    first = Pool(disk.copy()).draw(_MOMENT)[0]
    disk.is_full = True

    alone, is_true = Pool(disk).draw(_MOMENT)
    disk.is_full = False

    assert not is_true
    assert alone != first
    assert Pool(disk).draw(_MOMENT) == (first, True)


class Forgetful(SimDisk):
    """A disk that takes a file and keeps the old one."""

    def replace(self, name, data):
        if name not in self.files:
            super().replace(name, data)


def test_a_flash_that_forgets_is_noticed():
    assert not Pool(filled(Forgetful())).draw(_MOMENT)[1]


def test_a_try_that_breaks_off_is_counted_and_leaves_nothing_true():
    disk = filled()
    for count in (1, 2):
        Pool(disk).begin_try()
        assert (Pool(disk).verdict, Pool(disk).tries) == (CUT, count)

    Pool(disk).fill(_NOISE, TRUE, _DATE)

    assert (Pool(disk).verdict, Pool(disk).tries) == (TRUE, 0)


def test_the_source_tells_the_day_and_the_games_since():
    disk = filled()
    assert Pool(disk).source() == (TRUE, b"noise of power-on on 2026-11-17, 0 drawn since")
    for _ in range(3):
        Pool(disk).draw(_MOMENT)
    assert Pool(disk).source() == (TRUE, b"noise of power-on on 2026-11-17, 3 drawn since")

    Pool(disk).fill(_NOISE, SICK, _UNSET)

    assert Pool(disk).source() == (SICK, b"noise of power-on, 0 drawn since")


def test_more_draws_than_a_byte_can_count_are_no_trouble():
    disk = filled()
    pool = Pool(disk)
    for _ in range(300):
        pool.draw(_MOMENT)

    assert Pool(disk).drawn == 255
