"""What a table declares before the first roll, as the bytes of moves."""

from games.zoneplex.rules import codes
from games.zoneplex.rules.state import STONES


def agreement(helpers, captor, shares):
    """Return the move that notes who helps and how the booty is shared."""
    low = 0
    for seat in range(min(4, len(shares))):
        low |= shares[seat] << 2 * seat
    return bytes((codes.AGREE, helpers, captor, low, shares[4] if len(shares) > 4 else 0))


def lifting(kinds_by_seat, is_rolled=False):
    """Return the move that lifts stones, one list of kinds a seat, and may roll at once."""
    data = bytes((codes.LIFT,))
    for kinds in kinds_by_seat:
        data += pack_stones(kinds)
    return data + b"\x01" if is_rolled else data


def pack_stones(kinds):
    """Return two bytes for up to four stones: their count, then three bits each."""
    value = len(kinds)
    for index in range(len(kinds)):
        value |= kinds[index] << (3 + 3 * index)
    return value.to_bytes(2, "little")


def unpack_stones(data):
    """Return the kinds of chambers that `pack_stones` made bytes of."""
    value = data[0] | data[1] << 8
    count = min(value & 7, STONES)
    return [value >> (3 + 3 * index) & 7 for index in range(count)]
