"""The self-test over the cable: its lines, its questions, and a board that is given back."""

import pins
from checks import over_cable
from host_tools.simulated.disk import SimDisk
from tests.firmware.player import Player


class Line:
    """The serial line, and somebody who holds the device and reacts to what it asks."""

    def __init__(self, player, fingers):
        self.player = player
        self.fingers = fingers
        self.lines = []

    def print(self, *words, sep=" "):
        line = sep.join(words)
        self.lines.append(line)
        for start, gpio, delay_ms in self.fingers:
            if line.startswith(start):
                self.player.world.after(delay_ms, lambda gpio=gpio: self._press(gpio))

    def _press(self, gpio):
        self.player.world.press(gpio)
        self.player.world.after(60, lambda: self.player.world.release(gpio))


_HELPFUL = (
    ("ask\tdisplay", pins.KEY_OK, 6000),
    ("ask\tkeys\tPress UP", pins.KEY_UP, 300),
    ("ask\tkeys\tPress DOWN", pins.KEY_DOWN, 300),
    ("ask\tkeys\tPress OK", pins.KEY_OK, 300),
    ("ask\tkeys\tPress BACK", pins.KEY_BACK, 300),
    ("ask\tlights", pins.KEY_OK, 7000),
)
_PAUSE_MS = 3_600_000


def run(player, fingers=(), names=None):
    """Do the self-test over the cable; return the lines it printed."""
    line = Line(player, fingers)
    over_cable.print = line.print
    try:
        player.app.board.watch(_PAUSE_MS)  # as the console does before it lets a command in
        over_cable.run(player.app.board, names)
    finally:
        del over_cable.print
    return line.lines


def test_a_sound_device_answers_with_a_line_for_each_finding():
    player = Player().boot()

    lines = run(player, _HELPFUL)

    assert lines[-1] == "done"
    found = [line.split("\t") for line in lines if line.startswith("finding")]
    assert [words[1] for words in found] == (
        ["heap", "files", "entropy", "i2c", "battery", "display"] + ["keys"] * 4 + ["lights"]
    )
    assert {words[2] for words in found} == {"ok"}
    assert [line.split("\t")[1] for line in lines if line.startswith("ask")] == (
        ["display", "keys", "keys", "keys", "keys", "lights"]
    )


def test_only_the_parts_named_are_checked():
    player = Player().boot()

    lines = run(player, (), ("battery", "heap"))

    assert [line.split("\t")[:3] for line in lines] == [
        ["finding", "heap", "ok"],
        ["finding", "battery", "ok"],
        ["done"],
    ]


def test_whoever_says_wrong_makes_it_bad():
    player = Player().boot()

    lines = run(
        player,
        (("ask\tdisplay", pins.KEY_BACK, 6000), ("ask\tlights", pins.KEY_BACK, 2000)),
        ("display", "lights"),
    )

    assert [line.split("\t")[2] for line in lines if line.startswith("finding")] == ["bad", "bad"]


def test_what_nobody_answers_ends_by_itself_after_twenty_seconds_with_a_warning():
    player = Player().boot()
    for part, findings in (("display", 1), ("lights", 1), ("keys", 4)):
        before_us = player.world.elapsed_us

        lines = run(player, (), (part,))

        grades = [line.split("\t")[2] for line in lines if line.startswith("finding")]
        assert grades == ["warn"] * findings, part
        assert player.world.elapsed_us - before_us < findings * 20_200_000


def test_an_answer_before_the_last_picture_does_not_count():
    player = Player().boot()

    lines = run(player, (("ask\tdisplay", pins.KEY_BACK, 1000),), ("display",))

    assert lines[-2] == "finding\tdisplay\twarn\tNobody answered"


def test_the_live_game_is_not_disturbed():
    player = Player().boot().open_tool("Coin")
    player.press("OK")
    player.run(3000)
    picture, flips = player.picture(), bytes(player.state.flips)
    lights = player.lit()

    run(player, _HELPFUL)
    player.run(300)

    assert player.picture() == picture
    assert player.lit() == lights
    assert player.screen == "CoinScreen"
    assert bytes(player.state.flips) == flips


def test_a_sleeping_device_is_dark_again_afterwards():
    player = Player().boot()
    player.app.settings.values[3] = 0
    player.app.apply_settings()
    player.doze(62_000)
    assert not player.world.chip.is_on

    lines = run(player, _HELPFUL, ("display",))
    player.run(300)

    assert lines[-2].startswith("finding\tdisplay\tok")
    assert not player.world.chip.is_on
    assert player.app.board.is_dozing


def test_the_report_is_on_flash():
    disk = SimDisk()
    player = Player(disk).boot()

    run(player, (), ("i2c", "battery"))

    lines = disk.files["report.txt"].decode().split("\n")
    assert lines[0].startswith("Zonekeeper ")
    assert lines[2].startswith("up for ")
    assert lines[3:] == [
        "i2c: ok: The display answers at 0x3c",
        "battery: ok: The cell has 3840 mV, 60 %",
        "",
    ]


def test_a_full_flash_keeps_no_report_and_is_told():
    disk = SimDisk()
    player = Player(disk).boot()
    disk.is_full = True

    lines = run(player, (), ("files",))

    assert lines == [
        "finding\tfiles\tbad\tFlash cannot be written: delete a saved game",
        "done",
    ]
    assert "report.txt" not in disk.files
