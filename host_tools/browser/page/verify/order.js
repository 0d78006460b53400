// Holds the order of the lines: cuts, begin, then moves with undo and redo, and the end.

import { BEGIN, CUT, END, Flaw, NUMBERS, REDO, UNDO, UNDO_AGREED } from "./log_file.js";

const MOST_BYTES = 60000; // of all records
const ROOM_TO_END = 64;
const ROOM_TO_UNDO = 5; // for each move that stands

/**
 * Go through the records; return what they come to, with the Flaw of the first that may not stand
 * where it does, or null.
 *
 * `table` is told what happens: make(record, line), undo(), redo(). `seats` is how many cut,
 * undefined when the game is not known here.
 */
export function inOrder(records, format, seats, table) {
    const log = { cuts: [], isBegun: false, secret: null, done: [], undone: [], lines: 0, bytes: 0, flaw: null };
    try {
        for (const record of records) {
            step(log, record, log.lines + 1, format, seats, table);
            log.lines += 1;
        }
    } catch (flaw) {
        log.flaw = caught(flaw);
    }
    return log;
}

/** Return a Flaw that was thrown; throw anything else on. */
export function caught(flaw) {
    if (flaw instanceof Flaw) {
        return flaw;
    }
    throw flaw;
}

function step(log, record, line, format, seats, table) {
    const refuse = (sentence) => {
        throw new Flaw(line, "order", sentence);
    };
    const { code, payload } = record;
    log.bytes += record.size;
    const kept = code === 0 || code === REDO ? ROOM_TO_END + ROOM_TO_UNDO * (log.done.length + 1) : 0;
    if (log.secret) {
        refuse("Something follows the end.");
    } else if (log.bytes + kept > MOST_BYTES) {
        refuse("The log is longer than a device can write.");
    } else if (code === CUT) {
        if (log.isBegun || payload[0] !== log.cuts.length || log.cuts.length === seats) {
            refuse("A cut stands where none may.");
        }
        if (format === 2 && (payload.length !== 3 || payload[1] * 256 + payload[2] >= NUMBERS)) {
            refuse("This cut is no number from 0 to 9999.");
        }
        log.cuts.push(payload);
    } else if (code === BEGIN) {
        if (log.isBegun || payload.length || log.cuts.length !== (seats ?? log.cuts.length)) {
            refuse("The game begins here twice, or before everybody has cut.");
        }
        log.isBegun = true;
    } else if (!log.isBegun) {
        refuse("This stands before the game begins.");
    } else if (code === 0) {
        log.done.push(record);
        log.undone = [];
        table.make(record, line);
    } else if (code === UNDO || code === UNDO_AGREED) {
        const last = log.done.pop();
        if (payload.length || !last || (code === UNDO) !== (last.tape.length === 0)) {
            refuse("This takes back what cannot be taken back so.");
        }
        log.undone.push(last);
        table.undo();
    } else if (code === REDO) {
        if (payload.length || !log.undone.length) {
            refuse("There is nothing to make again.");
        }
        log.done.push(log.undone.pop());
        table.redo();
    } else if (code === END && payload.length === 32) {
        log.secret = payload;
    } else {
        refuse("No such line is known.");
    }
}
