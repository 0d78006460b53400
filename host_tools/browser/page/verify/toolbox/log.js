// What the log of this game means, by its LOG.md.

import { DICE } from "../chance.js";

export const VERSION = 1;

const SIZES = { 1: 3, 2: 2, 3: 1, 4: 1, 5: 2, 6: 4, 7: 3, 8: 1, 9: 5, 10: 1 }; // of a move, by its code
const [SET_DIE, ROLL, FLIP, FIRST_PLAYER, SET_SEATS, COUNT, TURN_LENGTH] = [1, 2, 3, 4, 5, 6, 7];
const PYRAMID = 1;

/** Return what a set-up says, `cuts` is how many cut, or null when it is none. */
export function readSetup(bytes) {
    const isOne = bytes.length === 0 || (bytes.length === 1 && bytes[0] === 1);
    return isOne ? { cuts: bytes.length } : null;
}

export function firstState() {
    return { sides: [6, 6, 0, 0, 0, 0], seats: 4, at: [0, 0] };
}

/** Say whether the bytes of a move are those of one. */
export function isMove(move) {
    const [code, one, two, three] = move;
    const number = two * 256 + three;
    return (
        SIZES[code] === move.length &&
        !(code === SET_DIE && (one > 5 || two > 100)) &&
        !(code === ROLL && (one === 0 || one > 63)) &&
        !(code === SET_SEATS && (one < 1 || one > 6)) &&
        !(code === COUNT && (one > 5 || number < 9001 || number > 19999)) &&
        !(code === TURN_LENGTH && one * 256 + two > 3600)
    );
}

/**
 * Return the ways a move may go: what it shows, and the state after it.
 *
 * A shown value is a number, or without chance, as long as the secret is not known, the list of
 * those that can be.
 */
export function ways(setup, state, move, tape, chance) {
    const next = { ...state, at: [...state.at] };
    const [code, one, two] = move;
    if (code === SET_DIE) {
        next.sides = state.sides.with(one, two);
    } else if (code === SET_SEATS) {
        next.seats = one;
    }
    const shows = thrown(state, code, one).map(([first, n]) =>
        chance ? first + chance.below(n, DICE, next.at) : Array.from({ length: n }, (_, k) => first + k),
    );
    return code === ROLL && !shows.length ? [] : [{ shows, next }];
}

function thrown(state, code, slots) {
    if (code === FLIP) {
        return [[1, 2]];
    }
    if (code === FIRST_PLAYER) {
        return [[1, state.seats]];
    }
    const rolled = state.sides.filter((sides, slot) => code === ROLL && sides && slots & (1 << slot));
    return rolled.map((sides) => (sides === PYRAMID ? [0, 4] : [1, sides]));
}
