// Reads what people noted of a seal or a fingerprint: words, hex digits, the text of the code, letters.

import { hex } from "./hashes.js";

const ENOUGH_BITS = 88;
const LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ0123456789";
const BASE_32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const CODE = /^ZK\d+\s+(SEAL|LOG)\s+([A-Z2-7]{52})$/;

/** Return the eight words of a digest. `list` is the text of words.txt. */
export function wordsOf(digest, list) {
    const words = list.trim().split(/\s+/);
    return bitsOf(digest).match(/.{12}/g).slice(0, 8).map((bits) => words[parseInt(bits, 2)]);
}

/** Return the four letters of a fingerprint. */
export function lettersOf(digest) {
    return bitsOf(digest).match(/.{5}/g).slice(0, 4).map((bits) => LETTERS[parseInt(bits, 2)]).join("");
}

/**
 * Compare a typed note with a digest.
 *
 * Return { isSame, bits, said }: how many bits the note has, and a sentence if it cannot be read,
 * or null for an empty note. `kind` is "SEAL" or "LOG".
 */
export function compared(typed, digest, kind, list) {
    const tokens = typed.toUpperCase().split(/[^A-Z0-9]+/).filter(Boolean);
    if (!tokens.length) {
        return null;
    }
    const noted = bitsOfNote(tokens, kind, list);
    if (noted.said) {
        return { isSame: false, bits: 0, said: noted.said };
    }
    return { isSame: bitsOf(digest).startsWith(noted.bits), bits: noted.bits.length, said: "" };
}

export function isEnough(note) {
    return note !== null && note.bits >= ENOUGH_BITS;
}

function bitsOfNote(tokens, kind, list) {
    const code = CODE.exec(tokens.join(" "));
    if (code) {
        const said = code[1] === kind ? "" : `That is the code of the ${code[1] === "LOG" ? "fingerprint" : "seal"}.`;
        return { bits: bitsOfLetters(code[2], BASE_32).slice(0, 256), said };
    }
    const words = list.trim().toUpperCase().split(/\s+/);
    const typed = tokens.filter((token) => /[A-Z]/.test(token)); // without the numbers before them
    if (typed.length && typed.every((token) => words.includes(token))) {
        return typed.length > 8
            ? { said: "There are more than eight words." }
            : { bits: typed.map((token) => bitsOfNumber(words.indexOf(token), 12)).join("") };
    }
    const whole = tokens.join("");
    if (whole.length !== 4 && whole.length <= 64 && /^[0-9A-F]+$/.test(whole)) {
        return { bits: bitsOfLetters(whole, "0123456789ABCDEF") };
    }
    if (whole.length === 4 && kind === "LOG" && [...whole].every((letter) => LETTERS.includes(letter))) {
        return { bits: bitsOfLetters(whole, LETTERS) };
    }
    const strange = typed.find((token) => !words.includes(token)) ?? whole;
    return { said: `“${strange.toLowerCase()}” is none of the device's words, nor are these hex digits or the text of a code.` };
}

function bitsOf(digest) {
    return bitsOfLetters(hex(digest), "0123456789abcdef");
}

function bitsOfLetters(text, alphabet) {
    const size = Math.log2(alphabet.length);
    return [...text].map((letter) => bitsOfNumber(alphabet.indexOf(letter), size)).join("");
}

function bitsOfNumber(number, size) {
    return number.toString(2).padStart(size, "0");
}
