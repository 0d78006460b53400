// The log as it grows, a slider that looks at any line of it, and journals in and out.

import { fromHex, toHex } from "../machine/hex.js";
import { paint } from "../play/glass.js";
import { saveFile } from "./save_file.js";

const MOST_BYTES = 64 * 1024; // many times the longest game
const LOOK_SCALE = 2;
const TOO_LARGE = "This is no log of Zonekeeper: it is far too large.";
const NO_SECRET =
    "This game is not over, and these are not the lines of one on this device: they can be read, but neither checked nor shown. `zonekeeper verify` checks what can be.";
const NO_VENDETTA = "There is no Vendetta sheet yet: a game of two makes one when it is closed.";
const VENDETTA_COLUMNS = ["first", "second", "sheet", "match", "winner", "date"];
const UNREADABLE = "This file could not be read.";
const NOT_SHOWN = "This line cannot be shown.";
const NOT_KEPT = "The device did not take it. Switch it on, and try again.";

/** One panel; `glass` reads, `link` and `power` only serve to keep an uploaded game. */
export class LogPanel {
    #part;
    #glass;
    #link;
    #power;
    #mirror;
    #facts = null;
    #isFile = false;
    #looking = null;
    seen = null; // what the slider has shown last: {line, picture}
    #rows = 0;

    constructor(panel, glass, { link, power, mirror }) {
        this.#mirror = mirror;
        this.#part = (id) => panel.querySelector(`#${id}`);
        this.#glass = glass;
        this.#link = link;
        this.#power = power;
        this.#part("look").addEventListener("input", () => this.#look());
        this.#part("journal-save").addEventListener("click", () => this.#save());
        this.#part("journal-open").addEventListener("change", (event) => this.#open(event.target));
        this.#part("journal-keep").addEventListener("click", () => this.#keep());
        this.#part("journal-close").addEventListener("click", () => this.#close());
        this.#part("vendetta-save").addEventListener("click", () => this.#saveVendettas());
        this.#close();
    }

    /** Follow the device. */
    hear(message) {
        if (message.did === "start") {
            this.#glass.ask("start", message.files);
            this.#refresh();
        } else if (message.did === "keep") {
            this.#glass.ask("follow", message.changes);
            this.#refresh();
        } else if (message.did === "adopt") {
            this.#adopted(message.sentence);
        }
    }

    async #refresh() {
        if (this.#isFile) {
            return;
        }
        const facts = await this.#glass.ask("openGame").catch(() => ({ trouble: UNREADABLE }));
        // A file may have been opened meanwhile.
        if (!this.#isFile) {
            this.#show(facts);
        }
    }

    #show(facts) {
        this.#facts = facts?.trouble ? null : facts;
        const lines = this.#facts?.lines ?? [];
        this.#part("log-facts").textContent = tellFacts(facts);
        this.#part("log-letters").textContent = lines.at(-1)?.[1] ?? "";
        this.#part("journal-save").disabled = !this.#facts;
        this.#tellLines(lines);
        this.#fitSlider(lines.length);
    }

    #tellLines(lines) {
        const body = this.#part("log-lines");
        if (lines.length < this.#rows || this.#isFile) {
            body.replaceChildren();
        }
        for (let at = body.rows.length; at < lines.length; at++) {
            const [words, letters] = lines[at];
            const row = body.insertRow();
            [at + 1, words, letters].forEach((text) => (row.insertCell().textContent = text));
        }
        this.#rows = lines.length;
        const scroll = body.closest(".scroll");
        scroll.scrollTop = scroll.scrollHeight;
    }

    #fitSlider(last) {
        const slider = this.#part("look");
        const wasAtEnd = slider.value === slider.max;
        slider.disabled = !this.#facts?.can_look;
        slider.min = this.#facts?.begun ?? 0;
        slider.max = last;
        if (wasAtEnd || this.#isFile) {
            slider.value = last;
        }
        this.#part("look-line").textContent = slider.value;
        this.#part("looked").hidden ||= !this.#facts;
    }

    /** Show the screen at the line of the slider; while one is drawn, only the newest waits. */
    async #look() {
        const line = Number(this.#part("look").value);
        this.#part("look-line").textContent = line;
        const isBusy = this.#looking !== null;
        this.#looking = line;
        while (!isBusy && this.#looking !== null) {
            const wanted = this.#looking;
            await this.#glass.ask("face", wanted).then(
                (face) => this.#paint(wanted, face),
                () => this.#say(NOT_SHOWN),
            );
            this.#looking = this.#looking === wanted ? null : this.#looking;
        }
    }

    #paint(line, { picture, contrast }) {
        const canvas = this.#part("look-glass");
        const bytes = fromHex(picture);
        paint(canvas.getContext("2d"), bytes, contrast, LOOK_SCALE);
        this.#part("looked").hidden = false;
        this.seen = { line, picture: bytes };
        const lines = this.#mirror.lines(bytes);
        this.#part("look-words").textContent = lines.join(", ");
    }

    #save() {
        const { game, lines, log } = this.#facts;
        const name = `${game}-${lines.at(-1)?.[1] ?? "new"}.zkj`;
        saveFile(name, new Blob([fromHex(log)], { type: "application/octet-stream" }));
    }

    async #saveVendettas() {
        const rows = await this.#glass.ask("vendettas");
        if (!rows.length) {
            this.#say(NO_VENDETTA);
            return;
        }
        const lines = [VENDETTA_COLUMNS, ...rows].map((row) => row.map(cell).join(","));
        saveFile("vendetta.csv", new Blob([`${lines.join("\n")}\n`], { type: "text/csv" }));
    }

    async #open(input) {
        const [file] = input.files;
        input.value = "";
        if (!file) {
            return;
        }
        const facts = file.size > MOST_BYTES ? { trouble: TOO_LARGE } : await this.#read(file);
        if (facts.trouble) {
            this.#say(facts.trouble);
            return this.#refresh();
        }
        this.#isFile = true;
        this.#show(facts);
        this.#say(facts.can_look ? `${file.name} is sound: ${facts.lines.length} lines.` : NO_SECRET);
        this.#part("journal-keep").hidden = !facts.can_look;
        this.#part("journal-close").hidden = false;
        if (facts.can_look) {
            this.#look();
        }
    }

    async #read(file) {
        try {
            const bytes = new Uint8Array(await file.arrayBuffer());
            return await this.#glass.ask("openFile", toHex(bytes));
        } catch {
            return { trouble: UNREADABLE }; // a folder, a file that has gone, a worker that fell
        }
    }

    async #keep() {
        if (!this.#link.isOn) {
            this.#say(NOT_KEPT);
            return;
        }
        const secret = await this.#glass.ask("secret");
        this.#link.send("adopt", { log: this.#facts.log, secret });
    }

    #adopted(sentence) {
        this.#say(sentence || "It is on the device now, as the open game.");
        if (!sentence) {
            this.#close();
            this.#power.turn(true); // so that the launcher finds it
        }
    }

    #close() {
        this.#isFile = false;
        this.#part("journal-keep").hidden = true;
        this.#part("journal-close").hidden = true;
        this.#part("looked").hidden = true;
        this.#part("log-letters").textContent = ""; // the file's are not those of the game
        this.#refresh();
    }

    #say(sentence) {
        this.#part("journal-said").textContent = sentence;
    }
}

/** Return a text as a cell of a table; what a spreadsheet would compute gets a quote before it. */
function cell(text) {
    const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
    return /[",\n']/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

function tellFacts(facts) {
    if (!facts) {
        return "No game is open.";
    }
    return facts.trouble ?? `${facts.game}, seal ${facts.seal}, fingerprint`;
}
