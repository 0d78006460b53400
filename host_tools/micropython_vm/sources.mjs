// The sources that an interpreter gets before anything runs in it.

import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join, posix, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";

const PROJECT = resolve(dirname(fileURLToPath(import.meta.url)), "..", "..") + sep;
const SKIPPED = new Set(["__pycache__", "node_modules"]);

const kept = new Map(); // what was read: the next interpreter of this process has it from here

/** Copy what is below a folder of this computer into the files of an interpreter. */
export function copyTree(files, source, target) {
    files.mkdirTree(target);
    for (const [path, bytes] of entries(source)) {
        const place = posix.join(target, path);
        bytes === null ? files.mkdirTree(place) : files.writeFile(place, bytes);
    }
}

/** Return [path, bytes] of all files, null for a folder. Those of the project are read once. */
function entries(source) {
    if (!(resolve(source) + sep).startsWith(PROJECT)) {
        return [...read(source, "")];
    }
    if (!kept.has(source)) {
        kept.set(source, [...read(source, "")]);
    }
    return kept.get(source);
}

function* read(source, place) {
    for (const entry of readdirSync(source, { withFileTypes: true })) {
        const from = join(source, entry.name);
        const to = posix.join(place, entry.name);
        if (SKIPPED.has(entry.name) || entry.name.startsWith(".")) {
            continue;
        }
        if (entry.isDirectory()) {
            yield [to, null];
            yield* read(from, to);
        } else if (entry.isFile()) {
            const bytecode = from.endsWith(".py") && freshBytecode(from);
            const name = bytecode ? `${to.slice(0, -3)}.mpy` : to;
            yield [name, readFileSync(bytecode || from)];
        }
    }
}

/** Return the file that `bytecode.py` has made of a source, unless the source changed since. */
function freshBytecode(source) {
    const file = join(dirname(source), "__pycache__", `${basename(source, ".py")}.mpy`);
    const made = statSync(file, { bigint: true, throwIfNoEntry: false });
    return made?.size && made.mtimeNs === statSync(source, { bigint: true }).mtimeNs && file;
}
