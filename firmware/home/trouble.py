"""Says what is wrong when the device starts. Loaded only then."""

from home import trouble_words
from key import COUNT


def tell(app, is_sound, stuck, now):
    """Say that settings or a game are damaged, and which keys are stuck, one bit each."""
    if not is_sound:
        app.say(trouble_words.SETTINGS_LOST, now)
    if app.game.name is None:
        app.say(trouble_words.GAME_DAMAGED, now)
    for key in range(COUNT):
        if stuck & (1 << key):
            app.say(trouble_words.KEY_STUCK[key], now)
