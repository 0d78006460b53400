"""What stands on the launcher below the games. Loaded for the moment in which a row is opened."""

from home import words


def page(row, app):
    """Return the page of a row. Only that one is loaded."""
    if row == words.SAVED:
        from home.saved.saved_screen import SavedScreen

        return SavedScreen(app.game.keeper)
    if row == words.SETTINGS:
        from home.settings_screen import SettingsScreen

        return SettingsScreen(app)
    from home.about import About

    return About(app)
