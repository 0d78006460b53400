"""The recorded games with which the tools of the journal are tried."""

from host_tools.journal.recorder import SAMPLE
from host_tools.shelf import RECORDED, games

# The tests' own game, which hides something, and the first on the shelf, which hides nothing.
NAMES = [
    f"{game}/{path.stem}"
    for game in (SAMPLE, games()[0])
    for path in sorted((RECORDED / game).glob("*.zkj"))
]
OPEN = [name for name in NAMES if name.endswith("/open")]
ENDED = [name for name in NAMES if name not in OPEN]
