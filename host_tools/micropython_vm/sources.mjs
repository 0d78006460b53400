// The sources that an interpreter gets before anything runs in it.

import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join, posix } from "node:path";

const SKIPPED = new Set(["__pycache__", "node_modules"]);

/** Copy what is below a folder of this computer into the files of an interpreter. */
export function copyTree(files, source, target) {
    files.mkdirTree(target);
    for (const entry of readdirSync(source, { withFileTypes: true })) {
        if (SKIPPED.has(entry.name) || entry.name.startsWith(".")) {
            continue;
        }
        const from = join(source, entry.name);
        const to = posix.join(target, entry.name);
        if (entry.isDirectory()) {
            copyTree(files, from, to);
        } else if (entry.isFile()) {
            copyFile(files, from, to);
        }
    }
}

function copyFile(files, from, to) {
    const bytecode = from.endsWith(".py") && freshBytecode(from);
    if (bytecode) {
        files.writeFile(`${to.slice(0, -3)}.mpy`, readFileSync(bytecode));
    } else {
        files.writeFile(to, readFileSync(from));
    }
}

/** Return the file that `bytecode.py` has made of a source, unless the source changed since. */
function freshBytecode(source) {
    const file = join(dirname(source), "__pycache__", `${basename(source, ".py")}.mpy`);
    const made = statSync(file, { bigint: true, throwIfNoEntry: false });
    return made?.size && made.mtimeNs === statSync(source, { bigint: true }).mtimeNs && file;
}
