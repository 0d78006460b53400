// Keeps a tablet on the table from dimming while the device is played; where it may.

let lock = null;

/** Ask for it again: it is let go of whenever the page is hidden. */
export async function stayAwake() {
    if (!lock && !document.hidden && navigator.wakeLock) {
        try {
            lock = await navigator.wakeLock.request("screen");
            lock.addEventListener("release", () => (lock = null));
        } catch {
            lock = null; // the system says no, for its battery's sake
        }
    }
}
