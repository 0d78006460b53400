"""Other secrets, the same keys: no pixel, light, public file or serial byte changes."""

from tests.firmware.engine.redaction import Rig
from tests.firmware.tabletop.film import CARDS, OPEN, Film
from tests.games.shelf import shelf
from ui import lights

_WALKS = 2
_KEYS = 24


def leaks(seed, plant=None):
    """Return where a secret can be seen in a random walk over the device.

    With a leak that was planted a few keys are enough.
    """
    with shelf():
        film = Film(plant).walk(seed, 8) if plant else Film().walk(seed, _KEYS).tour()
        with Rig(film.secret_places(), film.rolls):
            other = Film(plant).replay(film.keys[len(OPEN) :])
            assert other.secrets() != film.secrets()
        return film.differences(other)


def test_nothing_on_the_device_tells_what_nobody_has_seen():
    for seed in range(_WALKS):
        assert leaks(seed) == [], "seed %d" % seed


def test_a_card_is_seen_only_while_a_finger_covers_the_key():
    with shelf():
        film = Film().replay(("DOWN", "DOWN", "OK", "finger on OK", "finger off OK"))
        deck, card = film.state.deck, film.state.hidden[0]
        unlike = next(place for place in range(len(deck)) if deck[place] != card)
        with Rig([unlike, CARDS - 1], 0):
            other = Film().replay(film.keys[len(OPEN) :])

    seen = [film.pictures[at] != other.pictures[at] for at in range(len(OPEN), len(film.keys))]
    assert film.screen == "CardScreen"
    assert seen == [False, False, False, True, False]


def test_a_pixel_that_depends_on_a_secret_is_found():
    def plant(session):
        def draw(screen, canvas):
            deck = screen.table.state.deck
            for index in range(len(deck)):
                canvas.frame.pixel(8 * index + deck[index], 20, 1)

        type(session.app.screen).draw = draw

    assert "pictures" in leaks(0, plant)  # and the lights, as a frame more takes its time


def test_a_light_that_depends_on_a_secret_is_found():
    def plant(session):
        def paint(screen, row, now):
            deck = screen.table.state.deck
            for index in range(len(deck)):
                row.set(index, deck[index] * 64, lights.STRONG, now)

        type(session.app.screen).paint = paint

    assert leaks(0, plant) == ["lights"]


def test_a_secret_on_the_serial_line_is_found():
    def plant(session):
        def changed(screen, now):
            print(screen.table.state.hidden)  # noqa: T201 -- the leak to be found

        type(session.app.screen).changed = changed

    assert "printed" in leaks(0, plant)


def test_a_secret_in_a_file_that_anybody_may_read_is_found():
    def plant(session):
        table = session.app.game.playing.table
        keep = table._keep
        if keep.__name__ == "keep_more":
            return

        def keep_more(data):
            session.disk.replace("g0001/note", bytes(table.state.deck))
            keep(data)

        table._keep = keep_more

    assert leaks(0, plant) == ["files"]
