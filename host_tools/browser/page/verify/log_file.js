// Reads the bytes of a log: its head, its records, and the chain that binds them.

import { crc32, equal, sha256 } from "./hashes.js";

export const [CUT, BEGIN, UNDO, UNDO_AGREED, REDO, END] = [1, 2, 3, 4, 5, 6];
export const NUMBERS = 10000; // a number that people give is below this
export const NOBODY = 65535; // gave a first number
const PSEUDO = 1;

/** What is wrong with a log: the line, 0 for the head, and a sentence for people. */
export class Flaw extends Error {
    constructor(line, kind, sentence) {
        super(sentence);
        this.line = line;
        this.kind = kind;
    }
}

/** Return the head of a log, or throw the Flaw. */
export function readHead(data) {
    const refuse = (sentence) => {
        throw new Flaw(0, "head", sentence);
    };
    if (data.length < 7 || data[0] !== 0x5a || data[1] !== 0x4b) {
        refuse("This is no log of a Zonekeeper.");
    }
    const [, , format, flags, version, nameSize, setupSize] = data;
    if (format !== 1 && format !== 2) {
        refuse(`The log is of format ${format}, which this page does not know.`);
    }
    const numbers = 7 + nameSize + setupSize;
    const sealAt = format === 2 ? numbers + 6 : numbers;
    const size = sealAt + 36;
    const view = new DataView(data.buffer, data.byteOffset, data.length);
    if (data.length < size || crc32(data.subarray(0, size - 4)) !== view.getUint32(size - 4, true)) {
        refuse("The head of the log is damaged or cut off.");
    }
    const name = data.subarray(7, 7 + nameSize);
    if (flags & ~PSEUDO || name.some((letter) => letter > 127)) {
        refuse("The head of the log has bits that must not be there.");
    }
    const first = format === 2 ? view.getUint16(numbers + 4, true) : NOBODY;
    if (first >= NUMBERS && first !== NOBODY) {
        refuse(`The first number is ${first}; nobody can give that.`);
    }
    return {
        format, version, first, size,
        isPseudo: Boolean(flags & PSEUDO),
        game: String.fromCharCode(...name),
        setup: data.subarray(7 + nameSize, numbers),
        count: format === 2 ? view.getUint32(numbers, true) : 0,
        sealed: data.subarray(0, sealAt),
        seal: data.subarray(sealAt, sealAt + 32),
        digest: sha256(data.subarray(0, size)),
    };
}

/** Return the sound records, the newest chain, and the Flaw at which they end, or null. */
export function readRecords(data, head) {
    const records = [];
    let chain = head.digest;
    for (let at = head.size; at < data.length; ) {
        const line = records.length + 1;
        const size = bodySize(data, at);
        const body = data.subarray(at, at + size);
        const end = at + size + 3;
        if (!size || end > data.length) {
            return { records, chain, flaw: new Flaw(line, "check", "The log breaks off in this line, or it is none.") };
        }
        const check = crc32(chain.subarray(0, 8), body);
        if ([0, 8, 16].some((bits, place) => ((check >>> bits) & 255) !== data[end - 3 + place])) {
            return { records, chain, flaw: new Flaw(line, "check", "This line was changed, moved, doubled, or one before it is missing.") };
        }
        const record = taken(body);
        if (!record) {
            return { records, chain, flaw: new Flaw(line, "check", "No such line is known.") };
        }
        records.push(record);
        chain = sha256(chain, body);
        at = end;
    }
    return { records, chain, flaw: null };
}

/** Say whether a secret is the one that was sealed. */
export function isSealed(head, secret) {
    const parts = head.format === 2 ? ["Zonekeeper seal", head.sealed, secret] : [secret];
    return equal(sha256(...parts), head.seal);
}

function bodySize(data, at) {
    const [move, rest] = [data[at] >> 4, data[at] & 15];
    if (move) {
        return 1 + move + rest;
    }
    if (rest === 15) {
        return data[at + 1] >= 15 ? 2 + data[at + 1] : 0;
    }
    return rest ? 1 + rest : 0;
}

function taken(body) {
    const move = body[0] >> 4;
    const size = body.length + 3;
    if (move) {
        return { code: 0, size, move: body.subarray(1, 1 + move), tape: body.subarray(1 + move) };
    }
    const at = body[0] === 15 ? 2 : 1;
    const code = body[at];
    return code >= CUT && code <= END ? { code, size, payload: body.subarray(at + 1) } : null;
}
