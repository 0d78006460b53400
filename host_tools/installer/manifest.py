# For those who build MicroPython themselves and want the firmware frozen into it:
#
#   make -C ports/esp32 BOARD=ESP32_GENERIC FROZEN_MANIFEST=.../host_tools/installer/manifest.py
#
# MicroPython's build runs this file and defines the functions. The chip then starts the frozen
# main.py; games and settings lie on its flash as always.
"""Freezes the firmware into a build of MicroPython."""

include("$(PORT_DIR)/boards/manifest.py")  # type: ignore[name-defined]  # noqa: F821
freeze("../../firmware")  # type: ignore[name-defined]  # noqa: F821
