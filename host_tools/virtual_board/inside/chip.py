"""Makes the interpreter an ESP32 with our wiring: its modules, its clock, its flash."""

import json
import os
import sys
from binascii import unhexlify

from host_tools.simulated import world as worlds
from host_tools.simulated.install import SimTime
from host_tools.virtual_board.inside import owner
from host_tools.virtual_board.inside.flash_files import FlashFiles
from host_tools.virtual_board.inside.live_world import LiveWorld
from host_tools.virtual_board.inside.radio import WLAN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_MODULES = "/host_tools/simulated/modules"
_US_PER_S = 1_000_000


class Outfit:
    """A module that the interpreter has, with more in it: its own cannot be changed."""

    def __init__(self, module: "Any", **more: object) -> None:
        for name in dir(module):
            if not name.startswith("__"):
                setattr(self, name, getattr(module, name))
        for name, value in more.items():
            setattr(self, name, value)


class Network:
    """As much of the module `network` as the firmware uses."""

    STA_IF = 0
    WLAN = WLAN


def begin() -> None:
    """Switch the chip on. After this the interpreter sees nothing but the chip."""
    import time

    import vfs

    answer = ask("begin")
    world = LiveWorld(answer["leds"])
    world.date = tuple(answer["date"])
    world.reset_cause = answer["cause"]
    worlds.power(world)
    for file in os.listdir(_MODULES):
        __import__(file.split(".")[0])
    sys.modules["machine"].reset = lambda: ask("reset")  # type: ignore[attr-defined]
    sleep_us = world.sleep_us
    sys.modules["time"] = Outfit(  # type: ignore[assignment]
        time,
        ticks_ms=SimTime.ticks_ms,
        ticks_us=SimTime.ticks_us,
        sleep_ms=SimTime.sleep_ms,
        sleep_us=sleep_us,
        sleep=lambda duration: sleep_us(int(duration * _US_PER_S)),
    )
    sys.modules["os"] = Outfit(os, urandom=_random, sync=lambda: None)  # type: ignore[assignment]
    sys.modules["network"] = Network  # type: ignore[assignment]
    vfs.umount("/")
    vfs.mount(FlashFiles(ask), "/")
    os.chdir("/")
    sys.path[:] = ["", "/lib"]


def ask(order: str, *arguments: object) -> "Any":
    """Return what the owner answers; raise OSError with the number he gives."""
    answer = json.loads(owner.ask(json.dumps({"do": order, "with": arguments})))
    if "errno" in answer:
        raise OSError(answer["errno"])
    return answer["result"]


def _random(count: int) -> bytes:
    return unhexlify(ask("random", count))
