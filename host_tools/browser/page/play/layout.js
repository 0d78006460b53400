// Fits the device into the window: the largest glass there is room for, and every key in sight.
//
// A pixel of the chip is a whole number of pixels of the monitor, so the glass grows in steps. Keys
// stand beside the glass, below it in two columns, or below it in one row: whichever leaves the
// glass larger. The style sheet takes all sizes from here.

import { HEIGHT, WIDTH } from "./glass.js";

// Between and around the parts, in pixels of the style sheet: the first that fits is taken.
const ROOMY = { margin: 12, pad: 18, frame: 14, gap: 16, lamps: 30, edge: 44, meaning: 26 };
const CLOSE = { margin: 2, pad: 6, frame: 4, gap: 6, lamps: 15, edge: 30, meaning: 16 };
const TIGHT = { margin: 0, pad: 3, frame: 2, gap: 3, lamps: 12, edge: 24, meaning: 14 };
const LARGE = 600; // a window with so much room both ways can spare some
const HINT = { wide: 800, line: 19, around: 12 }; // the words below the device, all in one line

const CAP = 52; // a thumb finds it: 52 wide is 44 high
const MOST_CAP = 150;
const ASPECT = 1.18;
const RIM = 12; // of a key: what stands out below and around its cap
const SIDE = 66; // a column of keys with their words
const CELL = 74; // a key in a row with its word

// How wide and high the device is in each layout; the first of two that do as well is taken.
const LAYOUTS = {
    beside: ({ pad, gap, edge }, glass, key) => [
        2 * (pad + gap + Math.max(SIDE, key.wide)) + glass.wide,
        2 * pad + Math.max(glass.high + gap + edge, 2 * key.high + gap),
    ],
    below: ({ pad, gap, edge }, glass, key) => [
        2 * pad + Math.max(glass.wide, 2 * Math.max(CELL, key.wide) + gap),
        2 * pad + glass.high + 2 * key.high + edge + 3 * gap,
    ],
    row: ({ pad, gap, edge }, glass, key) => [
        2 * pad + Math.max(glass.wide, 4 * Math.max(CELL, key.wide)),
        2 * pad + glass.high + key.high + edge + 2 * gap,
    ],
};

/** Return the best way to fit: {layout, scale, cap, hasHint, ...sizes}. `room` is {wide, high}. */
export function plan(room, pixelRatio) {
    const tightest = Math.min(room.wide, room.high) < LARGE ? TIGHT : ROOMY;
    const [layout, scale] = Object.keys(LAYOUTS)
        .map((each) => [each, largest(room, pixelRatio, each, tightest)])
        .reduce((best, other) => (other[1] > best[1] ? other : best));
    const sizes = [ROOMY, CLOSE, TIGHT].find(
        (each) => each === TIGHT || fits(room, pixelRatio, layout, each, scale, CAP),
    );
    let cap = CAP;
    while (cap < MOST_CAP && fits(room, pixelRatio, layout, sizes, scale, cap + 2)) {
        cap += 2;
    }
    const hint = HINT.around + HINT.line * Math.ceil(HINT.wide / room.wide);
    const shorter = { ...room, high: room.high - hint };
    const hasHint = fits(shorter, pixelRatio, layout, sizes, scale, CAP);
    if (hasHint) {
        while (!fits(shorter, pixelRatio, layout, sizes, scale, cap)) {
            cap -= 2;
        }
    }
    return { layout, scale, cap, hasHint, hint, ...sizes };
}

/** Return the most pixels of the monitor that a pixel of the chip can have; at least 1. */
function largest(room, pixelRatio, layout, sizes) {
    let scale = Math.floor((room.wide * pixelRatio) / WIDTH);
    while (scale > 1 && !fits(room, pixelRatio, layout, sizes, scale, CAP)) {
        scale--;
    }
    return Math.max(1, scale);
}

function fits(room, pixelRatio, layout, sizes, scale, cap) {
    const { margin, frame, gap, lamps, meaning } = sizes;
    const glass = {
        wide: (WIDTH * scale) / pixelRatio + 2 * frame,
        high: (HEIGHT * scale) / pixelRatio + 2 * frame + gap + lamps,
    };
    const key = { wide: cap + RIM, high: cap / ASPECT + RIM + meaning };
    const [wide, high] = LAYOUTS[layout](sizes, glass, key);
    return wide + 2 * margin <= room.wide && high + 2 * margin <= room.high;
}

/** Keeps the device fitted into its table; `bar` stands above it. */
export class Layout {
    #table;
    #bar;
    #glass;

    constructor(table, bar, glass) {
        this.#table = table;
        this.#bar = bar;
        this.#glass = glass;
        new ResizeObserver(() => this.#fit()).observe(table);
        addEventListener("resize", () => this.#fit());
        this.#fit();
    }

    #fit() {
        const { layout, scale, cap, hasHint, ...sizes } = plan(this.#room(), devicePixelRatio);
        this.#table.dataset.layout = layout;
        this.#table.classList.toggle("with-hint", hasHint);
        for (const [name, size] of Object.entries({ ...sizes, key: cap })) {
            this.#table.style.setProperty(`--${name}`, `${size}px`);
        }
        this.#glass.resize(scale);
    }

    #room() {
        const { paddingTop, paddingBottom } = getComputedStyle(document.body);
        const safe = parseFloat(paddingTop) + parseFloat(paddingBottom);
        // A bar that would go with a smaller device must not make the device smaller.
        const isLong = document.body.classList.contains("with-workbench");
        const scrollBar = isLong ? 0 : innerWidth - document.documentElement.clientWidth;
        return {
            wide: this.#table.clientWidth + scrollBar,
            high: innerHeight - safe - this.#bar.offsetHeight,
        };
    }
}
