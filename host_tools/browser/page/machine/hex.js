// Bytes as hex digits: how the script and MicroPython hand them to each other.

const DIGITS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

/** Return the hex digits of bytes. */
export function toHex(bytes) {
    let digits = "";
    for (const byte of bytes) {
        digits += DIGITS[byte];
    }
    return digits;
}

/** Return the bytes that hex digits stand for. */
export function fromHex(digits) {
    const bytes = new Uint8Array(digits.length / 2);
    for (let at = 0; at < bytes.length; at++) {
        bytes[at] = parseInt(digits.substr(at * 2, 2), 16);
    }
    return bytes;
}
