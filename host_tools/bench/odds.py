"""Times the exact odds of a battle against the drawing of a frame."""

from host_tools.bench.figure import Figure
from host_tools.bench.laboratory import Laboratory, ask

_MEASURE = """
from time import ticks_us, ticks_diff
from games.zoneplex.rules_odds import odds
from host_tools.simulated.quiet import QuietHandheld
stage = QuietHandheld().app._stage
def spent(work):
    best = 1 << 29
    for _ in range(20):
        began = ticks_us()
        for _ in range(10):
            work()
        best = min(best, ticks_diff(ticks_us(), began))
    return best
def largest():
    odds(15, 20, [4, 4, 4, 4, 4], b"\\x00\\x01\\x02\\x03")
"""


def odds_in_frames(lab: Laboratory) -> Figure:
    """Time the largest odds there are: five monks, four stones each, a Master rolled to 15."""
    with lab.board() as vm:
        vm.run(_MEASURE)
        battle = ask(vm, "spent(largest)")
        frame = ask(vm, "spent(stage._draw)")
        return Figure(round(battle / frame, 1), f"{battle // 10} µs against {frame // 10} µs")
