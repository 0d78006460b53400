"""Says what is wrong: when the device starts, or when flash does not answer. Loaded only then."""

from home import trouble_words as words
from key import COUNT
from storage import current


def mend(game):
    """Note anew which game is open, if that note is damaged or the game is gone for sure."""
    disk = game.board.disk
    try:
        found = current.noted(disk)
        if found is None or disk.read(current.folder(found[0]) + "/head") is None:
            game.keeper.mend()
    except OSError:
        pass  # what cannot be read is not written over


def tell(app, is_sound, stuck, now):
    """Say that the settings are damaged or unknown, and which keys are stuck, one bit each."""
    if not is_sound:
        is_unread = app.settings.is_unread
        app.say(words.SETTINGS_UNREAD if is_unread else words.SETTINGS_LOST, now)
    for key in range(COUNT):
        if stuck & (1 << key):
            app.say(words.KEY_STUCK[key], now)


def tell_game(game, now):
    """Say why the launcher does not offer the open game."""
    try:
        is_damaged = game.read_name() is None
    except OSError:
        is_damaged = False
    game.stack.say(words.GAME_DAMAGED if is_damaged else words.UNREAD, now)


def give_up(game, now):
    """Go home after flash did not answer in the middle of something; nothing was changed."""
    game.let_go()
    game.stack.go_home(now)
    game.stack.say(words.UNREAD, now)
