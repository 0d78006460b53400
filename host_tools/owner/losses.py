"""What a restore would take from a device, in sentences."""

from collections.abc import Mapping

from host_tools.owner.game_files import kept_games
from host_tools.owner.saved_game import SavedGame

_LISTS = ("vendetta_", "best_")  # how the files begin that outlive their games


def losses(on_device: Mapping[str, bytes], in_backup: Mapping[str, bytes]) -> list[str]:
    """Return a sentence for each thing on the device that the backup has not, or has older."""
    saved = {_name(game): game for game in kept_games(in_backup)}
    found = [_tell(game, saved.get(_name(game))) for game in kept_games(on_device)]
    found += [
        f"{path} is not in the backup."
        for path in sorted(on_device)
        if path.startswith(_LISTS) and path not in in_backup
    ]
    found += [
        f"{path} is another one in the backup."
        for path in sorted(on_device)
        if path.startswith(_LISTS) and in_backup.get(path, b"") not in (b"", on_device[path])
    ]
    return [sentence for sentence in found if sentence]


def _name(game: SavedGame) -> bytes:
    """Return what no two games share: the head has the seal."""
    return bytes(game.log.header.encode()) if game.log else game.data


def _tell(game: SavedGame, saved: SavedGame | None) -> str:
    about = f"{game.folder}, {game.title} with {_moves(game.moves)},"
    if saved is None:
        return f"{about} is not in the backup."
    if saved.data == game.data:
        return ""
    if game.data.startswith(saved.data):
        return f"{about} goes back to {_moves(saved.moves)}."
    if saved.data.startswith(game.data):
        return ""  # the backup is further
    return f"{about} becomes another course of the same game, with {_moves(saved.moves)}."


def _moves(count: int) -> str:
    return f"{count} move{'s' * (count != 1)}"
