# For those who build MicroPython themselves and want the firmware frozen into it:
#
#   make -C ports/esp32 BOARD=ESP32_GENERIC FROZEN_MANIFEST=.../host_tools/installer/manifest.py
#
# MicroPython's build runs this file in its folder and defines the functions. The chip then starts
# the frozen main.py; games and settings lie on its flash as always. A build has no place for data:
# copy firmware/words.txt to the root of the flash (mpremote cp words.txt :), or numbers stand
# where the words of a seal would.
"""Freezes the firmware into a build of MicroPython."""

import sys
import tempfile
from pathlib import Path

sys.path.append("../..")
from host_tools.shrink.shelf import write_shelf

include("$(PORT_DIR)/boards/manifest.py")  # type: ignore[name-defined]  # noqa: F821
freeze("../../firmware")  # type: ignore[name-defined]  # noqa: F821
made = Path(tempfile.mkdtemp())
write_shelf(Path("../../firmware"), made)  # no folder can be listed in there
freeze(str(made))  # type: ignore[name-defined]  # noqa: F821
