// Four keys by mouse, touch and keyboard. A key is down as long as anything keeps it down.

import { now } from "../machine/device_clock.js";

const BY_CODE = {
    ArrowUp: "UP",
    KeyW: "UP",
    ArrowDown: "DOWN",
    KeyS: "DOWN",
    Enter: "OK",
    NumpadEnter: "OK",
    Backspace: "BACK",
    Escape: "BACK",
};
const CONTROLS = "button, a, input, select, [tabindex]";
const TAP_MS = 60; // a press that a screen reader makes has no length

/** Watches the buttons `[data-key]` and the keyboard; calls `move(key, isDown, at)`. */
export class Keys {
    #move;
    #buttons = new Map();
    #holders = new Map(); // what keeps a key down: a pointer, a key of the keyboard

    constructor(buttons, move) {
        this.#move = move;
        for (const button of buttons) {
            this.#buttons.set(button.dataset.key, button);
            this.#watch(button, button.dataset.key);
        }
        addEventListener("keydown", (event) => this.#keyDown(event));
        addEventListener("keyup", (event) => this.#release(event.code, event));
        addEventListener("blur", () => this.releaseAll());
        // A button that was clicked gives the focus back, so that Enter stays OK.
        addEventListener("click", ({ detail, target }) => detail && target.closest("button")?.blur());
    }

    /** Take all fingers off. */
    releaseAll() {
        [...this.#holders.keys()].forEach((holder) => this.#release(holder));
    }

    #watch(button, key) {
        button.addEventListener("pointerdown", (event) => {
            if (event.button === 0) {
                event.preventDefault(); // no focus: Enter shall stay OK
                button.setPointerCapture(event.pointerId);
                this.#hold(event.pointerId, key, event);
            }
        });
        for (const end of ["pointerup", "pointercancel", "lostpointercapture"]) {
            button.addEventListener(end, (event) => this.#release(event.pointerId, event));
        }
        button.addEventListener("contextmenu", (event) => event.preventDefault());
        button.addEventListener("click", (event) => this.#click(key, event));
    }

    #click(key, event) {
        if (event.detail === 0) {
            this.#hold("click", key, event);
            setTimeout(() => this.#release("click"), TAP_MS);
        }
    }

    #keyDown(event) {
        const key = this.#keyFor(event);
        if (!key || event.ctrlKey || event.metaKey || event.altKey) {
            return;
        }
        event.preventDefault();
        if (!event.repeat) {
            this.#hold(event.code, key, event);
        }
    }

    /** Return the device's key that a keyboard event means; other controls keep their own. */
    #keyFor(event) {
        const control = event.target.closest?.(CONTROLS);
        const isAct = event.code === "Enter" || event.code === "Space";
        if (control?.dataset.key) {
            return isAct ? control.dataset.key : BY_CODE[event.code];
        }
        const isTheirs = control && (isAct || control.tagName !== "BUTTON");
        return isTheirs ? undefined : BY_CODE[event.code];
    }

    #hold(holder, key, event) {
        const isDown = [...this.#holders.values()].includes(key);
        this.#holders.set(holder, key);
        if (!isDown) {
            this.#tell(key, true, event);
        }
    }

    #release(holder, event) {
        const key = this.#holders.get(holder);
        if (this.#holders.delete(holder) && ![...this.#holders.values()].includes(key)) {
            this.#tell(key, false, event);
        }
    }

    #tell(key, isDown, event) {
        this.#buttons.get(key).classList.toggle("down", isDown);
        const at = event ? performance.timeOrigin + event.timeStamp : now();
        this.#move(key, isDown, at);
    }
}
