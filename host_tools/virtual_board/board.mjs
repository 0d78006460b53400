// A board at a serial line: real MicroPython that asks its owner for everything it has not itself.
//
// One line of JSON goes out for each thing it wants, one comes back: bytes from the serial line,
// time, files of the flash. While it waits, nothing runs; there is no second thread.

import { readdirSync, readFileSync, readSync, writeSync } from "node:fs";
import { join, posix } from "node:path";

import { loadMicroPython } from "../micropython_vm/node_modules/@micropython/micropython-webassembly-pyscript/micropython.mjs";
import { installTrampolines } from "../micropython_vm/trampolines.mjs";

installTrampolines();

const [, , SOURCES] = process.argv; // the folder of the project
const TREES = ["host_tools/simulated", "host_tools/virtual_board/inside"];
const MODULES = "/host_tools/simulated/modules";
const SPARE_FOLDERS = ["/home/web_user", "/home", "/tmp"]; // Emscripten's own
const HEAP_BYTES = 2 * 1024 * 1024;
const STACK_WORDS = 8 * 1024; // the simulated parts call deeper than the firmware alone

const CTRL_A = 1;
const CTRL_B = 2;
const CTRL_C = 3;
const CTRL_D = 4;
const CTRL_E = 5;
const NEWLINE = 10;
const RETURN = 13;
const RAW_PASTE = [CTRL_E, "A".charCodeAt(0), CTRL_A];
const RAW_PASTE_YES = [..."R\x01"].map((sign) => sign.charCodeAt(0));
const WINDOW = 128; // bytes that may be under way in raw paste, as the ESP32 has it
const OUT_AT_MOST = 512;

// Garbage goes only while no Python runs, so a program that never ends is stopped now and then:
// one that takes Ctrl-C from the serial line itself can be told to go on.
const BREATH_EVERY_MS = 20_000;
const GO_ON = "import cable\ncable.go_on()";

let mp = null;
let line = ""; // what came of the owner's next answer
let arrived = []; // bytes of the serial line that nobody has taken yet
let leaving = []; // bytes that wait to be sent
let isMute = false;
let lastPrinted = 0;
let skipped = 0; // bytes of the output that are still to be left out
let isRaw = false; // the prompt is that of the raw REPL
let breathDue = Infinity;
let isBreathing = false;

// ---- the owner ----

function ask(text) {
    writeAll(`${text}\n`);
    const chunk = Buffer.alloc(65536);
    while (!line.includes("\n")) {
        const count = readSync(0, chunk);
        if (count === 0) {
            process.exit(0); // the battery was pulled
        }
        line += chunk.toString("latin1", 0, count);
    }
    const end = line.indexOf("\n");
    const answer = line.slice(0, end);
    line = line.slice(end + 1);
    return answer;
}

function writeAll(text) {
    const bytes = Buffer.from(text);
    for (let sent = 0; sent < bytes.length; ) {
        sent += writeSync(1, bytes, sent);
    }
}

function say(bytes) {
    const heard = bytes.slice(skipped);
    skipped = Math.max(0, skipped - bytes.length);
    if (!isMute) {
        leaving.push(...heard);
    }
    if (leaving.length >= OUT_AT_MOST) {
        flush();
    }
}

/** Send what Python prints; a line ends as on the chip's serial line. */
function print([byte]) {
    say(byte === NEWLINE && lastPrinted !== RETURN ? [RETURN, NEWLINE] : [byte]);
    lastPrinted = byte;
}

function flush() {
    if (leaving.length) {
        ask(JSON.stringify({ do: "say", bytes: Buffer.from(leaving).toString("hex") }));
        leaving = [];
    }
}

/** Ask for whatever comes within some time; the bytes among it belong to the serial line. */
function wait(text) {
    flush();
    const answer = JSON.parse(ask(text));
    take([...Buffer.from(answer.bytes, "hex")]);
    return JSON.stringify(answer);
}

function take(bytes) {
    const stopSign = mp?._module.ccall("mp_hal_get_interrupt_char", "number", [], []);
    for (const byte of bytes) {
        if (byte === stopSign) {
            arrived = []; // as the ESP32 does: what came before a Ctrl-C is void
            mp._module.ccall("mp_sched_keyboard_interrupt", "null", [], []);
        } else {
            arrived.push(byte);
        }
    }
    breathe(stopSign);
}

function breathe(stopSign) {
    if (stopSign === -1 && performance.now() > breathDue && !arrived.includes(CTRL_C)) {
        isBreathing = isMute = true;
        arrived.push(CTRL_C);
        breathDue = Infinity;
    }
}

// ---- the interpreter ----

async function startInterpreter() {
    mp = null;
    mp = await loadMicroPython({
        heapsize: HEAP_BYTES,
        pystack: STACK_WORDS,
        linebuffer: false,
        stdin: () => arrived.shift() ?? null,
        stdout: print,
        stderr: print,
    });
    SPARE_FOLDERS.forEach((folder) => mp.FS.rmdir(folder));
    TREES.forEach((tree) => copyTree(join(SOURCES, tree), `/${tree}`));
    mp.registerJsModule("owner", {
        ask: (text) => (flush(), ask(text)),
        wait,
    });
    mp.runPython(`import sys\nsys.path[:] = ["/", "${MODULES}"]\ndel sys`);
    mp.runPython("from host_tools.virtual_board.inside.chip import begin\nbegin()\ndel begin");
}

function copyTree(source, target) {
    mp.FS.mkdirTree(target);
    for (const entry of readdirSync(source, { withFileTypes: true })) {
        const [from, to] = [join(source, entry.name), posix.join(target, entry.name)];
        if (entry.isDirectory()) {
            // CPython's bytecode lies beside the sources; an empty folder would pass for a module.
            if (entry.name !== "__pycache__") copyTree(from, to);
        } else if (entry.name.endsWith(".py")) {
            mp.FS.writeFile(to, readFileSync(from));
        }
    }
}

/** Run a script of the flash, if it is there; tell whether it asked for a soft reset. */
function runScript(name) {
    const path = JSON.stringify(name);
    return run(`import os\nif ${path} in os.listdir("/"):\n    exec(open(${path}).read())`);
}

/** Run a program and let it go on after each breath; tell whether it asked for a soft reset. */
function run(code) {
    const wantsReset = runOnce(code);
    return goOn() || wantsReset;
}

function runOnce(code) {
    let wantsReset = false;
    breathDue = performance.now() + BREATH_EVERY_MS;
    try {
        mp.runPython(`import micropython\nmicropython.kbd_intr(${CTRL_C})`);
        mp.runPython(code);
    } catch (error) {
        if (error?.name !== "PythonError") {
            throw error;
        }
        wantsReset = error.type === "SystemExit";
        if (!wantsReset) {
            say(Buffer.from(error.message.replaceAll(/\r?\n/g, "\r\n")));
        }
    }
    mp.runPython("import micropython\nmicropython.kbd_intr(-1)");
    breathDue = Infinity;
    return wantsReset;
}

/** Let a program that was stopped for breath go on; tell whether it asked for a soft reset. */
function goOn() {
    let wantsReset = false;
    breathDue = Infinity;
    while (isBreathing) {
        isBreathing = isMute = false;
        mp.runPython("import gc\ngc.collect()");
        wantsReset = runOnce(GO_ON);
    }
    return wantsReset;
}

// ---- the serial line ----

async function reset() {
    const wasRaw = isRaw;
    isRaw = false;
    do {
        await startInterpreter();
    } while (runScript("boot.py") || (!wasRaw && runScript("main.py"))); // in raw mode not main.py
    isMute = wasRaw; // only the raw banner follows
    mp.replInit();
    isMute = false;
    if (wasRaw) {
        feed(CTRL_A);
    }
}

/** Give one byte to the REPL; tell whether it asks for a soft reset. */
function feed(byte) {
    if (byte === CTRL_A || byte === CTRL_B) {
        isRaw = byte === CTRL_A;
    }
    breathDue = performance.now() + BREATH_EVERY_MS;
    const wantsReset = mp.replProcessChar(byte) !== 0;
    return goOn() || wantsReset;
}

function announcesRawPaste() {
    return isRaw && RAW_PASTE.every((byte, place) => arrived[place] === byte);
}

/** Take code that is pasted at full speed, a window at a time; tell as `feed` does. */
function takeRawPaste() {
    arrived.splice(0, RAW_PASTE.length);
    say([...RAW_PASTE_YES, WINDOW & 0xff, WINDOW >> 8, CTRL_A]);
    for (let count = 1; ; count++) {
        const byte = nextByte();
        if (byte === CTRL_D || byte === CTRL_C) {
            say([CTRL_D]);
            skipped = byte === CTRL_D ? "OK".length : 0; // whoever pastes was just answered
            return feed(byte);
        }
        mp.replProcessChar(byte);
        if (count % WINDOW === 0) {
            say([CTRL_A]);
        }
    }
}

function nextByte() {
    while (arrived.length === 0) {
        waitForBytes();
    }
    return arrived.shift();
}

function waitForBytes() {
    wait(JSON.stringify({ do: "wait", ms: -1 }));
}

async function serve() {
    await reset();
    for (;;) {
        const needed = isRaw && arrived[0] === CTRL_E ? RAW_PASTE.length : 1;
        if (arrived.length < needed) {
            waitForBytes();
            continue;
        }
        if (announcesRawPaste() ? takeRawPaste() : feed(arrived.shift())) {
            say(Buffer.from("MPY: soft reboot\r\n"));
            await reset();
        }
    }
}

console.log = console.error; // only questions may appear on stdout
await serve();
