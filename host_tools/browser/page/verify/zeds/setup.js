// The set-up of this game, by its LOG.md.

import { SHEET_SIZE, isSheet } from "./sheet.js";

const [TALL, OWN_DICE, SHEET, DAILY, NO_FLAG] = [0x04, 0x08, 0x10, 0x20, 0x40];
const DAY_SIZE = 4;
const MOST_SEATS = 6;

/** Return what a set-up says, `cuts` is how many cut, or null when it is none. */
export function readSetup(bytes) {
    const flags = bytes[0];
    const dayAt = 1 + (flags & SHEET ? SHEET_SIZE : 0);
    const namesAt = dayAt + (flags & DAILY ? DAY_SIZE : 0);
    if (!bytes.length || flags >= NO_FLAG || bytes.length < namesAt || contradicts(flags)) {
        return null;
    }
    const [sheet, day] = [bytes.subarray(1, dayAt), bytes.subarray(dayAt, namesAt)];
    const seats = countNames(bytes.subarray(namesAt));
    const isOne =
        (!sheet.length || (seats > 0 && isSheet(sheet))) && (!day.length || isDay(day)) && seats >= 0 && seats <= MOST_SEATS;
    return isOne ? { cuts: Math.max(1, seats), hasOwnDice: Boolean(flags & OWN_DICE), sheet, day: written(day) } : null;
}

function contradicts(flags) {
    return Boolean((flags & DAILY && (!(flags & SHEET) || flags & OWN_DICE)) || (flags & SHEET && flags & TALL));
}

function isDay([, , month, day]) {
    return month >= 1 && month <= 12 && day >= 1 && day <= 31;
}

/** Return a day as its dice are thrown from it, an empty text for none. */
function written(day) {
    const digits = (number, size) => String(number).padStart(size, "0");
    return day.length ? `${digits(day[0] * 256 + day[1], 4)}-${digits(day[2], 2)}-${digits(day[3], 2)}` : "";
}

/** Return how many names bytes are, -1 when they are none. */
function countNames(bytes) {
    let count = 0;
    for (let at = 0; at < bytes.length; at += 1 + bytes[at]) {
        const letters = bytes.subarray(at + 1, at + 1 + bytes[at]);
        if (!bytes[at] || letters.length < bytes[at] || letters.some((letter) => letter < 32 || letter > 126)) {
            return -1;
        }
        count += 1;
    }
    return count;
}
