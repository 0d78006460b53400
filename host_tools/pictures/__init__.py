"""Draw the pictures of the manual from the play scripts: `zonekeeper pictures`."""

import argparse
import sys
from collections.abc import Sequence

from host_tools.firmware_path import add_firmware

_ABOUT = "Draw the pictures of the manual from the play scripts."


def main(argv: Sequence[str]) -> int:
    """Redraw the pictures; with --check only tell, by exit code 1, that some are out of date."""
    options = _parser().parse_args(argv)
    add_firmware()
    from host_tools.exercises.play_script import ScriptError
    from host_tools.pictures import film
    from host_tools.pictures.gallery import draw_all, out_of_date, write_all
    from host_tools.pictures.scene import films

    try:
        images = draw_all()
        developed = {film.path_of(each): film.develop(each) for each in films()}
    except ScriptError as error:
        print(error, file=sys.stderr)
        return 1
    stale = [path for path, frames in developed.items() if not film.is_current(frames, path)]
    if options.check:
        return _tell(out_of_date(images) + [path.name for path in stale])
    changed = write_all(images) + [path.name for path in stale]
    for path in stale:
        film.write_film(developed[path], path)
    print("\n".join(changed) if changed else f"All {len(images)} pictures are as they were.")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("zonekeeper pictures", description=_ABOUT)
    parser.add_argument("--check", action="store_true", help="only say whether they are current")
    return parser


def _tell(stale: list[str]) -> int:
    if stale:
        print(f"Out of date: {', '.join(stale)}. Run `make pictures`.", file=sys.stderr)
    return int(bool(stale))
