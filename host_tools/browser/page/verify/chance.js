// The two streams of chance that follow from a secret and the cuts.

import { hmac } from "./hashes.js";

export const [CARDS, DICE] = [0, 1];

/** Return the seed of a game. */
export function seedOf(head, secret, cuts) {
    if (head.format === 2) {
        return hmac(secret, "Zonekeeper seed", head.seal, ...cuts);
    }
    return hmac(secret, ...cuts.flatMap((cut) => [Uint8Array.of(cut.length), cut]));
}

/** What both streams hold. A place in them is a pair of numbers that a game keeps in its state. */
export class Chance {
    constructor(seed) {
        this.seed = seed;
        this.blocks = [[], []];
    }

    /** Return a number below `n` and move `at`, the pair of places, on. */
    below(n, stream, at) {
        const limit = 256 - (256 % n);
        for (;;) {
            const byte = this.byte(stream, at[stream]++);
            if (byte < limit) {
                return byte % n;
            }
        }
    }

    /** Shuffle a row in place. */
    shuffle(row, at) {
        for (let i = row.length - 1; i > 0; i--) {
            const j = this.below(i + 1, CARDS, at);
            [row[i], row[j]] = [row[j], row[i]];
        }
        return row;
    }

    byte(stream, place) {
        const b = place >> 5;
        this.blocks[stream][b] ??= hmac(this.seed, Uint8Array.of(stream, b >>> 24, b >>> 16, b >>> 8, b));
        return this.blocks[stream][b][place & 31];
    }
}
