// The eight lights. An LED at a tenth of its power is bright to the eye, so low levels are lifted.

const COUNT = 8;
const EYE = 0.25; // the exponent of that lift, as in the terminal's lamp_colour

/** Return [red, green, blue] to show for each light; wire order is green, red, blue. */
export function visible(grb) {
    const lamps = [];
    for (let at = 0; at + 2 < grb.length; at += 3) {
        lamps.push(lift([grb[at + 1], grb[at], grb[at + 2]]));
    }
    return lamps;
}

function lift(lamp) {
    const strongest = Math.max(...lamp);
    if (!strongest) {
        return lamp;
    }
    const level = 255 * (strongest / 255) ** EYE;
    return lamp.map((part) => Math.round((part * level) / strongest));
}

/** The row of lights below the glass. */
export class Lamps {
    #row;
    #bulbs;
    #shown = "";

    constructor(row) {
        this.#row = row;
        this.#bulbs = Array.from({ length: COUNT }, () => document.createElement("span"));
        row.replaceChildren(...this.#bulbs);
    }

    /** Show what was written to the strip. */
    show(grb) {
        if (grb.join() === this.#shown) {
            return;
        }
        this.#shown = grb.join();
        const lamps = visible(grb);
        this.#bulbs.forEach((bulb, at) => light(bulb, lamps[at] ?? [0, 0, 0]));
        const lit = lamps.flatMap((lamp, at) => (lamp.some(Boolean) ? [at + 1] : []));
        this.#row.setAttribute("aria-label", `Lights: ${lit.join(", ") || "all dark"}`);
    }
}

function light(bulb, lamp) {
    if (bulb.style.getPropertyValue("--lamp") === lamp.join(" ")) {
        return;
    }
    const strength = Math.max(...lamp) / 255;
    bulb.classList.toggle("lit", strength > 0);
    bulb.style.setProperty("--lamp", lamp.join(" "));
    bulb.style.setProperty("--strength", strength.toFixed(2));
}
