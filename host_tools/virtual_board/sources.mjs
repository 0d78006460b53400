// The sources that an interpreter gets before anything runs in it.

import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

/** Copy the modules below a folder of this computer into the files of an interpreter. */
export function copyTree(files, source, target) {
    files.mkdirTree(target);
    for (const entry of readdirSync(source, { withFileTypes: true })) {
        const [from, to] = [join(source, entry.name), posix.join(target, entry.name)];
        if (entry.isDirectory()) {
            // CPython's bytecode lies beside the sources; an empty folder would pass for a module.
            if (entry.name !== "__pycache__") copyTree(files, from, to);
        } else if (entry.name.endsWith(".py")) {
            files.writeFile(to, readFileSync(from));
        }
    }
}
