"""Makes the firmware small before it is compiled, without changing what it does.

On a stock board every name and every loaded constant lives in the heap. So constants are written
out where they are used, and names are shortened, the same everywhere. Lines stay where they are:
a traceback from the device names the right line of the right file.
"""
