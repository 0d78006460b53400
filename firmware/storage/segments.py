"""What is done to the segments of a log now and then. Loaded only for that."""


def put_together(journal, disk, numbers, longest):
    """Put segments that are full, each `longest` bytes or less, into the first of them.

    The first is replaced in one step. From then on nobody reads the others, so that it does no
    harm when the power goes before they are deleted.
    """
    parts = [disk.read(journal.name(number)) for number in numbers]
    whole = b"".join([part for part in parts if part is not None])
    if None in parts or len(parts[0]) > longest or len(whole) <= longest:
        return
    disk.replace(journal.name(numbers[0]), whole)
    for number in numbers[1:]:
        disk.remove(journal.name(number))


def cut_short(journal, disk, size):
    """Keep only the first `size` bytes of a journal's records."""
    for part in journal.pieces():
        if len(part) > size:
            break
        size -= len(part)
    else:
        return
    cut = journal.at
    # From the end, so that a power cut on the way leaves a shorter log, not a gap.
    for number in reversed(journal.numbers()):
        if number > cut:
            disk.remove(journal.name(number))
    disk.replace(journal.name(cut), part[:size])
    for _ in journal.pieces():
        pass  # the next record goes behind the last
