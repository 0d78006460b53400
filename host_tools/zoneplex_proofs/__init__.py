"""Proofs of Zoneplex: long seeded sweeps over its judgements, its odds, its games, its keys."""

from host_tools.firmware_path import add_firmware

add_firmware()
