"""The simulated handheld: a clock, pins, a bus and chips that run on both interpreters."""
