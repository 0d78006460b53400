"""Hold the fonts as text art and turn them into the firmware's font modules.

`python -m host_tools.fonts` writes `firmware/ui/fonts/*.py` and `firmware/ui/sign.py` from the
drawings in this folder, and the signs of each game from those in the game's own folder `signs`;
with `--check` it only says whether all are up to date, with `--preview out.png` it draws them.
"""
