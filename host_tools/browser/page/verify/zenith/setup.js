// The set-up of this game, by its LOG.md.

export const [FIRST_GAME, DRAWN, SAID] = [0, 1, 2]; // the technology boards

const [TEAMS, OWN_TOKENS, NOVICE] = [0x01, 0x02, 0x04];
const HEAD = 2; // bytes before the names

/** Return what a set-up says, `cuts` is how many cut, or null when it is none. */
export function readSetup(bytes) {
    const [flags, more] = bytes;
    const [first, boards] = [more & 3, (more >> 2) & 3];
    const seats = flags & TEAMS ? 4 : 2;
    const isOne =
        bytes.length >= HEAD &&
        more < 0x80 &&
        first < 3 &&
        boards <= SAID &&
        !(flags & NOVICE && !first) &&
        hasNames(bytes, seats);
    return isOne ? { cuts: seats, isFirstDrawn: !first, areBoardsDrawn: boards === DRAWN, hasTokens: Boolean(flags & OWN_TOKENS) } : null;
}

/** Tell whether so many names follow, each as long as it says, and nothing after them. */
function hasNames(bytes, seats) {
    let at = HEAD;
    let names = 0;
    while (at < bytes.length) {
        if (!bytes[at]) {
            return false;
        }
        at += 1 + bytes[at];
        names += 1;
    }
    return names === seats && at === bytes.length;
}
