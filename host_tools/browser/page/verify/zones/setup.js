// The set-up of this game, by its LOG.md.

const [GLASS, OWN_BAG, OWN_COIN, NO_FLAG] = [0x01, 0x02, 0x20, 0x40];
const [STRENGTH, MOST_OPPONENT] = [0x03, 7];
const [TOTAL, INCREMENT, PER_TURN] = [1, 2, 3]; // the clock
const [BAG, ROSTER, NAMES] = [5, 9, 33]; // where they begin
const TILES = 36;
const [KIND, KINDS_OF_SIDE, ARMY] = [3, 4, 10];
const MOST_COST = 15;
const WAYS = [0, 1, 2, 4, 5, 6]; // movement and type in one byte
const NO_TERRAINS = 125; // five times five times five
const SEATS = 2;

/** Return what a set-up says, `cuts` is how many cut, or null when it is none. */
export function readSetup(bytes) {
    const [flags, opponent] = bytes;
    const bag = [...bytes.subarray(BAG, ROSTER)];
    const isOne =
        bytes.length >= NAMES &&
        flags < NO_FLAG &&
        isOpponent(flags, opponent) &&
        isClock(...bytes.subarray(2, BAG)) &&
        sum(bag) === TILES &&
        isRoster(bytes.subarray(ROSTER, NAMES)) &&
        hasNames(bytes.subarray(NAMES));
    if (!isOne) {
        return null;
    }
    return {
        cuts: opponent ? 1 : SEATS, // the device itself does not cut
        isGlass: Boolean(flags & GLASS),
        hasOwnBag: Boolean(flags & OWN_BAG),
        hasOwnCoin: Boolean(flags & OWN_COIN),
        bag,
    };
}

function isOpponent(flags, opponent) {
    if (!(flags & GLASS)) {
        return opponent === 0;
    }
    return !(flags & OWN_BAG) && (opponent === 0 || (Boolean(opponent & STRENGTH) && opponent <= MOST_OPPONENT));
}

function isClock(mode, minutes, seconds) {
    const needsMinutes = mode === TOTAL || mode === INCREMENT;
    const needsSeconds = mode === INCREMENT || mode === PER_TURN;
    return mode <= PER_TURN && minutes > 0 === needsMinutes && seconds > 0 === needsSeconds;
}

function isRoster(bytes) {
    const kinds = [];
    for (let at = 0; at < bytes.length; at += KIND) {
        kinds.push(bytes.subarray(at, at + KIND));
    }
    const counts = kinds.map(([first]) => first >> 4);
    const isKind = ([first, way, terrains]) => (first & MOST_COST) > 0 && WAYS.includes(way) && terrains < NO_TERRAINS;
    return kinds.every(isKind) && sum(counts.slice(0, KINDS_OF_SIDE)) === ARMY && sum(counts.slice(KINDS_OF_SIDE)) === ARMY;
}

/** Tell whether two names are there, each as long as it says, and nothing after them. */
function hasNames(bytes) {
    let names = 0;
    for (let at = 0; at < bytes.length; at += 1 + bytes[at]) {
        const letters = bytes.subarray(at + 1, at + 1 + bytes[at]);
        if (!bytes[at] || letters.length < bytes[at] || letters.some((letter) => letter < 32 || letter > 126)) {
            return false;
        }
        names += 1;
    }
    return names === SEATS;
}

function sum(row) {
    return row.reduce((all, one) => all + one, 0);
}
