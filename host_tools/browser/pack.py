"""Many files as one for the page: any static host can serve it, and it is small on the way.

The file is a gzip of four bytes (the length of the index), the index as JSON ([path, size] each)
and the files one after the other. `page/machine/pack.js` reads it.
"""

import gzip
import json
from collections.abc import Mapping


def pack(files: Mapping[str, bytes]) -> bytes:
    """Return the pack of some files by their paths."""
    index = json.dumps([[path, len(data)] for path, data in files.items()])
    head = len(index).to_bytes(4, "big") + index.encode()
    return gzip.compress(head + b"".join(files.values()), mtime=0)
