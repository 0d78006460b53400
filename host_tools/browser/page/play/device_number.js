// Which device this page shows, and that no other tab shows the same one.

const TAKEN = "This device is open in another tab. Close it there, or take another device.";
const MOVED = "This device was taken over by another tab. Everything is kept.";

/** Return the number in the link: `#device=2`, or 1. */
export function deviceNumber() {
    addEventListener("hashchange", () => location.reload());
    const number = Number(new URLSearchParams(location.hash.slice(1)).get("device"));
    return Number.isInteger(number) && number > 0 && number < 100 ? number : 1;
}

/** Switch the device on unless another tab has it; then offer ways on. */
export function claimDevice(device, notice, power) {
    if (!navigator.locks) {
        power.turn(true); // an unsafe address; the storage itself keeps two tabs apart
        return;
    }
    const name = `zonekeeper-device-${device}`;
    const hold = (options) =>
        navigator.locks
            .request(name, options, (lock) => (lock ? play(power) : refuse()))
            .catch(() => {
                power.turn(false);
                notice.say(MOVED, { "Take it back": () => hold({ steal: true }) });
            });
    const refuse = () => {
        power.turn(false);
        notice.say(TAKEN, {
            "Play it here": () => hold({ steal: true }),
            [`Take device ${device + 1}`]: () => (location.hash = `device=${device + 1}`),
        });
    };
    hold({ ifAvailable: true });
}

function play(power) {
    power.turn(true);
    navigator.storage?.persist?.(); // asks the browser not to tidy the flash away
    return new Promise(() => {}); // held until the tab is gone
}
