// What the log of this game means, by its LOG.md.

import { DICE } from "../chance.js";
import { sha256 } from "../hashes.js";

export { readSetup } from "./setup.js";

export const VERSION = 1;

// Sizes of a move, by its code: without what only some games have, and with it.
const SHORTEST = { 1: 1, 2: 2, 3: 2, 4: 2, 5: 2, 6: 1, 7: 2, 8: 4, 9: 4, 10: 2, 11: 3, 12: 5, 13: 3, 14: 5 };
const LONGEST = { ...SHORTEST, 1: 3, 3: 4, 5: 4 };
const [ROLL, SHELTER, ADJUST] = [1, 3, 14];
const TURN = 0; // the field that sets how many turns are over
const FACES = [1, 2, 3, 4, 5, 6];
const FAIR = 252; // six times 42

/** Say whether the bytes of a move are those of one. */
export function isMove(move) {
    return SHORTEST[move[0]] <= move.length && move.length <= LONGEST[move[0]];
}

/** Return the state before the first move. */
export function firstState() {
    return { at: [0, 0], turn: 0 };
}

/** Return the ways a move may go: what it shows, and the state after it. */
export function ways(setup, before, move, tape, chance) {
    const next = { at: [...before.at], turn: before.turn };
    const [code, one] = move;
    if (code === ROLL) {
        next.turn += 1;
    } else if (code === ADJUST && one === TURN) {
        next.turn = move[4];
    }
    const isThrown = (code === ROLL || code === SHELTER) && !setup.hasOwnDice;
    const second = code === SHELTER ? one + 1 : 0;
    return [{ shows: isThrown ? thrown(setup, next, second, chance) : [], next }];
}

/** The light die and the dark one; `second` is the seat plus 1 behind a shelter, or 0. */
function thrown(setup, state, second, chance) {
    if (setup.day) {
        return ofDay(setup, state.turn, second);
    }
    return [0, 1].map(() => (chance ? 1 + chance.below(FACES.length, DICE, state.at) : FACES));
}

function ofDay({ day, sheet }, turn, second) {
    const digest = sha256(`Zeds Zone daily ${day}`, Uint8Array.of(turn, second), sheet);
    const fair = digest.filter((byte) => byte < FAIR);
    return [fair[0], fair[1]].map((byte) => (byte % FACES.length) + 1);
}
