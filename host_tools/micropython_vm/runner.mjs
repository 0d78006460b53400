// Real MicroPython, driven by JSON lines: one request a line on stdin, one reply a line on stdout.
//
// A reply repeats the request's id and has either a result or an error {kind, text}:
//   python  the code raised; the interpreter is well and the text is its traceback
//   file    a file could not be read or written
//   full    the heap wanted to grow behind its fence; only `new` helps
//   crash   the interpreter is gone; only `new` helps
//   request the request made no sense
// Every reply to `run` carries what the code printed, also when it raised.

import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

import { copyTree } from "./sources.mjs";
import { installTrampolines } from "./trampolines.mjs";

installTrampolines();

const [, , PACKAGE] = process.argv; // the folder of the interpreter
const { loadMicroPython } = await import(pathToFileURL(join(PACKAGE, "micropython.mjs")));

// Emscripten makes these, and a package of ours with such a name would be hidden by them.
const SPARE_FOLDERS = ["/home/web_user", "/home", "/tmp"];

const SPARE_BYTES = 64 * 1024; // for the interpreter's own side, behind a fence
const LEAST_PIECE = 4096;

let mp = null; // the package keeps global state, so there is one interpreter at a time
let printed = [];
let isFenced = false;
let isFilling = false;
let isFull = false; // the heap wanted to grow behind the fence

class Failure extends Error {
    constructor(kind, text) {
        super(text);
        this.kind = kind;
    }
}

const growMemory = WebAssembly.Memory.prototype.grow;
WebAssembly.Memory.prototype.grow = function grow(pages) {
    if (!isFenced) {
        return growMemory.call(this, pages);
    }
    isFull = !isFilling;
    throw new RangeError("The heap is fenced in.");
};

// Emscripten catches that and complains. The interpreter would try for ever, with ever smaller
// pieces, so the first complaint ends it.
const { error: complain } = console;
console.error = (...words) => {
    if (isFull) {
        throw new Failure("full", "the heap is full");
    }
    if (!isFilling) {
        complain(...words);
    }
};

// Fill all memory that the heap could still take, and refuse to get more.
function fenceHeap() {
    const { _malloc, _free } = mp._module;
    const spare = Array.from({ length: SPARE_BYTES / LEAST_PIECE }, () => _malloc(LEAST_PIECE));
    isFenced = isFilling = true;
    for (let piece = 1 << 24; piece >= LEAST_PIECE; piece >>= 1) {
        while (_malloc(piece));
    }
    spare.forEach((place) => _free(place));
    isFilling = false;
}

async function startInterpreter({ heap_bytes, stack_words, trees, search_path }) {
    mp = null;
    isFenced = isFull = false;
    mp = await loadMicroPython({
        heapsize: heap_bytes,
        pystack: stack_words,
        linebuffer: false,
        stdout: (bytes) => printed.push(bytes[0]),
    });
    SPARE_FOLDERS.forEach((folder) => mp.FS.rmdir(folder));
    for (const [source, target] of trees) {
        copyTree(mp.FS, source, target);
    }
    runPython(`import sys\nsys.path[:] = ${JSON.stringify(search_path)}\ndel sys`);
}

function runPython(code) {
    try {
        mp.runPython(code);
    } catch (error) {
        if (error?.name === "PythonError") {
            throw new Failure("python", error.message);
        }
        mp = null;
        isFull = false;
        throw error instanceof Failure ? error : new Failure("crash", String(error?.message ?? error));
    }
}

function withFiles(path, work) {
    try {
        return work(mp.FS);
    } catch (error) {
        // Emscripten's file errors carry a number and no words.
        const reason = error?.code ?? error?.message ?? `error ${error?.errno}`;
        throw new Failure("file", `${path}: ${reason}`);
    }
}

const COMMANDS = {
    async new(request) {
        await startInterpreter(request);
        return {};
    },
    run({ code }) {
        runPython(code);
        return {};
    },
    fence() {
        fenceHeap();
        return {};
    },
    write({ path, data }) {
        withFiles(path, (files) => {
            files.mkdirTree(dirname(path));
            files.writeFile(path, Buffer.from(data, "base64"));
        });
        return {};
    },
    read({ path }) {
        const bytes = withFiles(path, (files) => files.readFile(path));
        return { data: Buffer.from(bytes).toString("base64") };
    },
    list({ path }) {
        const names = withFiles(path, (files) => files.readdir(path));
        return { names: names.filter((name) => name !== "." && name !== "..").sort() };
    },
};

async function perform(request) {
    const command = Object.hasOwn(COMMANDS, request.command) && COMMANDS[request.command];
    if (!command) {
        throw new Failure("request", `no command named ${request.command}`);
    }
    if (!mp && request.command !== "new") {
        throw new Failure("crash", "no interpreter is running");
    }
    return command(request);
}

function takePrinted() {
    const text = new TextDecoder().decode(new Uint8Array(printed));
    printed = [];
    return text;
}

async function answer(line) {
    let id = null;
    try {
        const request = JSON.parse(line);
        id = request.id;
        const result = await perform(request);
        return { id, printed: takePrinted(), ...result };
    } catch (error) {
        const failure = { kind: error.kind ?? "request", text: error.message };
        return { id, printed: takePrinted(), error: failure };
    }
}

// Only replies may appear on stdout, and no stray promise may end the process.
console.log = console.error;
process.on("uncaughtException", (error) => console.error(error));
process.on("unhandledRejection", (error) => console.error(error));

for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    process.stdout.write(`${JSON.stringify(await answer(line))}\n`);
}
