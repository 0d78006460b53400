// What the log of this game means, by its LOG.md.

import { DICE } from "../chance.js";

export { readSetup } from "./setup.js";

export const VERSION = 1;

// Sizes of a move, by its code: without what only some games have, and with it.
const SHORTEST = { 1: 1, 2: 2, 3: 2, 4: 1, 5: 2, 6: 1, 7: 3, 8: 3, 9: 2, 10: 1, 11: 2, 12: 2, 13: 2, 14: 1, 15: 1, 16: 1, 17: 2, 18: 4 };
const LONGEST = { ...SHORTEST, 5: 3, 6: 2, 7: 5, 8: 5, 9: 5, 10: 3, 11: 4, 14: 3 };
const [DRAW, BASE, LAY, REST, COIN] = [1, 2, 3, 4, 6];
const HALF = 18; // cells of a side: its base and 17 tiles
const LEFT = 2; // tiles that stay in the bag
const MOST_AT_ONCE = 7; // tiles at random: more a line cannot show
const SIDES = [1, 2]; // of the coin

/** Say whether the bytes of a move are those of one. */
export function isMove(move) {
    return SHORTEST[move[0]] <= move.length && move.length <= LONGEST[move[0]];
}

/** Return the state before the first move: the bag, the next tile last, and how many cells of a half are covered. */
export function firstState(setup, chance) {
    const state = { at: [0, 0], bag: setup.hasOwnBag ? [] : setup.bag.flatMap((count, terrain) => Array(count).fill(terrain)), covered: 0 };
    if (chance) {
        chance.shuffle(state.bag, state.at);
        state.bag = setup.isGlass ? bySides(state.bag) : state.bag;
    }
    return state;
}

/** Midgard's tiles come before those of the Trolls, but they are drawn in turn. */
function bySides(bag) {
    const drawn = bag.toReversed();
    const laid = drawn.slice(0, -LEFT);
    const ofSeat = (seat) => laid.filter((_, place) => place % 2 === seat);
    return [...ofSeat(0), ...ofSeat(1), ...drawn.slice(-LEFT)].reverse();
}

/** Return the ways a move may go: what it shows, and the state after it. */
export function ways(setup, before, [code], tape, chance) {
    const next = { ...before, at: [...before.at] };
    if (code >= DRAW && code <= REST) {
        return tileWays(setup, next, code, tape, chance);
    }
    const isTossed = code === COIN && !setup.hasOwnCoin;
    return [{ shows: isTossed ? [rolled(next, SIDES, chance)] : [], next }];
}

function tileWays(setup, next, code, tape, chance) {
    const isNow = code === DRAW || code === BASE ? next.bag.length > LEFT : next.covered > 0 && next.covered < HALF;
    if (!isNow || setup.isGlass === (code === DRAW)) {
        return [];
    }
    const shows = [];
    if (code === DRAW) {
        shows.push(tile(next, tape[0], chance));
    } else if (code === BASE) {
        next.covered = 0;
        cover(next, shows, tape, chance);
    } else if (code === LAY) {
        cover(next, shows, tape, chance);
    } else {
        coverAtRandom(next, shows, tape, chance);
    }
    return [{ shows, next }];
}

/** Cover a cell of the half; unless it was the last, the next tile is drawn. */
function cover(next, shows, tape, chance) {
    next.covered += 1;
    if (next.covered < HALF) {
        shows.push(tile(next, tape[shows.length], chance));
    }
}

function coverAtRandom(next, shows, tape, chance) {
    for (let tiles = Math.min(MOST_AT_ONCE, HALF - next.covered); tiles > 0; tiles--) {
        const places = Array.from({ length: HALF - next.covered }, (_, place) => place);
        shows.push(rolled(next, places, chance));
        cover(next, shows, tape, chance);
    }
}

function rolled(next, values, chance) {
    return chance ? values[chance.below(values.length, DICE, next.at)] : values;
}

/** Take a tile out of the bag: the next one, or without chance the one that was shown. */
function tile(next, shown, chance) {
    const { bag } = next;
    const place = chance ? bag.length - 1 : bag.indexOf(shown);
    next.bag = place < 0 ? bag : bag.toSpliced(place, 1);
    return chance ? bag.at(-1) : bag;
}
