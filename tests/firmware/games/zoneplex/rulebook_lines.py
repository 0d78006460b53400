"""The lines of a rulebook's text, which may be one or a few."""


def lines_of(texts):
    """Return every line that is not empty."""
    text = texts if isinstance(texts, bytes) else b"".join(texts)
    return [line for line in text.split(b"\n") if line]
