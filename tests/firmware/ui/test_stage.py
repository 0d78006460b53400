"""The stage: taps and holds, the ring, the banner, and transitions that end in the picture."""

from key import BACK, DOWN, HOLD, LONG, OK, PRESS, RELEASE, REPEAT, TAP, UP
from tests.firmware.reading import shows
from tests.firmware.ui.stage_set import Noting, StageSet

_WIPE_MS = 140


def stage_with(words=None, long_key=None):
    """Return a stage set and its screen, with the transition over."""
    screen = Noting(b"screen", words, long_key)
    stage_set = StageSet(screen)
    stage_set.step()
    stage_set.step(_WIPE_MS)
    return stage_set, screen


def test_up_and_down_act_at_once_and_on_every_repeat():
    for key in (UP, DOWN):
        stage_set, screen = stage_with()

        stage_set.handle(PRESS | key)
        assert screen.notes == [("press", key)]
        stage_set.handle(REPEAT | key, REPEAT | key, HOLD | key, LONG | key, RELEASE | key)
        assert screen.notes == [("press", key)] * 3


def test_a_tap_of_up_or_down_acts_once():
    for key in (UP, DOWN):
        stage_set, screen = stage_with()

        stage_set.tap(key)

        assert screen.notes == [("press", key)]


def test_ok_and_back_act_when_they_are_let_go_of():
    for key in (OK, BACK):
        stage_set, screen = stage_with({key: b"Word"})

        stage_set.handle(PRESS | key)
        assert screen.notes == []
        stage_set.handle(TAP | key)
        assert screen.notes == [("press", key)]


def test_a_hold_does_what_its_word_says_and_nothing_more():
    for key in (OK, BACK):
        stage_set, screen = stage_with({key: b"Word"})

        stage_set.handle(PRESS | key, HOLD | key, LONG | key, RELEASE | key)

        assert screen.notes == [("hold", key)]


def test_a_hold_without_a_word_is_one_press():
    for key in (OK, BACK):
        stage_set, screen = stage_with()

        stage_set.handle(PRESS | key, HOLD | key, LONG | key, RELEASE | key)

        assert screen.notes == [("press", key)]


def test_a_grave_hold_needs_the_longer_time():
    stage_set, screen = stage_with({OK: b"Word"}, long_key=OK)

    stage_set.handle(PRESS | OK, HOLD | OK)
    assert screen.notes == []
    stage_set.handle(LONG | OK, RELEASE | OK)
    assert screen.notes == [("hold", OK)]


def test_a_grave_hold_let_go_of_too_early_does_nothing():
    stage_set, screen = stage_with({OK: b"Word"}, long_key=OK)

    stage_set.hold(OK)

    assert screen.notes == []


def test_a_hold_acts_only_on_the_screen_it_began_on():
    # Regression: a hold that opened a screen went on to count as a long hold there.
    stage_set, screen = stage_with({OK: b"Open"})
    other = Noting(b"other", {OK: b"Grave"}, long_key=OK)

    stage_set.handle(PRESS | OK, HOLD | OK)
    stage_set.stage.stack.push(other, stage_set.now)
    stage_set.handle(LONG | OK, RELEASE | OK)

    assert screen.notes == [("hold", OK)]
    assert other.notes == ["enter"]


def ring_seen(stage_set, key, held_ms):
    """Return whether a ring is on the picture while a key is down for that long."""
    stage_set.keys.down_ms = {key: held_ms}
    return shows(stage_set.step(4), b"Word")


def test_the_ring_is_seen_between_a_tap_and_the_hold():
    for key in (OK, BACK):
        stage_set, _ = stage_with({key: b"Word"})
        stage_set.handle(PRESS | key)

        seen = [ring_seen(stage_set, key, ms) for ms in (0, 100, 179, 180, 400, 599, 600, 900)]

        assert seen == [False, False, False, True, True, True, False, False]


def test_the_ring_of_a_grave_hold_lasts_longer():
    stage_set, _ = stage_with({OK: b"Word"}, long_key=OK)
    stage_set.handle(PRESS | OK)

    assert [ring_seen(stage_set, OK, ms) for ms in (600, 1799, 1800)] == [True, True, False]


def test_the_ring_is_gone_when_the_key_is_let_go_of():
    stage_set, _ = stage_with({OK: b"Word"})
    stage_set.handle(PRESS | OK)
    assert ring_seen(stage_set, OK, 300)

    stage_set.keys.down_ms = {}
    stage_set.handle(TAP | OK)

    assert not shows(stage_set.step(4), b"Word")


def test_no_ring_where_a_hold_means_nothing():
    stage_set, _ = stage_with()
    stage_set.handle(PRESS | OK)
    before = stage_set.step(4)

    stage_set.keys.down_ms = {OK: 300}

    assert stage_set.step(4) == before


def test_no_ring_for_a_press_the_screen_never_got():
    # Regression: the key that woke the device filled the ring, and then nothing happened.
    stage_set, _ = stage_with({OK: b"Word"})

    assert not ring_seen(stage_set, OK, 300)


def test_a_picture_that_is_not_stale_is_not_drawn_again():
    stage_set, screen = stage_with()
    draws = []
    screen.draw = draws.append

    for _ in range(5):
        stage_set.step(4)
    assert draws == []
    stage_set.tap(UP)
    stage_set.step(4)
    assert len(draws) == 1


def test_a_pushed_screen_is_wiped_in_from_the_right_across_the_wrap():
    stage_set = StageSet(Noting())
    stage_set.now = 0x40000000 - 60
    stage_set.step()
    for _ in range(10):
        stage_set.step(14)

    firsts = [first for first, _ in stage_set.oled.sent]
    assert firsts == sorted(firsts, reverse=True)
    assert stage_set.oled.sent[0] == (128, 128)
    assert [last for _, last in stage_set.oled.sent] == [128] * 11
    assert stage_set.oled.sent[-1] == (0, 128)


def test_a_popped_screen_is_wiped_out_from_the_left():
    stage_set, _ = stage_with()
    stage_set.stage.stack.push(Noting(b"other"), stage_set.now)
    stage_set.step()
    stage_set.step(_WIPE_MS)
    stage_set.oled.sent.clear()

    stage_set.stage.stack.pop(stage_set.now)
    for _ in range(11):
        stage_set.step(14)

    lasts = [last for _, last in stage_set.oled.sent]
    assert lasts == sorted(lasts)
    assert stage_set.oled.sent[-1] == (0, 128)


def test_a_banner_lies_over_the_picture_and_goes_by_itself():
    stage_set, _ = stage_with()
    before = stage_set.step(4)

    stage_set.stage.say(b"Listen", stage_set.now)
    stage_set.stage.stack.is_stale = True
    assert shows(stage_set.step(4), b"Listen")

    assert stage_set.step(1800) == before
