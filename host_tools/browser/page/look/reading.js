// Reads the glass: finds the firmware's own glyphs in a picture and gives them back as text.
//
// A glyph is found only where every pixel of its cell is as the font has it, lit on dark or dark on
// lit, with the font's gap to its neighbours. So a drawing is never taken for a word.


const WIDTH = 128;
const HEIGHT = 64;
const SPACE = 0x20;
const FIRST_SIGN = 0x80;
const BECOMES = 0x83; // the arrow between two numbers
const IGNORED = new Set([0x7c]); // the bar: any upright line looks like it
const LEAST_PITCH = 3; // from a row to the next
const LEAST_PICTURE = 8; // a sign that is higher is a thing of its own
const LEAST_ALONE = 9; // lit pixels that make a single glyph believable

/** Reads pictures by the tables of `glyphs.json`. */
export class Reader {
    #fonts;
    #words;

    constructor({ fonts, words }) {
        // Big rows of a menu lie so close that the outermost rows of two cells meet.
        const trims = { large: 1 };
        this.#fonts = Object.keys(fonts).map((name) => prepare(fonts[name], trims[name] ?? 0));
        this.#words = words;
    }

    /** Return the texts of a picture: {x, y, end, height, isInverse, text}, from the top left. */
    read(picture) {
        const found = this.#fonts.flatMap((font) => [
            ...findRuns(picture, font, false),
            ...findRuns(picture, font, true),
        ]);
        found.sort((one, other) => other.score - one.score);
        const runs = found.reduce((kept, run) => (collides(kept, run) ? kept : [...kept, run]), []);
        runs.forEach((run) => (run.text = this.#tell(run.codes)));
        return runs.sort((one, other) => one.y - other.y || one.x - other.x);
    }

    #tell(codes) {
        const parts = codes.map((code) =>
            code < FIRST_SIGN ? String.fromCharCode(code) : ` ${this.#words[code]} `,
        );
        return parts.join("").replace(/ +/g, " ").trim();
    }
}

/** Return the lines of a picture as text, from top to bottom. */
export function linesOf(runs) {
    // What stands in one row belongs together; a large word takes a row beside it, not a list.
    const rows = grouped(runs.map((run) => [run]), isInRow);
    const lines = grouped(rows, (line, row) =>
        line.some((run) => isBeside(run, row[0])) && !isBelow(line, row),
    );
    return lines.map((line) =>
        line
            .sort((one, other) => one.x - other.x)
            .map((run) => run.text)
            .join(" ")
            .replace(/(\d) ▶ (?=[-+]?\d)/, "$1 to ")
            .replace(/▶ ?/, "chosen: "),
    );
}

function grouped(parts, belongs) {
    const groups = [];
    for (const part of parts) {
        const group = groups.find((each) => belongs(each, part));
        group ? group.push(...part) : groups.push([...part]);
    }
    return groups;
}

/**
 * Return what the footer says the keys do: {OK: "open", BACK: "leave"}; null while a notice lies
 * over it.
 */
export function meanings(runs) {
    const footer = runs.filter((run) => run.y === HEIGHT - 8).sort((one, other) => one.x - other.x);
    if (footer.length === 1 && footer[0].isInverse) {
        return null;
    }
    const found = {};
    footer.forEach((run, at) => {
        const next = footer[at + 1];
        if (next && !next.isInverse) {
            keysOf(run).forEach((key) => (found[key] = next.text));
        }
    });
    return found;
}

/** Return the keys that a piece of the footer stands for: a cap, or arrows. */
function keysOf({ isInverse, text }) {
    const arrows = /^(up)? ?(down)?$/.test(text) ? text.toUpperCase().split(" ") : [];
    return isInverse ? [text] : arrows;
}

/** Return a font for searching; `trim` rows at its top and bottom are not looked at. */
function prepare({ gap, glyphs }, trim) {
    const ink = glyphs.flatMap(([, columns]) => columns).reduce((one, other) => one | other);
    const height = 32 - Math.clz32(ink); // a font may leave its lowest rows empty
    const mask = (maskOf(height - 2 * trim) << trim) >>> 0;
    const byFirst = new Map();
    let space = gap;
    for (const [code, all] of glyphs) {
        if (code === SPACE) {
            space = all.length;
        } else if (!IGNORED.has(code)) {
            const columns = all.map((column) => (column & mask) >>> 0);
            const ink = columns.reduce((sum, column) => sum + bits(column), 0);
            const alike = byFirst.get(columns[0]) ?? [];
            byFirst.set(columns[0], [...alike, { code, columns, ink }]);
        }
    }
    return { height, gap, space, byFirst, trim, mask };
}

function maskOf(rows) {
    return rows === 32 ? 0xffffffff : 2 ** rows - 1;
}

function bits(column) {
    let count = 0;
    for (let rest = column; rest; rest = (rest & (rest - 1)) >>> 0) {
        count++;
    }
    return count;
}

/** Return the believable runs of a font, whatever their place. */
function* findRuns(picture, font, isInverse) {
    for (let y = 0; y + font.height <= HEIGHT; y++) {
        const columns = band(picture, y, font, isInverse);
        const best = chains(columns, font);
        for (let x = 0; x < WIDTH; x++) {
            if (best[x] && (x === 0 || columns[x - 1] === 0) && !best[x].isInner) {
                const run = follow(best, x);
                if (isBelievable(run)) {
                    yield { ...run, x, y, height: font.height, trim: font.trim, isInverse };
                }
            }
        }
    }
}

/** Return the columns of some rows of a picture as numbers, the top row lowest. */
function band(picture, y, { height, mask }, isInverse) {
    const columns = new Array(WIDTH);
    for (let x = 0; x < WIDTH; x++) {
        let column = 0;
        for (let row = 0; row < height; row++) {
            const lit = (picture[((y + row) >> 3) * WIDTH + x] >> ((y + row) & 7)) & 1;
            column |= lit << row;
        }
        columns[x] = ((isInverse ? ~column : column) & mask) >>> 0;
    }
    return columns;
}

/** Return for every column the chain of glyphs from there on that explains the most pixels. */
function chains(columns, font) {
    const best = new Array(WIDTH + 1).fill(null);
    for (let x = WIDTH - 1; x >= 0; x--) {
        for (const glyph of font.byFirst.get(columns[x]) ?? []) {
            const end = x + glyph.columns.length;
            if (end <= WIDTH && matches(columns, x, glyph) && isBlank(columns, end, 1)) {
                const chain = extend(columns, best, font, glyph, end);
                if (!best[x] || chain.score > best[x].score) {
                    best[x] = chain;
                }
            }
        }
    }
    // From the left: what begins in the middle of a letter leads nowhere.
    best.forEach((chain, x) => {
        if (chain?.next !== undefined && (chain.isInner || isBlank(columns, x - 1, 1))) {
            best[chain.next].isInner = true;
        }
    });
    return best;
}

function matches(columns, x, glyph) {
    return glyph.columns.every((column, at) => columns[x + at] === column);
}

function isBlank(columns, from, count) {
    return columns.slice(from, from + count).every((column) => column === 0);
}

/** Put a glyph before the best chain that follows it, with or without a space between. */
function extend(columns, best, { gap, space }, glyph, end) {
    const chain = { glyph, end, score: glyph.ink - 0.01 };
    const near = end + gap;
    const far = near + space + gap;
    for (const [next, hasSpace] of [
        [near, false],
        [far, true],
    ]) {
        const other = best[next];
        const isJoined = other && isBlank(columns, end, next - end);
        if (isJoined && glyph.ink + other.score > chain.score) {
            Object.assign(chain, { next, hasSpace, score: glyph.ink - 0.01 + other.score });
        }
    }
    return chain;
}

function follow(best, x) {
    const codes = [];
    let chain = best[x];
    const { score } = chain;
    for (;;) {
        codes.push(chain.glyph.code);
        if (chain.next === undefined) {
            return { codes, score, end: chain.end };
        }
        if (chain.hasSpace) {
            codes.push(SPACE);
        }
        chain = best[chain.next];
    }
}

function isBelievable({ codes, score }) {
    const telling = codes.filter((code) => code >= FIRST_SIGN || isLetter(code)).length;
    return telling > 1 || (telling === 1 && score >= LEAST_ALONE);
}

function isLetter(code) {
    return /[A-Za-z0-9%]/.test(String.fromCharCode(code));
}

function collides(kept, run) {
    return kept.some(
        (other) =>
            run.x < other.end &&
            other.x < run.end &&
            run.y + run.trim < other.y + other.height - other.trim &&
            other.y + other.trim < run.y + run.height - run.trim,
    );
}

function isBeside(run, other) {
    const top = Math.max(run.y, other.y);
    const bottom = Math.min(run.y + run.height, other.y + other.height);
    return bottom - top > Math.min(run.height, other.height) / 2;
}

function isInRow(row, [run]) {
    return row[0].height === run.height && Math.abs(row[0].y - run.y) < LEAST_PITCH;
}

/** Tell whether words of a row stand below words of a line, as in a list. */
function isBelow(line, row) {
    return line
        .filter(isWord)
        .some((one) => row.filter(isWord).some((run) => one.x < run.end && run.x < one.end));
}

function isWord({ codes, height }) {
    const isPicture = codes[0] >= FIRST_SIGN && codes[0] !== BECOMES && height > LEAST_PICTURE;
    return codes.length > 2 || isPicture;
}
