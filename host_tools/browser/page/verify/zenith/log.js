// What the log of this game means, by its LOG.md.

import { DICE } from "../chance.js";

export { readSetup } from "./setup.js";

export const VERSION = 1;

const SIZES = { 1: 1, 2: 1, 3: 2, 4: 3, 5: 2, 6: 2, 7: 3, 8: 1, 9: 1, 10: 4, 11: 3 }; // of a move, by its code
const [DRAW, ADJUST] = [1, 10];
const TOKEN = 10; // the field that lays a token on a spot
const SILENT = [2, 8, 9]; // moves from which no effect follows
const TOKENS = [1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8];
const KINDS = [1, 2, 3, 4, 5, 6, 7, 8];
const [SPOTS, FACTIONS] = [8, 3];

/** Say whether the bytes of a move are those of one. */
export function isMove(move) {
    return SIZES[move[0]] === move.length;
}

/** Return the state before the first move: the reserve of tokens, the next one last. */
export function firstState(setup, chance) {
    const state = { at: [0, 0], reserve: [...TOKENS], isNew: true, isRefilled: false };
    if (chance && !setup.hasTokens) {
        chance.shuffle(state.reserve, state.at);
    }
    return state;
}

/** Return the ways a move may go: what it shows, and the state after it. */
export function ways(setup, before, move, tape, chance) {
    const state = { ...before, at: [...before.at] };
    if (move[0] === DRAW) {
        return before.isNew ? [drawn(setup, { ...state, isNew: false }, tape, chance)] : [];
    }
    if (move[0] === ADJUST && move[1] === TOKEN) {
        state.reserve = without(state.reserve, state.reserve.indexOf(move[3]));
    }
    return [tokens(state, setup.hasTokens || SILENT.includes(move[0]) ? [] : tape, chance)];
}

/** Who begins and the boards, from the dice; then a token for each spot. */
function drawn(setup, state, tape, chance) {
    const rolls = Array((setup.areBoardsDrawn ? FACTIONS : 0) + (setup.isFirstDrawn ? 1 : 0)).fill([0, 1]);
    const shown = rolls.map((either) => (chance ? chance.below(2, DICE, state.at) : either));
    const { shows, next } = tokens(state, setup.hasTokens ? [] : padded(tape.subarray(rolls.length)), chance);
    return { shows: [...shown, ...shows], next };
}

function padded(tape) {
    return Array.from({ length: SPOTS }, (_, place) => tape[place] ?? 0);
}

/**
 * As many tokens off the reserve as were shown: how many effects draw one is for the rules to say.
 * So is in which order the used ones lay that fill it up again: from then on each may come.
 */
function tokens(state, tape, chance) {
    const shows = [];
    for (const kind of tape) {
        state.isRefilled ||= !state.reserve.length;
        if (state.isRefilled) {
            shows.push(KINDS);
        } else if (chance) {
            shows.push(state.reserve.at(-1));
            state.reserve = state.reserve.slice(0, -1);
        } else {
            shows.push(state.reserve);
            state.reserve = without(state.reserve, state.reserve.indexOf(kind));
        }
    }
    return { shows, next: state };
}

function without(row, place) {
    return place < 0 ? row : row.toSpliced(place, 1);
}
