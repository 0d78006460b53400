"""Hold the fonts as text art and turn them into the firmware's font modules.

`python -m host_tools.fonts` writes `firmware/ui/font_*.py` and `firmware/ui/*sign.py`; with
`--check` it only says whether they are up to date, with `--preview out.png` it draws them.
"""
