// The set-up of this game, by its LOG.md.

export const [ZONEPLEX, EVOCATION, CHALLENGE, GAUNTLET, ZONEMASTER] = [0, 1, 2, 3, 4];
export const DRAWN = 255; // in the place of the seat that begins: the device draws it

const [TABLE_DIE, TABLE_DECK, HIGH_FACES, DEAL_SYMBOLS] = [0x01, 0x02, 0x04, 0x40];
const [FEARS_IN_DECK, FOUR_STACKS] = [0x08, 0x20];
const SEATS = [[3, 5], [3, 5], [1, 2], [1, 1], [2, 2]]; // by mode: fewest, most
const FLAGS = [0x00, 0x03, 0x04, 0x04, 0xfc];
const MOVEMENT_CARDS = 51;
const [LONGEST_NAME, MOST_NAMES] = [9, 5];
const SIGNS = 0xff; // where a name would begin: what the table calls the symbols
const [SYMBOLS, PICTURES, LONGEST_WORD] = [6, 7, 6];

/** Return what a set-up says, `cuts` is how many cut, or null when it is none. */
export function readSetup(bytes) {
    const [mode, seats, starter, flags] = [bytes[0] >> 4, bytes[0] & 15, bytes[1], bytes[2]];
    const at = mode === ZONEPLEX ? 8 : 9;
    const counts = [...bytes.subarray(3, 7)];
    const more = (bytes[8] ?? 0) & FLAGS[mode];
    const isOne =
        bytes.length >= at &&
        mode < SEATS.length &&
        seats >= SEATS[mode][0] && seats <= SEATS[mode][1] &&
        (starter < seats || starter === DRAWN) &&
        counts.reduce((sum, count) => sum + count) === MOVEMENT_CARDS &&
        counts.slice(0, 3).every((count) => count >= 2) &&
        hasNames(bytes, at);
    const isStacked = mode === EVOCATION || (mode === ZONEMASTER && Boolean(more & FOUR_STACKS));
    const isMixed = mode === ZONEMASTER && Boolean(more & FEARS_IN_DECK);
    if (!isOne) {
        return null;
    }
    return {
        cuts: seats,
        seats, starter, counts,
        hasDie: Boolean(flags & TABLE_DIE),
        hasDeck: Boolean(flags & TABLE_DECK),
        faces: flags & HIGH_FACES ? [0, 2, 3, 4] : [0, 1, 2, 3],
        areSymbolsDealt: Boolean(flags & DEAL_SYMBOLS),
        hasFears: mode === ZONEPLEX || isStacked || isMixed, // in the deck
        isStacked,
        hasDecksOfFears: mode >= CHALLENGE && !isStacked,
        areSymbolsShownApart: mode >= CHALLENGE,
    };
}

/** Names may be missing, and be more than there are seats: then they stand for nobody. */
function hasNames(bytes, start) {
    let at = start;
    for (let seat = 0; seat < MOST_NAMES && at < bytes.length && bytes[at] !== SIGNS; seat++) {
        if (Math.min(bytes[at], bytes.length - at - 1) > LONGEST_NAME) {
            return false;
        }
        at += 1 + bytes[at];
    }
    return bytes[at] !== SIGNS || areSigns(bytes.subarray(at + 1));
}

/** Six different pictures, then six words; nothing at all means the usual ones. */
function areSigns(bytes) {
    const pictures = bytes.subarray(0, SYMBOLS);
    let at = SYMBOLS;
    for (let word = 0; word < SYMBOLS; word++) {
        if (bytes[at] > LONGEST_WORD) {
            return false;
        }
        at += 1 + bytes[at];
    }
    const isWhole = at === bytes.length && pictures.every((picture) => picture < PICTURES);
    return bytes.length === 0 || (isWhole && new Set(pictures).size === SYMBOLS);
}
