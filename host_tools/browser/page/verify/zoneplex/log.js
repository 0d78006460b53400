// What the log of this game means, by its LOG.md.

import { CARDS, DICE } from "../chance.js";
import { dropWays, evokeWays, fought, takeWays } from "./fear_decks.js";
import { DRAWN } from "./setup.js";

export { readSetup } from "./setup.js";

export const VERSION = 1;

const [DRAW, ROLL_STRENGTH, LIFT, ROLL_SACRIFICE, ROLL_ATTACK] = [1, 15, 18, 19, 21];
const [TAKE_FEAR, DROP_FEAR, LAY_OUT, EVOKE] = [25, 26, 27, 28];
const FIRST_FEAR = 4;
const KINDS = 25; // of cards
const SYMBOLS = [0, 1, 2, 3, 4, 5];
const CLASSES = [[4, 5, 6, 7, 8, 9], [10, 11, 12, 13, 14, 15], [16, 17, 18, 19, 20, 21], [22, 23, 24]];
// The bytes of a move by its code: fewest and most behind it.
const SIZES = [
    null, [0, 1], [0, 0], [1, 14], [1, 1], [2, 2], [2, 2], [1, 1], [1, 1], [1, 1], [2, 2], [2, 2], [3, 3], [2, 2], [3, 3], [0, 1],
    [4, 4], [3, 3], [0, 14], [0, 1], [0, 0], [0, 1], [0, 0], [1, 1], [3, 3], [2, 2], [2, 2], [0, 14], [2, 3], [0, 0], [1, 1], [1, 1],
];

/** Say whether the bytes of a move are those of one. */
export function isMove(move) {
    const size = SIZES[move[0]];
    return Boolean(size) && move.length - 1 >= size[0] && move.length - 1 <= size[1];
}

/** Return the state before the first move; without chance, only what everybody knows. */
export function firstState(setup, chance) {
    const state = { at: [0, 0], deck: [], starter: -1, symbols: [], shown: 0, isNew: true, decks: [[], [], []], fought: null };
    if (chance) {
        state.deck = setup.hasDeck ? [] : shuffledDeck(setup, chance, state.at);
        state.starter = setup.starter === DRAWN ? chance.below(setup.seats, DICE, state.at) : -1;
        state.symbols = setup.areSymbolsDealt ? chance.shuffle([...SYMBOLS], state.at).slice(0, setup.seats) : [];
    }
    return state;
}

/** Return the ways a move may go: what it shows, and the state after it. Some depend on the rules. */
export function ways(setup, state, move, tape, chance) {
    if (!chance) {
        return openWays(setup, state, move, tape);
    }
    const found = chanceWays(setup, state, move, tape, chance);
    return setup.areSymbolsDealt ? found.flatMap((way) => withSymbols(setup, way)) : found;
}

function shuffledDeck(setup, chance, at) {
    const first = setup.hasFears ? [0, 0, 1, 1, 2, 2] : [];
    const rest = setup.counts.flatMap((count, kind) => Array(count - (kind < 3 && setup.hasFears ? 2 : 0)).fill(kind));
    const fears = setup.hasFears ? CLASSES.flat() : [];
    return [...chance.shuffle(first, at), ...chance.shuffle([...rest, ...fears], at)];
}

function chanceWays(setup, state, move, tape, chance) {
    const [code, , which] = move;
    if (code === DRAW) {
        return drawWays(setup, state);
    }
    if (isRoll(code) && !setup.hasDie) {
        return rollWays(setup, state, move, tape, chance);
    }
    if (setup.hasDeck) {
        return [{ shows: [], next: state }];
    }
    if (code === LAY_OUT) {
        return layOutWays(setup, state, chance);
    }
    const byHand = { [EVOKE]: evokeWays, [TAKE_FEAR]: takeWays, [DROP_FEAR]: dropWays };
    return setup.hasDecksOfFears && byHand[code] ? byHand[code](state, which) : [{ shows: [], next: state }];
}

function drawWays(setup, state) {
    const cards = state.deck.slice(0, 1);
    const isFear = cards[0] >= FIRST_FEAR;
    const after = isFear && setup.hasDecksOfFears ? fought(state, cards[0]) : state;
    const starter = state.isNew && state.starter >= 0 ? [state.starter] : [];
    return [{ shows: [...cards, ...starter], next: { ...after, deck: state.deck.slice(1), isNew: false } }];
}

function layOutWays(setup, state, chance) {
    const next = { ...state, at: [...state.at] };
    if (setup.isStacked) {
        if (CLASSES.some((fears) => !fears.some((fear) => next.deck.includes(fear)))) {
            return []; // laid out before: a class has no Fear left in the deck
        }
        return [{ shows: CLASSES.map((fears) => taken(next, fears, chance)), next }];
    }
    if (!setup.hasDecksOfFears || setup.hasFears) {
        return [{ shows: [], next }];
    }
    next.decks = CLASSES.slice(0, 3).map((fears, c) => chance.shuffle([...fears, CLASSES[3][c]], next.at).reverse());
    return [{ shows: next.decks.map((deck) => deck[0]), next }];
}

function isRoll(code) {
    return [ROLL_STRENGTH, ROLL_ATTACK, ROLL_SACRIFICE, LIFT].includes(code);
}

/** One roll; for a sacrifice as many as were shown, of which the last may be symbols. */
function rollWays(setup, state, move, tape, chance) {
    const isOne = move[0] === ROLL_STRENGTH || move[0] === ROLL_ATTACK;
    const most = move[0] === LIFT && move.length % 2 ? 0 : tape.length;
    const counts = isOne ? [1] : SYMBOLS.map((fewer) => most - fewer).filter((count) => count >= 0);
    return counts.map((count) => {
        const next = { ...state, at: [...state.at] };
        return { shows: Array.from({ length: count }, () => setup.faces[chance.below(4, DICE, next.at)]), next };
    });
}

function taken(next, fears, chance) {
    const here = fears.filter((fear) => next.deck.includes(fear));
    const fear = here[chance.below(here.length, CARDS, next.at)];
    next.deck = next.deck.filter((card) => card !== fear);
    return fear;
}

/** The same way without and with symbols that it may show: which, is for the rules to say. */
function withSymbols(setup, way) {
    const all = 2 ** setup.seats - 1;
    const masks = setup.areSymbolsShownApart ? [0, 1, 2, 3] : [0, all];
    const fresh = masks.filter((mask) => mask <= all && !(mask & way.next.shown));
    return fresh.map((mask) => ({
        shows: [...way.shows, ...way.next.symbols.filter((_, seat) => mask & (1 << seat))],
        next: { ...way.next, shown: way.next.shown | mask },
    }));
}

/** Before the secret is known: every value must at least be one that there is. */
function openWays(setup, state, move, tape) {
    const most = Math.max(KINDS, setup.seats);
    return [{ shows: Array.from(tape, () => Array.from({ length: most }, (_, n) => n)), next: state }];
}
