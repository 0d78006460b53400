// The page's end of the device: starts its worker, ends it as a power cut does, passes messages.

/** One device. `on` has a function for each message of the worker, by its name. */
export class DeviceLink {
    #device;
    #on;
    #worker = null;

    constructor(device, on) {
        this.#device = device;
        this.#on = on;
    }

    get isOn() {
        return this.#worker !== null;
    }

    /** Switch it on. */
    start() {
        this.cut();
        const place = new URL("../machine/live_worker.js", import.meta.url);
        const worker = new Worker(place, { type: "module" });
        worker.onmessage = ({ data }) => this.#worker === worker && this.#on[data.did]?.(data);
        worker.onerror = (event) => this.#on.end({ why: event.message ?? "The worker failed." });
        this.#worker = worker;
        this.send("start", { device: this.#device });
    }

    /** Pull the battery: at this very moment, whatever it is doing. */
    cut() {
        this.#worker?.terminate();
        this.#worker = null;
    }

    /** Send an order. */
    send(order, message = {}) {
        this.#worker?.postMessage({ do: order, ...message });
    }
}
