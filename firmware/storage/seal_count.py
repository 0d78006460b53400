"""How many seals this device has made: each game has the number of its own in its head.

Who tries seal after seal until one pleases leaves a gap in the numbers, whatever is deleted.
"""

import struct
from binascii import crc32

from micropython import const

_FILE = "seals"
_SIZE = const(8)  # how many, CRC-32 of that


def next_count(disk):
    """Count one more seal, on flash before it is shown; return its number, from 1 on."""
    data = disk.read(_FILE) or b""
    count = 0
    if len(data) == _SIZE and crc32(data[:4]) == struct.unpack("<I", data[4:])[0]:
        count = struct.unpack("<I", data[:4])[0]
    body = struct.pack("<I", (count + 1) & 0xFFFFFFFF)
    disk.replace(_FILE, body + struct.pack("<I", crc32(body)))
    return struct.unpack("<I", body)[0]
