// Keeps the device's clock beside ours. A page that slept does not make the device run after it.

const MOST_BEHIND_MS = 250;

/** Return the time in milliseconds, the same in every window and worker. */
export function now() {
    return performance.timeOrigin + performance.now();
}

/** Maps our time to the device's. */
export class DeviceClock {
    #ours = now();
    #device = 0;
    #speed = 1;

    /** Return where the device's clock should be at a time of ours. */
    at(ours) {
        return this.#device + (ours - this.#ours) * this.#speed;
    }

    /** Return where it should be now, letting go of what can not be caught up with. */
    target(deviceNow) {
        const behind = this.at(now()) - deviceNow;
        if (behind > MOST_BEHIND_MS * this.speed) {
            this.set(deviceNow);
        }
        return this.at(now());
    }

    /** Set the device's clock, at this moment. */
    set(device) {
        this.#ours = now();
        this.#device = device;
    }

    /** Let the device's time pass faster or slower; 0 stops it. */
    setSpeed(speed) {
        this.set(this.at(now()));
        this.#speed = speed;
    }

    /** How many times as fast as ours it runs, at least 1: that much is done at one go. */
    get speed() {
        return Math.max(1, this.#speed);
    }
}
