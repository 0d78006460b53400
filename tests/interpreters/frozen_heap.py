"""Keep what the test run itself has loaded out of the garbage collector's sight.

The firmware collects garbage whenever it lets go of a module. On the device that is a heap of
100 KB; here it would be all of pytest, thousands of tests and a kernel for solid bodies besides.
"""

import gc


def freeze() -> None:
    """Freeze the heap once every test file is loaded."""
    gc.collect()
    gc.freeze()
