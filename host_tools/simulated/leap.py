"""How far the clock may leap, because a device at rest does nothing until then that can be seen.

A round changes nothing when no finger is on a key, the screen in sight does not move, no part is
due to be looked after and nobody has arranged anything with the world. Of the lights only their
rhythm goes on, and that is a matter of the moment: the round after a leap shows it. So glass,
lights, bus and clock are to the microsecond what they are when every round is lived through.
"""

from drivers.keys import SAMPLE_MS
from ticks import since
from ui.screen import Screen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from app import App
    from board import Board
    from host_tools.simulated.world import World
    from main import Device

ROUND_US = 4000  # at rest: the board idles as long, and the keys are sampled once; also when off
_ROUND_MS = 4
_PROBE_MS = 250  # until the board looks after its display again
_CELL_MS = 5000  # ... and after its battery
_DIM_MS = 30_000  # before it goes to sleep


def rounds_to_leap(device: "Device", world: "World", end_us: int) -> int:
    """Return how many rounds from now on may be left out; at least one before `end_us` stays."""
    if world.next_event_us is not None:
        end_us = min(end_us, world.next_event_us)
    most = (end_us - world.elapsed_us - 1) // ROUND_US
    if most <= 0 or any(world.pressed.values()):
        return 0
    return most if world.is_off else _rounds_at_rest(device, world, most)


def _rounds_at_rest(device: "Device", world: "World", most: int) -> int:
    board, app = device.board, device.app
    if not hasattr(app, "_stage"):
        return 0  # in safe mode every round is lived through
    if not (_has_no_key_down(board, world) and _stands_still(app, board)):
        return 0
    now = world.ticks_ms()
    most = min(most, _rounds(_PROBE_MS, now, board._tended_at))
    most = min(most, _rounds(_CELL_MS, now, board.battery._read_at))
    sleep = app._sleep
    if sleep.after_ms:
        most = min(most, _rounds(sleep.after_ms - _DIM_MS, now, sleep._touched_at))
    return max(0, most)


def _rounds(period_ms: int, now: int, then: int) -> int:
    """Return how many rounds begin before a period is over."""
    return int(period_ms - since(now, then) + _ROUND_MS - 1) // _ROUND_MS


def _has_no_key_down(board: "Board", world: "World") -> bool:
    keys = board.keys
    if keys._head != keys._tail or keys.stuck or any(keys._down) or any(keys._same):
        return False
    return len(world.timers) == 1 and world.timers[0].period_us == SAMPLE_MS * 1000


def _stands_still(app: "App", board: "Board") -> bool:
    stage = app._stage
    top = stage.stack.top
    if stage.stack.is_stale or stage.stack.change or stage._wipe:
        return False
    if stage._banner is not None and stage._banner._text:
        return False
    # The launcher moves with the battery alone, which is looked after in rounds that stay.
    if type(top).update is not Screen.update and not top.is_home:
        return False
    if board.oled.is_lost or board.is_dozing or app._sleep._is_dim:
        return False
    return bool(app.battery.level == app._told_level and app._lights._claims[1:] == [None] * 3)
