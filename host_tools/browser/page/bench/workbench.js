// The workbench: a panel that may stay closed. Nothing here runs before it is opened.

import { watchFaults } from "./faults.js";
import { Figures } from "./figures.js";
import { LogPanel } from "./log_panel.js";
import { LookingGlass } from "./looking_glass.js";
import { watchPictures } from "./pictures.js";

/** Wire the panel up; return ways to look. `listeners` get every message; `device` is {link, power, mirror}. */
export function openWorkbench({ toggle, panel, listeners, device }) {
    const { power } = device;
    const files = new Map(); // the flash, followed from the start
    let parts = null;
    listeners.add((message) => {
        followFlash(files, message);
        parts?.hear(message);
    });
    watchFaults(panel, power);
    watchPictures(panel, listeners);

    const turn = (isOpen) => {
        panel.hidden = !isOpen;
        document.body.classList.toggle("with-workbench", isOpen);
        toggle.setAttribute("aria-expanded", String(isOpen));
        power.set("watch", "watch", { value: isOpen });
        if (isOpen) {
            parts ??= makeParts(panel, files, device);
        }
    };
    toggle.addEventListener("click", () => turn(panel.hidden));
    return { seen: () => parts?.log.seen, ask: (...call) => parts.glass.ask(...call) };
}

function makeParts(panel, files, device) {
    const figures = new Figures(panel);
    const glass = new LookingGlass(Object.fromEntries(files));
    const log = new LogPanel(panel, glass, device);
    return {
        glass,
        log,
        hear(message) {
            figures.hear(message);
            log.hear(message);
        },
    };
}

function followFlash(files, message) {
    if (message.did === "start") {
        files.clear();
        Object.entries(message.files).forEach(([name, digits]) => files.set(name, digits));
    } else if (message.did === "keep") {
        for (const [name, digits] of Object.entries(message.changes)) {
            digits === null ? files.delete(name) : files.set(name, digits);
        }
    }
}
