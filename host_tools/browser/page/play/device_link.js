// The page's end of the device: starts its worker, ends it as a power cut does, passes messages.

/** One device. `on` has functions for messages of the worker, by their names; `tell` gets all. */
export class DeviceLink {
    #device;
    #tell;
    #on;
    #worker = null;

    constructor(device, tell, on) {
        this.#device = device;
        this.#tell = tell;
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
        worker.onmessage = ({ data }) => this.#worker === worker && this.#hear(data);
        worker.onerror = (event) => this.#on.end({ why: event.message ?? "The worker failed." });
        this.#worker = worker;
        this.send("start", { device: this.#device });
    }

    #hear(message) {
        this.#on[message.did]?.(message);
        this.#tell(message);
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
