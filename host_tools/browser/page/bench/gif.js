// A GIF writer: one palette of the colours that occur, LZW, as many frames as wanted.

const BITS = 8;
const CLEAR = 1 << BITS;
const END = CLEAR + 1;
const MOST_CODES = 4096;
const COLOURS = 256;

/** Return the bytes of an animation; a frame is {pixels: RGBA bytes, ms}. It runs for ever. */
export function encodeGif(width, height, frames) {
    const palette = new Palette();
    const indexed = frames.map(({ pixels }) => palette.indices(pixels));
    const out = [...text("GIF89a"), ...short(width), ...short(height), 0xf7, 0, 0];
    out.push(...palette.bytes());
    out.push(0x21, 0xff, 11, ...text("NETSCAPE2.0"), 3, 1, 0, 0, 0);
    for (const [at, { ms }] of frames.entries()) {
        out.push(0x21, 0xf9, 4, 4, ...short(Math.max(2, Math.round(ms / 10))), 0, 0);
        out.push(0x2c, 0, 0, 0, 0, ...short(width), ...short(height), 0, BITS);
        for (const byte of blocks(compress(indexed[at]))) {
            out.push(byte);
        }
    }
    out.push(0x3b);
    return new Uint8Array(out);
}

function text(letters) {
    return [...letters].map((letter) => letter.charCodeAt(0));
}

function short(number) {
    return [number & 255, (number >> 8) & 255];
}

/** The colours in the order they were met, a little rounded; past the last, the nearest. */
class Palette {
    #places = new Map();

    indices(pixels) {
        const found = new Uint8Array(pixels.length / 4);
        for (let at = 0; at < found.length; at++) {
            const [r, g, b] = pixels.subarray(at * 4, at * 4 + 3);
            found[at] = this.#place(((r & 0xf8) << 16) | ((g & 0xf8) << 8) | (b & 0xf8));
        }
        return found;
    }

    bytes() {
        const colours = [...this.#places.keys()].slice(0, COLOURS);
        const all = [...colours, ...Array(COLOURS - colours.length).fill(0)];
        return all.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]);
    }

    #place(colour) {
        const known = this.#places.get(colour);
        if (known !== undefined) {
            return known;
        }
        const isFull = this.#places.size >= COLOURS;
        const place = isFull ? this.#nearest(colour) : this.#places.size;
        this.#places.set(colour, place);
        return place;
    }

    #nearest(colour) {
        const apart = (other, shift) => ((other >> shift) & 255) - ((colour >> shift) & 255);
        const far = (other) => [16, 8, 0].reduce((sum, shift) => sum + apart(other, shift) ** 2, 0);
        const colours = [...this.#places.keys()].slice(0, COLOURS);
        return colours.reduce((best, other, at) => (far(other) < far(colours[best]) ? at : best), 0);
    }
}

/** Return LZW codes as bytes, the width of a code growing as the table does. */
function compress(pixels) {
    const out = [];
    let pending = 0;
    let pendingBits = 0;
    let table = new Map();
    let width = BITS + 1;
    const put = (code) => {
        pending |= code << pendingBits;
        for (pendingBits += width; pendingBits >= 8; pendingBits -= 8) {
            out.push(pending & 255);
            pending >>>= 8;
        }
    };
    put(CLEAR);
    let prefix = pixels[0];
    for (let at = 1; at < pixels.length; at++) {
        const key = (prefix << 8) | pixels[at];
        const known = table.get(key);
        if (known !== undefined) {
            prefix = known;
            continue;
        }
        put(prefix);
        prefix = pixels[at];
        const code = END + 1 + table.size;
        table.set(key, code);
        if (code >= 1 << width) {
            width++;
        }
        if (code === MOST_CODES - 1) {
            put(CLEAR);
            table = new Map();
            width = BITS + 1;
        }
    }
    put(prefix);
    put(END);
    out.push(pending & 255);
    return out;
}

function* blocks(bytes) {
    for (let at = 0; at < bytes.length; at += 255) {
        const part = bytes.slice(at, at + 255);
        yield part.length;
        yield* part;
    }
    yield 0;
}
