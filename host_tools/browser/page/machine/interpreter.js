// Real MicroPython with the project's files in it. A worker holds one; a power cut ends both.

import { loadMicroPython } from "../micropython.mjs";
import { installTrampolines, knowsTrampolines } from "../trampolines.mjs";
import { unpack } from "./pack.js";

const HERE = new URL("..", import.meta.url);
const HEAP_BYTES = 2 * 1024 * 1024;
const STACK_WORDS = 8 * 1024; // the simulated parts call deeper than the firmware alone
const SEARCH_PATH = ["/", "/firmware", "/host_tools/simulated/modules"];

// Emscripten makes these, and a package of ours with such a name would be hidden by them.
const SPARE_FOLDERS = ["/home/web_user", "/home", "/tmp"];

if (knowsTrampolines()) {
    installTrampolines();
}

/** Start MicroPython; `print` gets every line that the device says on its serial line. */
export async function startInterpreter(print) {
    const [files, mp] = await Promise.all([
        fetch(new URL("firmware.pack", HERE)).then(unpack),
        fetch(new URL("interpreter.pack", HERE))
            .then(unpack)
            .then(([[, code]]) => load(code, print)),
    ]);
    SPARE_FOLDERS.forEach((folder) => mp.FS.rmdir(folder));
    for (const [path, bytes] of files) {
        mp.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
        mp.FS.writeFile(path, bytes);
    }
    mp.runPython(`import sys\nsys.path[:] = ${JSON.stringify(SEARCH_PATH)}\ndel sys`);
    return mp;
}

/** Load MicroPython, which takes its code by an address alone. */
async function load(code, print) {
    const url = URL.createObjectURL(new Blob([code], { type: "application/wasm" }));
    try {
        return await loadMicroPython({
            url,
            heapsize: HEAP_BYTES,
            pystack: STACK_WORDS,
            stdout: print,
            stderr: print,
        });
    } finally {
        URL.revokeObjectURL(url);
    }
}
