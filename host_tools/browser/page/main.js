// Puts the page together: the device, its face, its keys, and what is said about it.

import { openWorkbench } from "./bench/workbench.js";
import { DeviceLink } from "./play/device_link.js";
import { claimDevice, deviceNumber } from "./play/device_number.js";
import { Glass } from "./play/glass.js";
import { Keys } from "./play/keys.js";
import { Lamps } from "./play/lamps.js";
import { Layout } from "./play/layout.js";
import { Mirror } from "./play/mirror.js";
import { Notice, SILENT } from "./play/notice.js";
import { Power } from "./play/power.js";
import { Sounds } from "./play/sounds.js";
import { stayAwake } from "./play/wake.js";

const element = (id) => document.getElementById(id);
const device = deviceNumber();
const glass = new Glass(element("glass"), element("bloom"));
new Layout(element("table"), element("bar"), glass);
const lamps = new Lamps(element("lamps"));
const mirror = new Mirror(element("mirror"), document.querySelectorAll("[data-key]"));
const notice = new Notice(element("notice"));
const listeners = new Set(); // of the workbench: called with every message of the device

const sounds = new Sounds(element("sound"));
const TICK_MS = 8; // what a finger feels of a key, where the phone can

let isKept = false;

const link = new DeviceLink(device, tell, {
    show(message) {
        glass.show(message.picture, message.contrast);
        lamps.show(message.lights);
        sounds.follow(message);
        mirror.show(message.picture);
        power.showCharge(message.percent);
        power.show("on");
        keepOffline();
    },
    silent: () => notice.say(SILENT),
    answered: () => notice.hide(),
    end({ why }) {
        power.fail();
        notice.tellEnd(why, () => power.turn(true));
    },
});

const power = new Power(link, {
    device: element("device"),
    power: element("power"),
    pull: element("pull"),
    charge: element("charge"),
    percent: element("percent"),
    goDark() {
        glass.show(new Uint8Array(1024), 255);
        lamps.show(new Uint8Array(24));
        mirror.show(null);
    },
});

/** Keep the site for the time without a network, once the device is on: that comes first. */
function keepOffline() {
    if (!isKept && "serviceWorker" in navigator) {
        isKept = true;
        navigator.serviceWorker.register("service_worker.js").catch(() => {}); // private windows
    }
}

function tell(message) {
    listeners.forEach((listener) => listener(message));
}

const keys = new Keys(document.querySelectorAll("[data-key]"), (key, isDown, at) => {
    notice.hide();
    stayAwake();
    mirror.expect();
    if (isDown) {
        navigator.vibrate?.(TICK_MS);
        sounds.wake();
    }
    link.send("key", { key, isDown, at });
});

document.addEventListener("visibilitychange", () => {
    keys.releaseAll();
    link.send("hidden", { value: document.hidden });
});

element("device-number").textContent = device > 1 ? String(device) : "";
element("next-device").href = `#device=${device + 1}`;
element("next-device").textContent = `Device ${device + 1}, in a tab of its own`;
const workbench = openWorkbench({
    toggle: element("workbench-toggle"),
    panel: element("workbench"),
    listeners,
    device: { link, power, mirror },
});
// For the curious, in the console.
globalThis.zonekeeper = { device, link, glass, mirror, sounds, listeners, workbench };

claimDevice(device, notice, power);
