"""Words of Zenith's pages, loaded only with them."""

DONE = b"What was done"
NOTHING_YET = b"No card was played yet."
COLUMNS = b"Columns"
TOKENS = b"Tokens"
COULD_WIN = b"Who could win?"
VENDETTA = b"Vendetta sheet"
NO_CARDS = b"no cards are left"
COUNTED = (b"discs",)
WITH = b"and %s: %s"
VICTORIES = (b"", b"three of one planet", b"four planets", b"five discs")
IN_SHORT = (b"", b"absolute", b"democratic", b"popular")

EMPTY = b"-"
RESERVE = b"in the reserve"

NEEDS = b"%s: %d influence on %s wins."
BY_AGENTS = b"By %s."
BY_TECHNOLOGY = b"By %s, level %d."
NOT_NOW = b"%s: no single disc wins."
MORE = b"%d more"
NO_WAY = b"Nothing they can pay for does."
