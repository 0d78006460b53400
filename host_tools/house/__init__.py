"""The plan of the firmware's house: which layer may import which, and its picture.

`python -m host_tools.house` draws `firmware/house.svg` from the table; with `--check` it only
says whether the picture is up to date.
"""
