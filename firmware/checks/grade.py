"""How grave a finding is."""

from micropython import const

FINE = const(0)
WARN = const(1)
BAD = const(2)
