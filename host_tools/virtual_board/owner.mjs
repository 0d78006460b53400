// The owner of the board, by lines of JSON: one question goes out, one answer comes back.

import { readSync, writeSync } from "node:fs";

const LONGEST = 8 * 1024 * 1024; // no file of the flash is so large
const MALFORMED = JSON.stringify({ errno: 22 });
const MAJOR = 64; // of Emscripten's devices, those without a meaning of their own

let line = ""; // what came of the next answer

/** Send one line and return the answer's. */
export function ask(text) {
    writeAll(`${text}\n`);
    const chunk = Buffer.alloc(65536);
    while (!line.includes("\n")) {
        const count = readSync(0, chunk);
        if (count === 0) {
            process.exit(0); // the battery was pulled
        }
        line += chunk.toString("latin1", 0, count);
    }
    const end = line.indexOf("\n");
    const answer = line.slice(0, end);
    line = line.slice(end + 1);
    return answer;
}

/**
 * Make a file through which Python asks: bytes in, bytes out, and no object of JavaScript between.
 * Each write is a question, whose answer is read until the end of the file.
 */
export function makeDevice(files, path, answer) {
    let rest = new Uint8Array(0);
    const device = files.makedev(MAJOR, 0);
    files.registerDevice(device, {
        open: (stream) => {
            stream.seekable = false;
        },
        write: (_stream, heap, offset, length) => {
            const text = Buffer.from(heap.subarray(offset, offset + length)).toString();
            rest = Buffer.from(answered(text, answer));
            return length;
        },
        read: (_stream, heap, offset, length) => {
            const piece = rest.subarray(0, length);
            heap.set(piece, offset);
            rest = rest.subarray(piece.length);
            return piece.length;
        },
    });
    files.mkdev(path, device);
}

function answered(text, answer) {
    let question = null;
    try {
        question = text.length <= LONGEST && JSON.parse(text);
    } catch {
        // whoever writes here may write anything
    }
    return typeof question?.do === "string" ? answer(question) : MALFORMED;
}

function writeAll(text) {
    const bytes = Buffer.from(text);
    for (let sent = 0; sent < bytes.length; ) {
        sent += writeSync(1, bytes, sent);
    }
}
