"""The base game and its modes, as the proofs call them, in the order of the setup's numbers."""

Modes = tuple[str, ...]

BASE = ("zoneplex",)
MODES = ("evocation", "challenge", "gauntlet", "zonemaster")
NAMES = BASE + MODES


def command(sweep: str, modes: Modes) -> str:
    """Return the command that runs a sweep, of the base game or of the modes."""
    return f"zonekeeper soak --part {'zoneplex' if modes == BASE else 'modes'}-{sweep}"
