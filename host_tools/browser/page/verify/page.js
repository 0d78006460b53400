// The page that judges a log: a file comes in, the outcome and its reasons are shown.

import { hex } from "./hashes.js";
import { lettersOf, wordsOf } from "./notes.js";
import { verdict } from "./verdict.js";

const LARGEST = 64 * 1024; // bytes: no log has more
const part = (id) => document.getElementById(id);
let data = null;
let list = "";

part("file").addEventListener("change", (event) => take(event.target.files[0]));
for (const id of ["seal", "fingerprint"]) {
    part(id).addEventListener("input", show);
}
for (const kind of ["dragover", "drop"]) {
    document.addEventListener(kind, (event) => {
        event.preventDefault(); // or the browser would leave the page for the file
        if (kind === "drop") {
            take(event.dataTransfer.files[0]);
        }
    });
}

async function take(file) {
    if (!file) {
        return;
    }
    try {
        data = file.size > LARGEST ? new Uint8Array(0) : new Uint8Array(await file.arrayBuffer());
        list ||= await (await fetch(new URL("../words.txt", import.meta.url))).text();
        part("name").textContent = file.name;
        await show();
    } catch {
        tell({ outcome: "NOT READ", what: "The file, or a part of this page, could not be read. Please try again.", flaw: null, holds: [], lacks: [] });
    }
}

async function show() {
    if (data) {
        const notes = { seal: part("seal").value, fingerprint: part("fingerprint").value, list };
        tell(await verdict(data, notes));
    }
}

function tell({ outcome, what, flaw, holds, lacks, proof }) {
    part("outcome").hidden = false;
    part("outcome").dataset.outcome = outcome;
    part("word").textContent = outcome;
    part("what").textContent = flaw ? `${placeOf(flaw)}${flaw.message}` : what;
    fill("holds", holds.map((text) => item("li", text)));
    fill("lacks", lacks.map((text) => item("li", text)));
    fill("facts", proof?.chain ? factsOf(proof) : []);
}

function placeOf({ line }) {
    return line ? `Line ${line}. ` : "";
}

function factsOf({ head, chain, lines }) {
    const rows = {
        Game: `${head.game}, rules version ${head.version}, log of format ${head.format}, ${lines} lines`,
        Seal: `${wordsOf(head.seal, list).join(" ")} (${hex(head.seal)})`,
        Fingerprint: `${lettersOf(chain)}: ${wordsOf(chain, list).join(" ")} (${hex(chain)})`,
    };
    return Object.entries(rows).flatMap(([name, text]) => [item("dt", name), item("dd", text)]);
}

function fill(id, children) {
    part(id).replaceChildren(...children);
}

function item(tag, text) {
    const made = document.createElement(tag);
    made.textContent = text;
    return made;
}
