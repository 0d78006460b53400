// A board at a serial line: real MicroPython that asks its owner for everything it has not itself.
//
// One line of JSON goes out for each thing it wants, one comes back: bytes from the serial line,
// time, files of the flash. While it waits, nothing runs. Python itself reaches nothing but that:
// wall.mjs keeps it from JavaScript, and the questions go through a file of bytes.

import { join } from "node:path";
import { Worker } from "node:worker_threads";

import { copyTree } from "../micropython_vm/sources.mjs";
import { installTrampolines } from "../micropython_vm/trampolines.mjs";
import { ask, makeDevice } from "./owner.mjs";
import { loadWalled } from "./wall.mjs";

installTrampolines();

const [, , SOURCES, PIPE] = process.argv; // the folder of the project; the owner's pipe
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
const IN_AT_MOST = 65536; // bytes that wait for a program; what comes after them is lost
const OWNER = "/dev/owner";

// Garbage goes only while no Python runs, so a program that never ends is stopped now and then:
// one that takes Ctrl-C from the serial line itself can be told to go on.
const BREATH_EVERY_MS = 20_000;
const BUSY_MS = 200; // a shorter program, such as boot.py, is not worth stopping
const GO_ON = "import cable\ncable.go_on()";

let mp = null;
let arrived = []; // bytes of the serial line that nobody has taken yet
let leaving = []; // bytes that wait to be sent
let isMute = false;
let lastPrinted = 0;
let skipped = 0; // bytes of the output that are still to be left out
let stopsSeen = 0; // Ctrl-Cs of the serial line, and how many of them have had their effect
let stopsDone = 0;
let receipt = 0; // one more than the bytes that are left of the prompt's "OK" for a program
let isRaw = false; // the prompt is that of the raw REPL
let breathDue = Infinity;
let startedAt = 0;
let isBreathing = false;

// ---- the owner ----

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
    receipt = Math.max(0, receipt - 1);
    if (byte === NEWLINE || receipt === 1) {
        flush(); // the program may be busy from here on
    }
}

function flush() {
    if (leaving.length) {
        ask(JSON.stringify({ do: "say", bytes: Buffer.from(leaving).toString("hex") }));
        leaving = [];
    }
}

/** Ask for whatever comes within some time; the bytes among it belong to the serial line. */
function wait(question) {
    flush();
    const answer = JSON.parse(ask(JSON.stringify(question)));
    take([...Buffer.from(answer.bytes ?? "", "hex")]);
    return JSON.stringify(answer);
}

function answerPython(question) {
    flush();
    return question.do === "wait" ? wait(question) : ask(JSON.stringify(question));
}

function take(bytes) {
    const sign = stopSign();
    for (const byte of bytes) {
        const wasDone = byte === CTRL_C && ++stopsSeen <= stopsDone;
        stopsDone = Math.max(stopsDone, stopsSeen);
        if (wasDone) {
            arrived = [];
        } else if (byte === sign) {
            interrupt();
        } else if (arrived.length < IN_AT_MOST) {
            arrived.push(byte);
        }
    }
    breathe(sign);
}

function stopSign() {
    return mp?._module.ccall("mp_hal_get_interrupt_char", "number", [], []);
}

function interrupt() {
    arrived = []; // as the ESP32 does: what came before a Ctrl-C is void
    mp._module.ccall("mp_sched_keyboard_interrupt", "null", [], []);
}

/** Stop a program that is too busy to ask for the Ctrl-C of this number; watch.mjs calls it. */
globalThis.stopProgram = (number) => {
    const isBusy = performance.now() > startedAt + BUSY_MS;
    if (isBusy && number > stopsDone && stopSign() === CTRL_C) {
        stopsDone = number;
        interrupt();
    }
};

function noteStart() {
    startedAt = performance.now();
    breathDue = startedAt + BREATH_EVERY_MS;
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
    mp = await loadWalled({
        heapsize: HEAP_BYTES,
        pystack: STACK_WORDS,
        linebuffer: false,
        stdin: () => arrived.shift() ?? null,
        stdout: print,
        stderr: print,
    });
    SPARE_FOLDERS.forEach((folder) => mp.FS.rmdir(folder));
    TREES.forEach((tree) => copyTree(mp.FS, join(SOURCES, tree), `/${tree}`));
    makeDevice(mp.FS, OWNER, answerPython);
    mp.runPython(`import sys\nsys.path[:] = ["/", "${MODULES}"]\ndel sys`);
    mp.runPython("from host_tools.virtual_board.inside.chip import begin\nbegin()\ndel begin");
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
    noteStart();
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
    if (byte === RETURN) {
        flush();
    }
    receipt = isRaw && byte === CTRL_D ? "OK".length + 1 : 0;
    noteStart();
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
            flush();
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
    wait({ do: "wait", ms: -1 });
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
new Worker(new URL("./watch.mjs", import.meta.url), { workerData: { pipe: Number(PIPE) } });
await serve();
