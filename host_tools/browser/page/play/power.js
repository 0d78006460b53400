// The power switch, the battery, and pulling it.

const PULLED_MS = 700; // dark long enough to be seen

/** Switches the device through its link; `parts` are the elements of the page. */
export class Power {
    #link;
    #parts;
    #timer = 0;
    #settings = new Map(); // faults that outlive a power cut: they are the world's, not the device's

    constructor(link, parts) {
        this.#link = link;
        this.#parts = parts;
        parts.power.addEventListener("click", () => this.turn(!link.isOn));
        parts.pull.addEventListener("click", () => this.pull());
    }

    /** Switch on or off. */
    turn(isOn) {
        clearTimeout(this.#timer);
        this.#link.cut();
        this.#parts.goDark();
        this.show(isOn ? "starting" : "off");
        if (isOn) {
            this.#link.start();
            this.#settings.forEach((message) => this.#link.send(message.do, message));
        }
    }

    /** Pull the battery and put it back. */
    pull() {
        this.turn(false);
        this.show("pulled");
        this.#timer = setTimeout(() => this.turn(true), PULLED_MS);
    }

    /** Show that the device has stopped by itself. */
    fail() {
        this.#link.cut();
        this.#parts.goDark();
        this.show("off");
    }

    /** Set something about the world that lasts: it is told again after every start. */
    set(name, order, message) {
        this.#settings.set(name, { do: order, ...message });
        this.#link.send(order, message);
    }

    /** Let something happen once. */
    tell(order, message) {
        this.#link.send(order, message);
    }

    /** Show how it stands with the power. */
    show(state) {
        this.#parts.device.dataset.state = state;
        this.#parts.power.setAttribute("aria-checked", String(state === "on" || state === "starting"));
    }

    /** Show the charge that the device has measured. */
    showCharge(percent) {
        if (percent === undefined) {
            return;
        }
        this.#parts.percent.textContent = `${percent} %`;
        this.#parts.charge.style.setProperty("--charge", percent / 100);
        this.#parts.charge.classList.toggle("low", percent <= 15);
    }
}
