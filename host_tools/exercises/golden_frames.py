"""Golden frames: what every `frame` of the play scripts must look like, as text art in files.

Plain `open` and `os`, so that the same comparison runs on both interpreters.
"""

import os

from host_tools.exercises.play_script import PlayScript
from host_tools.simulated.text_art import HEIGHT, to_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from host_tools.exercises.play_script import Frame

_ROOT = "/".join(__file__.replace("\\", "/").split("/")[:-3])
PLAYS = _ROOT + "/tests/plays"
GOLDEN = _ROOT + "/tests/golden"

_SCRIPT = ".play"
_FRAMES = ".txt"
_HEAD = "frame "  # before the name of each frame; its picture follows
_FOLDER = 0x4000  # in the mode that `os.stat` tells


def script_names() -> "list[str]":
    """Return the names of all play scripts, sorted; a game's begin with its folder."""
    return _names(PLAYS, "", _SCRIPT)


def golden_names() -> "list[str]":
    """Return the names of all files of recorded frames, which are those of their scripts."""
    return _names(GOLDEN, "", _FRAMES)


def load_script(name: str) -> "PlayScript":
    """Return a play script by its name."""
    with open(PLAYS + "/" + name + _SCRIPT) as file:
        return PlayScript(name, file.read())


def golden_path(name: str) -> str:
    """Return where the frames of a script are recorded."""
    return GOLDEN + "/" + name + _FRAMES


def recorded(name: str) -> "dict[str, str]":
    """Return the recorded frames of a script by their names; none where there is no file."""
    if name not in golden_names():
        return {}
    with open(golden_path(name)) as file:
        return frames_of(file.read())


def recorded_frames(folder: str = "") -> "dict[str, str]":
    """Return all recorded frames by their names, or those of the scripts in a folder."""
    frames = {}
    for name in golden_names():
        if name.startswith(folder):
            frames.update(recorded(name))
    return frames


def frames_of(text: str) -> "dict[str, str]":
    """Return the frames that stand in the text of such a file."""
    frames = {}
    for part in text.split(_HEAD)[1:]:
        name, picture = part.split("\n", 1)
        frames[name] = picture.rstrip("\n") + "\n"
    return frames


def as_file(frames: "dict[str, str]") -> str:
    """Return the text of a file that holds frames, in their order."""
    return "\n".join([_HEAD + name + "\n" + picture for name, picture in frames.items()])


def play_script(name: str) -> "Iterator[tuple[PlayScript, Frame]]":
    """Play a script by its name; yield it with each of its frames."""
    script = load_script(name)
    for frame in script.play():
        yield script, frame


def check_script(name: str) -> "list[str]":
    """Play a script and compare its frames with the recorded ones; return their names.

    Raise ScriptError at the first that differs, with both frames in the text.
    """
    seen = []
    expected = recorded(name)
    for script, frame in play_script(name):
        _compare(script, frame, expected.get(frame.name))
        seen.append(frame.name)
    return seen


def _compare(script: "PlayScript", frame: "Frame", expected: "str | None") -> None:
    shown = to_text(frame.picture)
    if expected is None:
        raise script.complain("%s is not recorded: run `make golden`." % frame.name)
    if expected != shown:
        raise script.complain(difference(frame.name, expected, shown))


def difference(name: str, expected: str, shown: str) -> str:
    """Return a sentence with both frames, cut to the rows from the first to the last change."""
    old = _rows(expected)
    new = _rows(shown)
    changed = [row for row in range(HEIGHT) if old[row] != new[row]]
    first, last = changed[0], changed[-1] + 1
    parts = ["%s differs in rows %d to %d." % (name, first, last - 1), "recorded:"]
    parts += old[first:last]
    parts.append("shown now (+ lit, - dark, where it was not):")
    parts += [_marked(old[row], new[row]) for row in range(first, last)]
    return "\n".join(parts)


def _rows(text: str) -> "list[str]":
    rows = text.split("\n")
    return rows + [""] * (HEIGHT + 1 - len(rows))


def _marked(old: str, new: str) -> str:
    """Return the new row with `+` and `-` where it is not like the old one."""
    old += " " * (len(new) - len(old))
    marks = []
    for at in range(len(new)):
        is_same = old[at] == new[at]
        marks.append(new[at] if is_same else "+" if new[at] == "#" else "-")
    return "".join(marks)


def _names(folder: str, prefix: str, ending: str) -> "list[str]":
    names = []
    for entry in os.listdir(folder):
        path = folder + "/" + entry
        if entry.endswith(ending):
            names.append(prefix + entry[: -len(ending)])
        elif os.stat(path)[0] & _FOLDER:
            names += _names(path, prefix + entry + "/", ending)
    return sorted(names)
