"""The entropy gate: true only with the radio on and a healthy generator; a game always starts."""

from drivers.entropy import EntropyGate, is_healthy
from drivers.verdict import CROWDED, SICK, SILENT, TRUE

_SAMPLES = 512
_ON, _OFF = True, False


class Ports:
    """A generator, a radio and a clock that note what is done with them, in order."""

    def __init__(self, samples, fails=()):
        self._samples = samples
        self._fails = fails
        self.seen = []
        self.now = 0

    def random(self, count):
        self.seen.append(count)
        self._maybe_fail("random")
        return self._samples[:count]

    def radio(self, is_on):
        self.seen.append(is_on)
        self._maybe_fail("on" if is_on else "off")

    def ticks(self):
        self.now += 1
        return self.now

    def gate(self):
        return EntropyGate(self.random, self.radio, self.ticks)

    def _maybe_fail(self, what):
        for name, error in self._fails:
            if name == what:
                raise error


def good_samples(seed=1):
    """Return bytes as a good generator gives them, the same every time."""
    state = seed
    samples = bytearray(_SAMPLES)
    for i in range(_SAMPLES):
        state = (state * 1103515245 + 12345) & 0x7FFFFFFF
        samples[i] = state >> 16 & 0xFF
    return bytes(samples)


def with_run(length):
    """Return good samples with `length` equal bytes in a row."""
    samples = bytearray(good_samples())
    for i in range(length):
        samples[100 + i] = 7
    return bytes(samples)


def with_share(times):
    """Return good samples in which one byte comes `times` times, never twice in a row."""
    samples = bytearray([254 if sample == 255 else sample for sample in good_samples()])
    for i in range(times):
        samples[i * 20] = 255
    return bytes(samples)


def counter(step, is_wide=False):
    """Return what a generator gives that only counts, in bytes or in words of four."""
    if is_wide:
        return b"".join([(i * step & 0xFFFFFFFF).to_bytes(4, "little") for i in range(128)])
    return bytes([i * step & 0xFF for i in range(_SAMPLES)])


def pattern(period):
    """Return good samples that begin anew after a while."""
    return (good_samples(7)[:period] * (_SAMPLES // period + 1))[:_SAMPLES]


def draw(ports):
    secret, verdict = ports.gate().draw()
    assert len(secret) == 32
    return secret, verdict


def test_a_healthy_draw_with_the_radio_on_is_true():
    ports = Ports(good_samples())

    _, verdict = draw(ports)

    assert verdict == TRUE
    assert ports.seen == [_ON, _SAMPLES, _OFF]


def test_other_samples_and_other_moments_make_other_secrets():
    first, _ = draw(Ports(good_samples(1)))
    other, _ = draw(Ports(good_samples(2)))
    again, _ = draw(Ports(good_samples(1)))
    late = Ports(good_samples(1))
    late.now = 1
    later, _ = draw(late)

    assert first == again
    assert len({first, other, later}) == 3


def test_four_equal_bytes_in_a_row_may_be_chance_and_five_may_not():
    assert is_healthy(with_run(4))
    assert not is_healthy(with_run(5))
    assert not is_healthy(bytes(_SAMPLES))


def test_a_byte_may_come_18_times_in_512_and_not_19():
    assert is_healthy(with_share(18))
    assert not is_healthy(with_share(19))


def test_a_share_of_more_than_a_byte_can_count_is_no_trouble():
    samples = bytes([5 if i & 1 else i >> 1 for i in range(_SAMPLES)])

    assert not is_healthy(samples)


def test_a_counter_is_caught_whatever_its_step():
    for step in (1, 2, 3, 7, 37, 127, 128, 255):
        assert not is_healthy(counter(step)), step
        assert not is_healthy(counter(step, True)), step
    for step in (0x01010101, 0x01234567, 0x10000001):
        assert not is_healthy(counter(step, True)), step


def test_a_counter_that_misses_a_beat_is_still_one():
    samples = counter(1)

    assert not is_healthy(samples[:200] + samples[230:] + samples[:30])


def test_a_pattern_that_repeats_is_caught_whatever_its_length():
    for period in (1, 2, 3, 4, 5, 7, 16, 31, 64, 100, 200, 255, 256, 300, 400, 500, 506):
        assert not is_healthy(pattern(period)), period


def test_six_bytes_that_come_again_are_one_too_many():
    samples = good_samples()
    assert is_healthy(samples[:400] + samples[20:25] + samples[405:])
    assert not is_healthy(samples[:400] + samples[20:26] + samples[406:])
    assert not is_healthy(samples[:506] + samples[:6])


def test_too_few_samples_are_never_healthy():
    assert not is_healthy(b"")
    assert not is_healthy(good_samples()[:-1])


def test_good_samples_pass_again_and_again():
    for seed in range(1, 60):
        assert is_healthy(good_samples(seed))


def test_a_stuck_or_leaning_generator_is_pseudo_and_still_draws():
    leaning = bytes([sample & 0x0F for sample in good_samples()])

    for samples in (bytes(_SAMPLES), b"\xff" * _SAMPLES, with_run(5), with_share(19), leaning):
        ports = Ports(samples)
        _, verdict = draw(ports)
        assert verdict == SICK
        assert ports.seen[-1] == _OFF


def test_a_radio_that_fails_to_start_is_pseudo_and_is_switched_off_all_the_same():
    for error in (OSError(19), RuntimeError("Wifi Unknown Error 0x0101"), ImportError("network")):
        ports = Ports(good_samples(), (("on", error),))

        _, verdict = draw(ports)

        assert verdict == SILENT
        assert ports.seen == [_ON, _SAMPLES, _OFF]


def test_a_radio_that_does_not_switch_off_costs_nothing_but_power():
    ports = Ports(good_samples(), (("off", OSError(5)),))

    assert draw(ports)[1] == TRUE


def test_a_generator_that_raises_leaves_the_clock_to_draw_from():
    # Regression: a generator without memory for its answer kept the device from starting a game.
    for error, told in ((OSError(5), SILENT), (MemoryError(), CROWDED)):
        ports = Ports(b"", (("random", error),))
        first, verdict = draw(ports)
        second, _ = draw(ports)

        assert verdict == told
        assert first != second
        assert ports.seen == [_ON, _SAMPLES, _OFF] * 2


def test_the_radio_goes_off_even_when_something_unforeseen_is_raised():
    ports = Ports(good_samples(), (("random", ValueError()),))

    try:
        ports.gate().draw()
    except ValueError:
        assert ports.seen == [_ON, _SAMPLES, _OFF]
        return
    raise AssertionError("the error was swallowed")
