"""The report of a self-test: kept on flash, to be attached to a question."""

import sys

from version import VERSION

GRADES = ("ok", "warn", "bad")


def keep(disk, found, now):
    """Write the findings (part, grade, sentence), in order; tell whether they got there."""
    lines = ["Zonekeeper " + VERSION.decode(), sys.version, "up for %d s" % (now // 1000)]
    for part, grade, sentence in found:
        lines.append("%s: %s: %s" % (part, GRADES[grade], sentence.decode()))
    try:
        disk.replace("report.txt", "\n".join(lines + [""]).encode())
    except OSError:
        return False
    return True
