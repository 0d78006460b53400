"""The radio, as far as the firmware goes with it: on for a draw of randomness, and off."""

_STATION = 0


class WLAN:
    """A station without a network. All of them are one."""

    PM_NONE = 0
    _is_on = False

    def __init__(self, interface: int) -> None:
        if interface != _STATION:
            raise ValueError("the firmware uses the station only")

    def active(self, is_on: "bool | None" = None) -> bool:
        """Switch the radio, or tell whether it is on."""
        if is_on is not None:
            WLAN._is_on = bool(is_on)
        return WLAN._is_on

    def config(self, *, pm: int) -> None:
        """Choose how it saves power, which it can do only when it is on."""
        if not WLAN._is_on or pm != WLAN.PM_NONE:
            raise OSError(22)
