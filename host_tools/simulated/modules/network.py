"""Strict twin of MicroPython's `network` on the ESP32: a radio that is switched on and off."""

from errno import EINVAL

from host_tools.simulated.world import powered as _world

STA_IF = 0

_START_US = 180_000  # the driver, the first time
_SWITCH_US = 120_000


class WLAN:
    """A station without a network. All of them are one."""

    PM_NONE = 0

    def __init__(self, interface: int) -> None:
        if interface != STA_IF:
            raise ValueError("the firmware uses the station only")
        world = _world()
        if not world.has_radio:
            raise OSError(EINVAL)
        if not world.memory.radio_bytes:
            world.block_us(_START_US)
        world.memory.start_radio()

    def active(self, is_on: "bool | None" = None) -> bool:
        """Switch the radio, or tell whether it is on."""
        world = _world()
        if is_on is not None:
            if is_on != world.is_radio_on:
                world.block_us(_SWITCH_US)
            world.is_radio_on = is_on and not world.radio_is_dead
        return world.is_radio_on

    def config(self, *, pm: int) -> None:
        """Choose how it saves power, which it can do only when it is on."""
        if pm != WLAN.PM_NONE or not (_world().is_radio_on or _world().radio_is_dead):
            raise OSError(EINVAL)
