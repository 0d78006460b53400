"""Rewrite the golden frames from the play scripts and say which changed: `zonekeeper golden`."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from host_tools.firmware_path import add_firmware

_ABOUT = "Rewrite the golden frames from the play scripts and say which changed."

Frames = dict[str, str]  # text art by name


def main(argv: Sequence[str]) -> int:
    """Record every frame anew; return 1 when a script cannot be played."""
    argparse.ArgumentParser("zonekeeper golden", description=_ABOUT).parse_args(argv)
    add_firmware()
    from host_tools.exercises.golden_frames import golden_names
    from host_tools.exercises.play_script import ScriptError

    try:
        played = play_all()
    except ScriptError as error:
        print(error, file=sys.stderr)
        return 1
    changes = []
    for name in sorted({*played, *golden_names()}):
        changes += _record(name, played.get(name, {}))
    count = sum(map(len, played.values()))
    print("\n".join(changes) if changes else f"All {count} frames are as they were.")
    return 0


def play_all() -> dict[str, Frames]:
    """Play every script; return the frames of each by its name."""
    from host_tools.exercises.golden_frames import play_script, script_names
    from host_tools.simulated.text_art import to_text

    played: dict[str, Frames] = {}
    taken: set[str] = set()
    for name in script_names():
        played[name] = {}
        for script, frame in play_script(name):
            if frame.name in taken:
                raise script.complain(f"the name {frame.name} is taken.")
            taken.add(frame.name)
            played[name][frame.name] = to_text(frame.picture)
    return played


def _record(name: str, frames: Frames) -> list[str]:
    """Write the file of one script, or remove it; return a line for each frame that changed."""
    from host_tools.exercises.golden_frames import as_file, golden_path, recorded

    path = Path(golden_path(name))
    before = recorded(name)
    if frames and (frames != before or list(frames) != list(before)):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(as_file(frames), encoding="ascii")
    elif not frames:
        path.unlink(missing_ok=True)
    return _changes(name, before, frames)


def _changes(name: str, before: Frames, after: Frames) -> list[str]:
    told = []
    for frame in [*after, *(gone for gone in before if gone not in after)]:
        if before.get(frame) != after.get(frame):
            word = "new" if frame not in before else "changed" if frame in after else "removed"
            told.append(f"{word + ':':<9} {frame} of {name}.play")
    return told
