// What goes over the wires and what is in memory, counted twice a second; and the serial line.

const LINES_KEPT = 200;

/** The table of figures. */
export class Figures {
    #place;
    #serial;
    #before = null;

    constructor(panel) {
        this.#place = panel.querySelector("#figures");
        this.#serial = panel.querySelector("#serial");
    }

    /** Follow the device. */
    hear(message) {
        if (message.did === "figures") {
            this.#show(message.figures);
        } else if (message.did === "print") {
            const lines = [...this.#serial.textContent.split("\n"), message.line];
            this.#serial.textContent = lines.slice(-LINES_KEPT).join("\n").trimStart();
        } else if (message.did === "start") {
            this.#before = null;
        }
    }

    #show(now) {
        const before = this.#before ?? now;
        this.#before = now;
        const seconds = Math.max(0.001, (now.ms - before.ms) / 1000);
        const rate = (name) => Math.round((now[name] - before[name]) / seconds);
        const rows = {
            screen: now.screen,
            "bus bytes": `${group(now.bus_bytes)} (${group(rate("bus_bytes"))} a second)`,
            transfers: group(now.bus_transfers),
            "light frames": `${group(now.light_writes)} (${rate("light_writes")} a second)`,
            "light bytes (GRB)": now.lights.replace(/(.{6})/g, "$1 ").trim(),
            contrast: now.contrast,
            battery: `${now.battery_mv} mV, ${now.percent} %`,
            heap: `${group(now.heap)} bytes, the simulated parts among them`,
            "on for": `${(now.ms / 1000).toFixed(1)} s`,
        };
        this.#place.replaceChildren(...Object.entries(rows).flatMap(([name, value]) => pair(name, value)));
    }
}

function pair(name, value) {
    const term = document.createElement("dt");
    const detail = document.createElement("dd");
    term.textContent = name;
    detail.textContent = value;
    return [term, detail];
}

function group(number) {
    return String(number).replace(/\B(?=(\d{3})+$)/g, " ");
}
