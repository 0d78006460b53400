"""What can be said of the noise that games are drawn from. Only the first makes them true."""

from micropython import const

TRUE = const(0)
NEVER = const(1)  # nothing was ever drawn
SICK = const(2)  # it failed the tests
SILENT = const(3)  # radio or generator did not work
CROWDED = const(4)  # there was too little memory to start the radio
CUT = const(5)  # the chip was stopped while the radio was on
