"""Plays whole evenings on the compiled firmware and weighs them at every press.

A course is a game played by keys on the simulated board, every page of the table menu opened at
every kind of step. The same keys then go to the firmware as it is on the device, in a heap that
cannot grow; its pictures must be the same.
"""

from host_tools.firmware_path import add_firmware

add_firmware()
