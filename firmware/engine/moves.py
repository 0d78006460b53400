"""The moves of a game in little memory: as their records have them, not an object each."""

from hashlib import sha256

from micropython import const

_PAGE = const(64)  # moves; so no piece of memory is large, however long the game


class Moves:
    """Moves in the order they were made, each with its tape: what chance showed by it.

    `done` of them stand; the rest were undone.
    """

    __slots__ = ("_at", "_count", "_index", "_pages", "done")

    def __init__(self):
        self._pages = []  # the bodies of the moves, one behind the other
        self._count = 0
        self._index = 0  # the move that was looked up last,
        self._at = 0  # and where in its page it begins
        self.done = 0

    def __len__(self):
        return self._count

    def add(self, body):
        """Put the move of a record after those that stand; the undone ones are forgotten."""
        if self.done < self._count:
            self._forget_undone()
        if self._count % _PAGE == 0:
            self._pages.append(bytearray())
        self._pages[-1].extend(body)
        self._count = self.done = self._count + 1

    def move(self, index):
        """Return the bytes of a move."""
        page = self._find(index)
        at = self._at
        return bytes(page[at + 1 : at + 1 + (page[at] >> 4)])

    def tape(self, index):
        """Return what chance showed the table by a move."""
        page = self._find(index)
        at = self._at + 1 + (page[self._at] >> 4)
        return bytes(page[at : at + (page[self._at] & 0x0F)])

    def was_seen(self, index):
        """Tell whether a move showed the table something of chance."""
        return self._find(index)[self._at] & 0x0F > 0

    def last_was_seen(self):
        """Tell whether the last move that stands did."""
        return self.done > 0 and self.was_seen(self.done - 1)

    def digest(self, count):
        """Return a digest of the first `count` moves: equal moves, equal digest."""
        digest = sha256(b"")
        for number in range(count // _PAGE):
            digest.update(self._pages[number])
        if count % _PAGE:
            digest.update(memoryview(self._pages[count // _PAGE])[: self._end(count)])
        return digest.digest()

    def _find(self, index):
        """Return the page of a move; where it begins in there is `_at` after that."""
        page = self._pages[index // _PAGE]
        if self._index > index or self._index // _PAGE != index // _PAGE:
            self._index = index - index % _PAGE
            self._at = 0
        while self._index < index:
            self._at += size(page[self._at])
            self._index += 1
        return page

    def _end(self, count):
        """Return where the last of `count` moves ends in its page."""
        page = self._find(count - 1)
        return self._at + size(page[self._at])

    def _forget_undone(self):
        pages = -(-self.done // _PAGE)
        while len(self._pages) > pages:
            self._pages.pop()
        if self.done % _PAGE:
            self._pages[-1] = self._pages[-1][: self._end(self.done)]
        self._count = self.done
        self._index = self._at = 0


def size(lengths):
    """Return how many bytes the body of a move has, whose first byte tells."""
    return 1 + (lengths >> 4) + (lengths & 0x0F)
