// Says what is proven, and against whom, in words for a guest at the table.

import { NOBODY } from "./log_file.js";
import { compared, isEnough } from "./notes.js";
import { prove } from "./proof.js";

const WHAT = {
    "DOES NOT HOLD": "Something in this log is not as it must be.",
    SOUND: "Nothing is wrong, but its chance cannot be computed again here.",
    CONSISTENT: "Every card and roll follows from the log's own secret. Who chose that secret is not shown.",
    PROVEN: "Nobody chose or changed the cards and rolls of this game.",
};
const RULES = "Whether each move was allowed is not judged on this page: “zonekeeper verify” does that.";

/** Return { outcome, what, flaw, holds, lacks, proof } of a log and the two notes as typed. */
export async function verdict(data, { seal = "", fingerprint = "", list = "" } = {}) {
    const proof = await prove(data);
    const notes = {
        seal: proof.head && compared(seal, proof.head.seal, "SEAL", list),
        log: proof.chain && compared(fingerprint, proof.chain, "LOG", list),
    };
    const flaw = proof.flaw ?? wrongNote(notes);
    const lacks = flaw ? [] : lacking(proof, notes);
    const outcome = flaw ? "DOES NOT HOLD" : outcomeOf(proof, lacks);
    const what = WHAT[outcome] + (proof.head?.isPseudo && isSecretKnown(outcome) ? " PSEUDO: the device's own randomness could not be trusted." : "");
    return { outcome, what, flaw, holds: flaw ? [] : holding(proof, notes), lacks: [...lacks, RULES], proof };
}

function isSecretKnown(outcome) {
    return outcome === "CONSISTENT" || outcome === "PROVEN";
}

function outcomeOf({ game, log }, lacks) {
    if (!game || !log.secret) {
        return "SOUND";
    }
    return lacks.length ? "CONSISTENT" : "PROVEN";
}

function wrongNote({ seal, log }) {
    for (const [name, note] of [["seal", seal], ["fingerprint", log]]) {
        if (note?.said) {
            return { line: null, kind: "note", message: `The noted ${name} cannot be read: ${note.said}` };
        }
        if (note && !note.isSame) {
            return { line: null, kind: "note", message: `The noted ${name} is not this log's: this is not the game that you saw, or the note is wrong.` };
        }
    }
    return null;
}

function holding({ head, lines, log, game, values }, { seal, log: fingerprint }) {
    const told = [
        `Not damaged: ${lines} lines, each bound to all before it.`,
        "In order: cuts first, then the game; nothing doubled, nothing dropped.",
    ];
    if (log.secret && game) {
        told.push(head.format === 2 ? "The secret at the end is the one that was sealed, together with the game, its set-up and the first number." : "The secret at the end is the one that was sealed.");
        told.push(`Chance: ${values} cards and rolls computed again from the secret and ${log.cuts.length} cuts, all equal.`);
    }
    if (isEnough(seal)) {
        told.push("The seal is the one that you noted: the device could not choose its secret after the cuts.");
    }
    if (isEnough(fingerprint)) {
        told.push("The fingerprint is the one that you noted: no line was changed since.");
    }
    return told;
}

function lacking({ head, log, game, open }, { seal, log: fingerprint }) {
    return [
        game ? "" : "This page does not know this game, or not these rules: neither the seal nor chance is computed again.",
        log.secret ? "" : "The game has no end yet, so its secret is not in the log.",
        open ? `From line ${open} on some values follow from what the rules did before: this page does not compute them again.` : "",
        ...lackingNote(seal, "seal", "whoever wrote this log, the device's maker among them, may have chosen the secret, and with it every card."),
        ...lackingNote(fingerprint, "fingerprint", "whoever had the log may have written another end, or other moves."),
        log.cuts.length ? "" : "Nobody cut: the device chose alone.",
        head.format === 2 && head.first === NOBODY ? "Nobody gave a first number: two secrets with like seals may have been prepared." : "",
        head.isPseudo ? "PSEUDO: the device's own randomness could not be trusted. Who knew its state could know the secret, foretell every card, and choose among 10,000 decks by the last cut." : "",
        head.format === 2 ? "" : "The log is of the old format: its seal does not bind the set-up, and its cuts have bytes that nobody saw.",
    ].filter(Boolean);
}

function lackingNote(note, name, danger) {
    if (note === null) {
        return [`No ${name} was noted: ${danger}`];
    }
    return isEnough(note) ? [] : [`The noted ${name} is short (${note.bits} bits): anybody can forge that. So ${danger}`];
}
