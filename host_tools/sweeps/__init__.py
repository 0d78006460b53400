"""Long seeded sweeps: cuts of power, random keys, forged journals, proofs, fairness."""

from host_tools.firmware_path import add_firmware

add_firmware()
