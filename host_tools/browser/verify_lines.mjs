// Lets the page's verifier judge logs, one JSON line each: {data, seal, fingerprint}, data in base 64.

import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

import { verdict } from "./page/verify/verdict.js";

const list = readFileSync(process.argv[2], "ascii");

for await (const line of createInterface({ input: process.stdin })) {
    const { data, seal, fingerprint } = JSON.parse(line);
    console.log(JSON.stringify(await judged(Buffer.from(data, "base64"), { seal, fingerprint, list })));
}

async function judged(data, notes) {
    try {
        const { outcome, flaw, proof } = await verdict(new Uint8Array(data), notes);
        return { outcome, line: flaw?.line ?? null, kind: flaw?.kind ?? null, sentence: flaw?.message ?? "", open: proof.open };
    } catch (error) {
        return { outcome: "RAISED", line: null, kind: null, sentence: String(error.stack), open: null };
    }
}
