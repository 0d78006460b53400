// The screen in words, for screen readers, and the words on the keys. Both follow the glass.

import { linesOf, meanings, Reader } from "../look/reading.js";

const SETTLED_MS = 220; // a new screen has been wiped in by then
const LATEST_MS = 700; // what never rests is read now and then
const COUNTING_MS = 10000; // a clock that runs is told no more often
const ASKED_MS = 1500; // so long after a key a number that changes is its doing

/** Keeps the live region and the keys' meanings up to date. */
export class Mirror {
    #place;
    #keys;
    #reader = null;
    #picture = null;
    #timer = 0;
    #since = 0; // when the picture began to change
    #told = "";
    #toldAt = 0;
    #askedAt = 0; // when a key was pressed last

    constructor(place, keys) {
        this.#place = place;
        this.#keys = keys;
        fetch(new URL("../glyphs.json", import.meta.url))
            .then((response) => response.json())
            .then((tables) => {
                this.#reader = new Reader(tables);
                this.#wait();
            });
    }

    /** Take note of a picture; null is a device that is off. */
    show(picture) {
        const isSame = picture?.every((byte, at) => byte === this.#picture?.[at]);
        this.#picture = picture;
        if (!isSame) {
            this.#wait();
        }
    }

    /** Take note that a key was pressed: what comes of it is told, a number too. */
    expect() {
        this.#askedAt = Date.now();
    }

    /** Return what the glass says now, line by line. */
    read() {
        return this.lines(this.#picture);
    }

    /** Return what a picture says, line by line. */
    lines(picture) {
        return picture && this.#reader ? linesOf(this.#reader.read(picture)) : [];
    }

    #wait() {
        this.#since ||= Date.now();
        clearTimeout(this.#timer);
        const left = this.#since + LATEST_MS - Date.now();
        this.#timer = setTimeout(() => this.#settle(), Math.max(0, Math.min(SETTLED_MS, left)));
    }

    #settle() {
        this.#since = 0;
        if (!this.#reader) {
            return;
        }
        const runs = this.#picture ? this.#reader.read(this.#picture) : [];
        const said = meanings(runs);
        if (said) {
            this.#keys.forEach((key) => label(key, said[key.dataset.key]));
        }
        this.#tell(linesOf(runs));
    }

    /** Change only the lines that differ, so that only those are read out. */
    #tell(lines) {
        const words = lines.join("\n").replace(/\d+/g, "0");
        const isAsked = Date.now() - this.#askedAt < ASKED_MS;
        if (words === this.#told && !isAsked && Date.now() - this.#toldAt < COUNTING_MS) {
            return;
        }
        this.#told = words;
        this.#toldAt = Date.now();
        while (this.#place.children.length > lines.length) {
            this.#place.lastChild.remove();
        }
        lines.forEach((line, at) => this.#setLine(at, line));
    }

    #setLine(at, line) {
        const place = this.#place.children[at] ?? this.#place.appendChild(document.createElement("p"));
        if (place.textContent !== line) {
            place.textContent = line;
        }
    }
}

/** Label a key with what it does now. */
function label(key, meaning) {
    const name = key.dataset.key;
    const isChooser = name === "UP" || name === "DOWN"; // whose caps have an arrow and no name
    key.querySelector(".meaning").textContent = meaning ?? (isChooser ? name : "");
    key.setAttribute("aria-label", meaning ? `${name} ${meaning}` : name);
}
