"""Rewrite the golden frames from the play scripts and say which changed: `zonekeeper golden`."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from host_tools.firmware_path import add_firmware

_ABOUT = "Rewrite the golden frames from the play scripts and say which changed."


def main(argv: Sequence[str]) -> int:
    """Record every frame anew; return 1 when a script cannot be played."""
    argparse.ArgumentParser("zonekeeper golden", description=_ABOUT).parse_args(argv)
    add_firmware()
    from host_tools.simulated.play_script import ScriptError

    try:
        frames = play_all()
    except ScriptError as error:
        print(error, file=sys.stderr)
        return 1
    changes = [*_write(frames), *_remove_unused(set(frames))]
    print("\n".join(changes) if changes else f"All {len(frames)} frames are as they were.")
    return 0


def play_all() -> dict[str, str]:
    """Play every script; return the text art of each frame by name."""
    from host_tools.simulated.golden_frames import play_script, script_names
    from host_tools.simulated.text_art import to_text

    frames: dict[str, str] = {}
    for name in script_names():
        for script, frame in play_script(name):
            if frame.name in frames:
                raise script.complain(f"the name {frame.name} is taken.")
            frames[frame.name] = to_text(frame.picture)
    return frames


def _write(frames: dict[str, str]) -> list[str]:
    from host_tools.simulated.golden_frames import golden_path, recorded

    changes = []
    for name, text in frames.items():
        before = recorded(name)
        if before != text:
            Path(golden_path(name)).write_text(text, encoding="ascii")
            changes.append(f"{'new:' if before is None else 'changed:':<9} {name}")
    return changes


def _remove_unused(used: set[str]) -> list[str]:
    from host_tools.simulated.golden_frames import golden_names, golden_path

    unused = sorted(set(golden_names()) - used)
    for name in unused:
        Path(golden_path(name)).unlink()
    return [f"removed:  {name}" for name in unused]
