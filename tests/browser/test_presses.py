"""How soon a press is seen: within a frame of what the firmware itself needs."""

from collections.abc import Callable
from statistics import median

from tests.browser.table import Table

PRESSES = 200

# Presses keys and times each from the finger to the canvas, beside what the firmware needs for it.
_TIME_PRESSES = """async count => {
    const {link, listeners, glass} = zonekeeper;
    const now = () => performance.timeOrigin + performance.now();
    const wait = ms => new Promise(done => setTimeout(done, ms));
    const timings = [];
    for (let n = 0; n < count; n++) {
        const before = glass.picture.join();
        const at = now();
        const shown = new Promise(done => {
            const hear = message => {
                if (message.did === "show" && message.picture.join() !== before) {
                    listeners.delete(hear);
                    done([now() - at, message.ms]);
                }
            };
            listeners.add(hear);
        });
        link.send("key", {key: "DOWN", isDown: true, at});
        const pressed = new Promise(done => {
            const hear = m => m.did === "pressed" && (listeners.delete(hear), done(m.ms));
            listeners.add(hear);
        });
        const [[wall, shownMs], pressedMs] = await Promise.all([shown, pressed]);
        link.send("key", {key: "DOWN", isDown: false, at: now()});
        timings.push([wall, shownMs - pressedMs]);
        await wait(36);
    }
    const frames = [];
    for (let n = 0; n < 60; n++) {
        frames.push(await new Promise(requestAnimationFrame));
    }
    return [(frames.at(-1) - frames[0]) / (frames.length - 1), timings];
}"""


def test_a_press_reaches_the_canvas_within_a_frame_of_the_firmwares_own_time(
    table: Table, record_property: Callable[[str, object], None]
) -> None:
    table.ready()
    frame_ms, timings = table.evaluate(_TIME_PRESSES, PRESSES)

    late = sorted(wall - own for wall, own in timings)
    walls = sorted(wall for wall, _ in timings)
    record_property(
        f"{PRESSES} presses to the canvas",
        f"median {median(walls):.1f} ms, worst {walls[-1]:.1f} ms; beyond the firmware's own time"
        f" median {median(late):.1f} ms, worst {late[-1]:.1f} ms; a frame took {frame_ms:.1f} ms",
    )
    assert median(late) <= frame_ms
