"""Keys: contacts that bounce for up to 10 ms give one press and one release, no more, no less."""

from key import BACK, OK, PRESS, TAP, UP
from tests.firmware.drivers.fingers import WRAP, Fingers
from tests.firmware.expect import Sequence

# What the pin reads, a digit a millisecond, from the first contact on; then it is down.
PRESSES = (
    "",
    "01",
    "0101",
    "0011",
    "00001",
    "01010101",
    "0110110",
    "0000011111",
    "0111111111",
    "0000000001",
    "0101010101",
    "0011001101",
    "0000100001",
    "0111100001",
)
# The mirror image: from the first break on; then it is up.
RELEASES = tuple([pattern.replace("0", "x").replace("1", "0").replace("x", "1")
                  for pattern in PRESSES])  # fmt: skip
_SEEDS = 150


def levels(pattern):
    """Return the levels of a pattern."""
    return [int(digit) for digit in pattern]


def bounce(sequence, first):
    """Return up to 10 ms of chatter that begins with the level `first`."""
    length = sequence.below(11)
    return ([first] + [sequence.below(2) for _ in range(length)])[:length]


def test_every_pattern_of_a_press_counts_once_at_every_phase():
    for pattern in PRESSES:
        for phase_ms in range(4):
            fingers = Fingers(WRAP - 30, phase_ms)

            fingers.play(OK, levels(pattern) + [0] * 40 + [1] * 40)

            assert fingers.taken() == [PRESS | OK, TAP | OK], (pattern, phase_ms)


def test_every_pattern_of_a_release_counts_once_at_every_phase():
    for pattern in RELEASES:
        for phase_ms in range(4):
            fingers = Fingers(WRAP - 60, phase_ms)

            fingers.play(BACK, [0] * 40 + levels(pattern) + [1] * 40)

            assert fingers.taken() == [PRESS | BACK, TAP | BACK], (pattern, phase_ms)


def test_every_pair_of_patterns_counts_once_even_in_a_tap_of_20_ms():
    for press in PRESSES:
        for release in RELEASES:
            fingers = Fingers(WRAP - 25, len(press) % 4)

            held = [0] * (20 - len(press))
            fingers.play(UP, levels(press) + held + levels(release) + [1] * 30)

            assert fingers.taken() == [PRESS | UP, TAP | UP], (press, release)


def test_random_bounces_neither_lose_nor_double_a_press():
    for seed in range(_SEEDS):
        sequence = Sequence(seed)
        fingers = Fingers(WRAP - 100, sequence.below(4))
        taps = 1 + sequence.below(5)

        for _ in range(taps):
            press = bounce(sequence, 0)
            held = [0] * (20 - len(press) + sequence.below(200))
            fingers.play(OK, press + held + bounce(sequence, 1) + [1] * (20 + sequence.below(60)))

        assert fingers.taken() == [PRESS | OK, TAP | OK] * taps, seed


def test_random_bounces_are_removed_even_when_the_timer_is_late():
    for seed in range(_SEEDS):
        sequence = Sequence(seed)
        fingers = Fingers(WRAP - 60, 0)
        press, release = bounce(sequence, 0), bounce(sequence, 1)
        wire = [1] * sequence.below(4) + press + [0] * (30 - len(press)) + release + [1] * 40

        due_ms, late_ms = 0, 0
        for ms in range(len(wire)):
            fingers.levels[OK] = wire[ms]
            if ms == due_ms + late_ms:
                fingers.keys.sample((fingers.now + ms) % WRAP)
                due_ms, late_ms = due_ms + 4, sequence.below(4)

        assert fingers.taken() == [PRESS | OK, TAP | OK], seed


def test_a_stuck_key_that_bounces_when_let_go_gives_no_press():
    for seed in range(_SEEDS):
        sequence = Sequence(seed)
        fingers = Fingers(WRAP - 50, sequence.below(4), down=(OK,))

        fingers.play(OK, [0] * 50 + bounce(sequence, 1) + [1] * 40)

        assert fingers.taken() == [], seed
        fingers.tap(OK, 30)
        assert fingers.taken() == [PRESS | OK, TAP | OK], seed


def test_keys_that_bounce_together_do_not_disturb_each_other():
    for seed in range(_SEEDS):
        sequence = Sequence(seed)
        fingers = Fingers(WRAP - 40, sequence.below(4))
        wires = []
        for _ in range(4):
            press = bounce(sequence, 0)
            held = [0] * (40 - len(press))
            release = bounce(sequence, 1)
            wires.append(press + held + release + [1] * (40 - len(release)))

        for ms in range(80):
            for key in range(4):
                fingers.levels[key] = wires[key][ms]
            fingers.run(1)

        expected = [PRESS | key for key in range(4)] + [TAP | key for key in range(4)]
        assert sorted(fingers.taken()) == expected, seed
