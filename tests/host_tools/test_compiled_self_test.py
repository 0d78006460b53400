"""The self-test in the compiled firmware, where names are short and modules joined."""

from host_tools.bench.compiled_device import CompiledDevice
from host_tools.bench.laboratory import Laboratory

_STEPS = "for _ in range({rounds}): device.step()"
_FINGER = "from host_tools.simulated import world\nworld.powered().{verb}({gpio})"
_GPIOS = (32, 33, 25, 26)


def test_the_compiled_self_test_goes_through_all_its_steps() -> None:
    with Laboratory() as lab, lab.compiled_board() as vm:
        device = CompiledDevice(lab, vm, is_simulated=True)
        device.press(["UP", "UP", "OK", "UP", "OK"])
        assert device.screen("SelfTestScreen", "SettingsScreen") == "SelfTestScreen"
        device.press(["OK"])
        device.run(_STEPS.format(rounds=1400))
        assert device.screen("DisplayScreen", "SelfTestScreen") == "DisplayScreen"
        device.press(["OK"])
        for gpio in _GPIOS:
            vm.run(_FINGER.format(verb="press", gpio=gpio))
            device.run(_STEPS.format(rounds=20))
            vm.run(_FINGER.format(verb="release", gpio=gpio))
            device.run(_STEPS.format(rounds=40))
        assert device.screen("KeysScreen", "DisplayScreen") == "KeysScreen"
        device.press(["OK"])
        assert device.screen("LightsScreen", "KeysScreen") == "LightsScreen"
        device.press(["OK"])

        assert device.screen("SelfTestScreen", "LightsScreen") == "SelfTestScreen"
        assert "keys: ok: Key BACK bounces 0 ms" in vm.run(
            "print(open('/data/report.txt').read())"
        )


def test_a_tool_at_the_cable_finds_the_self_test_by_its_name() -> None:
    with Laboratory() as lab, lab.compiled_board() as vm:
        device = CompiledDevice(lab, vm, is_simulated=True)
        vm.run("from checks.over_cable import run")

        told = device.run("run(device.board, ('i2c', 'battery', 'lights'))")

        assert told.split("\n") == [
            "finding\ti2c\tok\tThe display answers at 0x3c",
            "finding\tbattery\tok\tThe cell has 3840 mV, 60 %",
            "ask\tlights\tDo red, green, blue, white run from 1 to 8? On it, OK is yes, BACK no",
            "finding\tlights\twarn\tNobody answered",
            "done",
        ]
