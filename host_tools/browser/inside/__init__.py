"""What runs inside MicroPython in the page: the device as the page's script drives it.

Plain Python for both interpreters, so that the tests need no browser. Script and Python exchange
numbers and text alone: JSON, and bytes as hex digits.
"""
