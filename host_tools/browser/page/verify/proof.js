// Proves a log as far as it can be proven without the rules of its game.

import { Chance, seedOf } from "./chance.js";
import { END, Flaw, isSealed, readHead, readRecords } from "./log_file.js";
import { caught, inOrder } from "./order.js";

const IDLE = { make() {}, undo() {}, redo() {} };

/**
 * Return everything that can be said of a log: head, chain, flaw, what holds.
 *
 * `open` is the first line that shows what only the rules could compute, though the secret is known.
 */
export async function prove(data) {
    const proof = { head: null, chain: null, lines: 0, log: null, game: null, values: 0, open: null, flaw: null };
    try {
        proof.head = readHead(data);
        proof.game = await gameOf(proof.head);
        proof.flaw = check(proof, data);
    } catch (flaw) {
        proof.flaw = caught(flaw);
    }
    return proof;
}

async function gameOf(head) {
    const isName = /^[a-z][a-z_]*$/.test(head.game);
    const game = isName ? await import(`./${head.game}/log.js`).catch(() => null) : null;
    return game?.VERSION === head.version ? game : null;
}

function check(proof, data) {
    const { head, game } = proof;
    const setup = game?.readSetup(head.setup);
    if (setup === null) {
        return new Flaw(0, "setup", "The game cannot be set up like this.");
    }
    const { records, chain, flaw } = readRecords(data, head);
    const log = inOrder(records, head.format, setup?.cuts, IDLE);
    Object.assign(proof, { chain, log, lines: records.length });
    const wrong = game ? wrongPlay(proof, setup, records) : null;
    return earliest([wrong, log.flaw ?? flaw]);
}

/** Play the sound lines. The secret counts wherever it stands: so the first wrong line is found. */
function wrongPlay(proof, setup, records) {
    const { head, game, log } = proof;
    const end = records.findIndex(({ code }) => code === END);
    const secret = records[end]?.payload;
    if (secret && !isSealed(head, secret)) {
        return new Flaw(end + 1, "secret", "The secret at the end is not the one that was sealed.");
    }
    const table = new Table(game, setup, secret && new Chance(seedOf(head, secret, log.cuts)));
    const { flaw } = inOrder(records.slice(0, log.lines), head.format, setup.cuts, table);
    Object.assign(proof, { values: table.values, open: table.open });
    return flaw;
}

function earliest(flaws) {
    return flaws.filter(Boolean).sort((one, other) => one.line - other.line)[0] ?? null;
}

/** Follows the states that a game may be in, with undo and redo. */
class Table {
    constructor(game, setup, chance) {
        Object.assign(this, { game, setup, chance, values: 0, open: null, undone: [] });
        this.done = [[game.firstState(setup, chance)]];
    }

    make({ move, tape }, line) {
        if (!this.game.isMove(move)) {
            throw new Flaw(line, "move", "This is no move of the game.");
        }
        const found = this.done.at(-1).flatMap((state) => this.game.ways(this.setup, state, move, tape, this.chance));
        const fitting = found.filter(({ shows }) => fits(tape, shows));
        if (!fitting.length) {
            throw new Flaw(line, "chance", sentence(tape, found, this.chance));
        }
        this.done.push(distinct(fitting.map(({ next }) => next)));
        this.undone = [];
        const isOpen = this.chance && fitting.some(({ shows }) => shows.some((shown) => typeof shown !== "number"));
        this.values += isOpen ? 0 : tape.length;
        this.open ??= isOpen ? line : null;
    }

    undo() {
        this.undone.push(this.done.pop());
    }

    redo() {
        this.done.push(this.undone.pop());
    }
}

function fits(tape, shows) {
    const isOne = (shown, value) => (typeof shown === "number" ? shown === value : shown.includes(value));
    return tape.length === shows.length && shows.every((shown, at) => isOne(shown, tape[at]));
}

function distinct(states) {
    if (states.length === 1) {
        return states;
    }
    return [...new Map(states.map((state) => [JSON.stringify(state), state])).values()];
}

function sentence(tape, found, chance) {
    const told = (row) => (row.length ? `"${[...row].join(" ")}"` : "nothing");
    if (!found.length) {
        return "There was nothing to draw or roll here.";
    }
    return chance && found[0].shows.every((shown) => typeof shown === "number")
        ? `The line shows ${told(tape)}, but the secret gives ${told(found[0].shows)}.`
        : `The line shows ${told(tape)}, which chance cannot show here.`;
}
