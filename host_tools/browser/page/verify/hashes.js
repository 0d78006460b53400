// SHA-256 (FIPS 180-4), HMAC (RFC 2104) and CRC-32: here, because WebCrypto only answers later.

const utf8 = new TextEncoder();
const PRIMES = primes(64);
const ROUND = Uint32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const START = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
const CRC = Uint32Array.from({ length: 256 }, (_, byte) => crcOfByte(byte));
const words = new Uint32Array(64);

/** Return the digest of all parts, which are bytes or text, one behind the other. */
export function sha256(...parts) {
    const data = joined(parts);
    const padded = new Uint8Array(Math.ceil((data.length + 9) / 64) * 64);
    padded.set(data);
    padded[data.length] = 0x80;
    const view = new DataView(padded.buffer);
    view.setUint32(padded.length - 8, Math.floor(data.length / 2 ** 29));
    view.setUint32(padded.length - 4, data.length << 3);
    const state = START.slice();
    for (let at = 0; at < padded.length; at += 64) {
        mix(state, view, at);
    }
    const digest = new DataView(new ArrayBuffer(32));
    state.forEach((word, place) => digest.setUint32(4 * place, word));
    return new Uint8Array(digest.buffer);
}

/** Return the HMAC-SHA256 of the parts; the key has 64 bytes at most. */
export function hmac(key, ...parts) {
    const pad = (byte) => Uint8Array.from({ length: 64 }, (_, at) => (key[at] ?? 0) ^ byte);
    return sha256(pad(0x5c), sha256(pad(0x36), ...parts));
}

/** Return the CRC-32 of the parts, one behind the other. */
export function crc32(...parts) {
    let crc = ~0;
    for (const part of parts) {
        for (const byte of part) {
            crc = CRC[(crc ^ byte) & 255] ^ (crc >>> 8);
        }
    }
    return ~crc >>> 0;
}

/** Return bytes as hex digits. */
export function hex(bytes) {
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function equal(one, other) {
    return one.length === other.length && one.every((byte, at) => byte === other[at]);
}

function joined(parts) {
    const bytes = parts.map((part) => (typeof part === "string" ? utf8.encode(part) : part));
    const whole = new Uint8Array(bytes.reduce((size, part) => size + part.length, 0));
    let at = 0;
    for (const part of bytes) {
        whole.set(part, at);
        at += part.length;
    }
    return whole;
}

function mix(state, view, at) {
    for (let t = 0; t < 64; t++) {
        words[t] = t < 16 ? view.getUint32(at + 4 * t) : spread(t);
    }
    let [a, b, c, d, e, f, g, h] = state;
    for (let t = 0; t < 64; t++) {
        const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[t] + words[t]) | 0;
        const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
        h = g;
        g = f;
        f = e;
        e = (d + one) | 0;
        d = c;
        c = b;
        b = a;
        a = (one + two) | 0;
    }
    [a, b, c, d, e, f, g, h].forEach((word, place) => (state[place] += word));
}

function spread(t) {
    const far = words[t - 15];
    const near = words[t - 2];
    const low = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
    const high = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
    return words[t - 16] + low + words[t - 7] + high;
}

function turn(word, bits) {
    return (word >>> bits) | (word << (32 - bits));
}

function fraction(root) {
    return (root % 1) * 2 ** 32;
}

function primes(count) {
    const found = [];
    for (let n = 2; found.length < count; n++) {
        if (found.every((prime) => n % prime)) {
            found.push(n);
        }
    }
    return found;
}

function crcOfByte(byte) {
    let crc = byte;
    for (let bit = 0; bit < 8; bit++) {
        crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
    }
    return crc;
}
