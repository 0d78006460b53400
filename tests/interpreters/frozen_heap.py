"""Keep what the test run itself has loaded out of the garbage collector's sight.

The firmware collects garbage whenever it lets go of a module. On the device that is a heap of
100 KB; here it would be all of pytest, thousands of tests, a kernel for solid bodies and whatever
the tests before have left behind.
"""

import gc


def freeze() -> None:
    """Freeze what is there now: when every test file is loaded, and before each test."""
    gc.collect()
    gc.freeze()
