"""Finishes what a restore over the cable had begun when the power went. Loaded for a moment only.

A restore writes a folder beside the data and checks it; only then it renames the data to `.old`
and what is new into their place. So a new folder beside an `.old` and no data is whole.
"""

import os


def recover(root, files=os):
    """Put the data back in their place if they are not there: those that were to be restored."""
    names = files.listdir("/")
    if root[1:] in names or root[1:] + ".old" not in names:
        return
    files.rename(root + (".new" if root[1:] + ".new" in names else ".old"), root)
