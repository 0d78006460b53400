"""Long sweeps over the memory of the device: cuts of power, flipped bits, random journals."""

from host_tools.firmware_path import add_firmware

add_firmware()
