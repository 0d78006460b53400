// The decks of Fears. Whether a Fear came back to its deck is for the rules to say: both is followed.
//
// A deck is a row of cards, the top first. One that only may be there is written as -1 - card, and
// one that somebody may have put back by hand, whichever it was, as ANY.

const [FIRST_FEAR, FIRST_MASTER, STRENGTHS] = [4, 22, 6];
const ANY = -100;

/** A Fear is fought for; the one before it has gone to the bottom of its deck or not. */
export function fought(state, card) {
    const before = state.fought;
    const decks = before === null ? state.decks : changed(state.decks, deckOf(before), (deck) => [...deck, -1 - before]);
    return { ...state, decks, fought: card };
}

/** Evoke: the top leaves its deck, the next one is shown. */
export function evokeWays(state, which) {
    return tops(fought(state, null), which).flatMap(({ top, after }) => shownWays({ ...after, fought: top }, which));
}

/** Take Fear: if it was the top, the next one is shown. */
export function takeWays(before, card) {
    const state = fought(before, null);
    const which = deckOf(card);
    return tops(state, which).flatMap(({ top, after }) => {
        if (top === card) {
            return shownWays(after, which);
        }
        const decks = changed(after.decks, which, (deck) => [top, ...deck.filter((other) => other !== card && other !== -1 - card)]);
        return [{ shows: [], next: { ...after, decks } }];
    });
}

/** Drop Fear: some Fear that a player had goes to the bottom of its deck. */
export function dropWays(state) {
    const { decks } = fought(state, null);
    const next = { ...state, decks: decks.map((deck) => [...deck, ANY]) }; // the battle may go on
    return [{ shows: [], next }];
}

function shownWays(state, which) {
    const found = tops(state, which).map(({ top, after }) => ({
        shows: [top],
        next: { ...after, decks: changed(after.decks, which, (deck) => [top, ...deck]) },
    }));
    const isPerhapsEmpty = state.decks[which].every((card) => card < 0);
    const empty = { ...state, decks: changed(state.decks, which, () => []) };
    return isPerhapsEmpty ? [...found, { shows: [], next: empty }] : found;
}

/** Return every card that may be the top of a deck, and the state without it. */
function tops(state, which) {
    const deck = state.decks[which] ?? [];
    const sure = deck.findIndex((card) => card >= 0);
    const before = deck.slice(0, sure < 0 ? deck.length : sure + 1);
    return before.flatMap((card, at) =>
        cardsOf(card, which, deck).map((top) => {
            const rest = deck.slice(at + 1).filter((other) => other !== -1 - top);
            return { top, after: { ...state, decks: changed(state.decks, which, () => rest) } };
        }),
    );
}

function cardsOf(card, which, deck) {
    if (card !== ANY) {
        return [card < 0 ? -1 - card : card];
    }
    const first = FIRST_FEAR + STRENGTHS * which;
    const all = [...Array.from({ length: STRENGTHS }, (_, n) => first + n), FIRST_MASTER + which];
    return all.filter((other) => !deck.includes(other));
}

function changed(decks, which, change) {
    return decks.map((deck, place) => (place === which ? change(deck) : deck));
}

function deckOf(card) {
    return card >= FIRST_MASTER ? card - FIRST_MASTER : Math.floor((card - FIRST_FEAR) / STRENGTHS);
}
