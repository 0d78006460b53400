"""Makes the firmware small before it is compiled, without changing what it does.

On a stock board every name, every function and every loaded constant lives in the heap. So
functions that are called once and constants are written out where they are used, and names are
shortened, the same everywhere.
"""
