"""The games that only the tests play, put on the shelf: `with shelf(): ...`"""

from host_tools.simulated.shelf import Shelf

FOLDER = __file__.rsplit("/", 1)[0]


def shelf():
    """Return a Shelf with the games of this folder."""
    return Shelf(FOLDER)
