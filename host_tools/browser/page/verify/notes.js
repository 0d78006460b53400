// Reads what people noted of a seal or a fingerprint: words, hex digits, the text of the code, letters.

import { hex } from "./hashes.js";

const ENOUGH_BITS = 88;
const LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ0123456789";
const BASE_32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const CODE = /^zk2(seal|log)[a-z2-7]{52}$/;
const FEWEST = 4; // letters or hex digits; fewer are no note at all
const MOST_LETTERS = 12;

/** Return the eight words of a digest. `list` is the text of words.txt. */
export function wordsOf(digest, list) {
    const words = wordsIn(list);
    return pieces(digest, 12, 8).map((bits) => words[parseInt(bits, 2)]);
}

/** Return the first letters of a fingerprint. */
export function lettersOf(digest, count = FEWEST) {
    return inAlphabet(digest, LETTERS, count);
}

/**
 * Compare a typed note with a digest.
 *
 * Return { isSame, bits, said }: how many bits the note has, and a sentence if it cannot be read,
 * or null for an empty note. `kind` is "SEAL" or "LOG".
 */
export function compared(typed, digest, kind, list) {
    const tokens = typed.toLowerCase().split(/[^a-z0-9]+/).filter(Boolean);
    if (!tokens.length) {
        return null;
    }
    const named = tokens.filter((token) => /[a-z]/.test(token)); // without the numbers before words
    const noted = [tokens.join(""), named.join("")];
    const found = spellings(digest, kind, list).find(({ text }) => noted.includes(text.toLowerCase()));
    return found ? { isSame: true, bits: found.bits, said: "" } : { isSame: false, bits: 0, said: strange(noted[0], named, kind, list) };
}

export function isEnough(note) {
    return note !== null && note.bits >= ENOUGH_BITS;
}

/** Return all that may be noted of a digest, each with its bits. */
function spellings(digest, kind, list) {
    const [words, digits, code] = [wordsOf(digest, list), hex(digest), inAlphabet(digest, BASE_32, 52)];
    const firsts = (fewest, most, bits, text) => Array.from({ length: most - fewest + 1 }, (_, n) => ({ text: text(fewest + n), bits: bits * (fewest + n) }));
    return [
        ...firsts(1, words.length, 12, (count) => words.slice(0, count).join("")),
        ...firsts(FEWEST, MOST_LETTERS, 5, (count) => lettersOf(digest, count)),
        ...firsts(FEWEST, digits.length, 4, (count) => digits.slice(0, count)),
        { text: code, bits: 256 },
        { text: `ZK2${kind}${code}`, bits: 256 },
    ];
}

/** Return why a note that does not fit is a note of nothing, in a sentence, or an empty text. */
function strange(whole, named, kind, list) {
    const code = CODE.exec(whole);
    if (code) {
        return code[1].toUpperCase() === kind ? "" : `That is the code of the ${code[1] === "log" ? "fingerprint" : "seal"}.`;
    }
    const words = wordsIn(list);
    const odd = named.find((token) => !words.includes(token));
    if (!odd && named.length) {
        return named.length > 8 ? "There are more than eight words." : "";
    }
    const isShort = whole.length >= FEWEST && whole.length <= MOST_LETTERS;
    if (isShort || /^[0-9a-f]{4,64}$/.test(whole) || /^[a-z2-7]{52}$/.test(whole)) {
        return "";
    }
    return `“${odd ?? whole}” is none of the device's words, nor are these hex digits or the text of a code.`;
}

function wordsIn(list) {
    return list.trim().toLowerCase().split(/\s+/);
}

function inAlphabet(digest, alphabet, count) {
    return pieces(digest, 5, count).map((bits) => alphabet[parseInt(bits, 2)]).join("");
}

/** Return the first pieces of so many bits of a digest; zeros follow its end. */
function pieces(digest, size, count) {
    const bits = [...digest].map((byte) => byte.toString(2).padStart(8, "0")).join("");
    return Array.from({ length: count }, (_, n) => bits.slice(n * size, (n + 1) * size).padEnd(size, "0"));
}
