// Many files as one, see `pack.py`: gzip of an index and the files behind it.

const decoder = new TextDecoder();

/** Return [path, bytes] of every file in a pack. */
export async function unpack(response) {
    const plain = response.body.pipeThrough(new DecompressionStream("gzip"));
    const bytes = new Uint8Array(await new Response(plain).arrayBuffer());
    const indexEnd = 4 + new DataView(bytes.buffer).getUint32(0);
    const index = JSON.parse(decoder.decode(bytes.subarray(4, indexEnd)));
    let at = indexEnd;
    return index.map(([path, size]) => [path, bytes.subarray(at, (at += size))]);
}
