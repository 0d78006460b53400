"""Who sits at the table, as bytes of a set-up: names one after the other, each with its length."""

from micropython import const

_MOST_SEATS = const(8)  # as many as there are lights


def encode_names(names):
    """Return names as bytes."""
    data = b""
    for name in names:
        data += bytes((len(name),)) + name
    return data


def decode_names(data, at=0, most=_MOST_SEATS):
    """Return the names that begin at `at`, so many at most."""
    names: list = []
    while at < len(data) and len(names) < most:
        end = at + 1 + data[at]
        names.append(bytes(data[at + 1 : end]))
        at = end
    return names
