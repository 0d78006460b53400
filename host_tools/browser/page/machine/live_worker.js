// The device that is played: MicroPython in a worker of its own, which a power cut ends.
//
// It takes messages {do: ...} and posts messages {did: ...}. What it posts to be seen was kept
// first: after every step that changed the flash it waits until the storage says "durable".

import { DeviceClock, now } from "./device_clock.js";
import { FlashStore, NoStorageError, TakenError } from "./flash_store.js";
import { fromHex, toHex } from "./hex.js";
import { startInterpreter } from "./interpreter.js";

const KEEP = 1; // as in inside/page_board.py
const LOOK = 2;
const BUSY_MS = 4; // between two looks at the clock while somebody plays
const IDLE_MS = 16;
const MOST_MS = 40; // of the device's time at one go, so that no finger is heard of too late
const HIDDEN_MS = 100;
const BUSY_FOR_MS = 1500;
const FIGURES_MS = 500;
const SILENT_MS = 3000; // a storage that takes longer is told of

const clock = new DeviceClock();
let board = null;
let store = null;
let wake = () => {};
let busyUntil = 0;
let isHidden = false;
let figuresDue = Infinity;
let deviceMs = 0;
let shown = "";
const breath = new MessageChannel();
const early = []; // what was set before the device was on

const ORDERS = {
    start: ({ device }) => start(device),
    key({ key, isDown, at }) {
        const ms = board?.finger(key, isDown, Math.round(clock.at(at)));
        post("pressed", { key, isDown, ms });
        busyUntil = now() + BUSY_FOR_MS;
    },
    keys: ({ moves }) => moves.forEach(ORDERS.key), // told at once, so that they keep their distances
    speed: ({ value }) => clock.setSpeed(value),
    fault(order) {
        board ? board.suffer(order.fault, order.value) : early.push(order);
    },
    hidden: ({ value }) => (isHidden = value),
    watch: ({ value }) => (figuresDue = value ? 0 : Infinity),
    now: () => board && post("now", { ms: board.now() }),
    adopt: ({ id, log, secret }) => adopt(id, log, secret),
};

self.onmessage = ({ data }) => {
    ORDERS[data.do](data);
    wake();
};

async function start(device) {
    try {
        const print = (line) => post("print", { line });
        const [mp, opened] = await Promise.all([
            startInterpreter(print),
            patiently(new FlashStore().open(device)),
        ]);
        store = opened;
        const files = await patiently(store.read());
        board = switchOn(mp, JSON.stringify(files));
        early.forEach(ORDERS.fault);
        post("start", { files });
        await run();
    } catch (error) {
        post("end", { why: describe(error) });
    }
}

function switchOn(mp, files) {
    const made = mp.pyimport("host_tools.browser.inside.page_board").PageBoard(files, random);
    const today = new Date();
    made.boot(today.getFullYear(), today.getMonth() + 1, today.getDate());
    const { advance, now, percent, finger, face, figures, suffer, adopt } = made; // looked up once
    clock.set((deviceMs = now()));
    const looks = { now, percent, face, figures };
    return { ...looks, advance, finger, suffer, adopt, takeChanges: made.take_changes };
}

function random(count) {
    return toHex(crypto.getRandomValues(new Uint8Array(count)));
}

async function run() {
    for (;;) {
        const wanted = Math.floor(clock.target(deviceMs));
        const target = Math.min(wanted, deviceMs + MOST_MS * clock.speed);
        const news = board.advance(target);
        if (news & KEEP) {
            await keep();
        }
        if (news & LOOK) {
            show();
        }
        deviceMs = news & KEEP ? board.now() : Math.max(deviceMs, target);
        tellFigures();
        await (deviceMs < wanted ? breathe() : rest());
    }
}

async function keep() {
    const changes = JSON.parse(board.takeChanges());
    await patiently(store.keep(changes));
    post("keep", { changes });
}

/** Wait for the storage as long as it takes; when that is long, say so, and when it is over. */
async function patiently(work) {
    let isSilent = false;
    const timer = setTimeout(() => {
        isSilent = true;
        post("silent");
    }, SILENT_MS);
    try {
        return await work;
    } finally {
        clearTimeout(timer);
        isSilent && post("answered");
    }
}

function show() {
    const face = board.face();
    if (face === shown) {
        return;
    }
    shown = face;
    const { picture, lights, contrast, rolls, isOver } = JSON.parse(face);
    const seen = { picture: fromHex(picture), lights: fromHex(lights), contrast, rolls, isOver };
    post("show", { ...seen, percent: board.percent(), ms: board.now() });
}

function tellFigures() {
    if (now() >= figuresDue) {
        figuresDue = now() + FIGURES_MS;
        post("figures", { figures: JSON.parse(board.figures()) });
    }
}

/** Let messages in, but no time pass: the device is behind. */
function breathe() {
    return new Promise((resolve) => {
        breath.port1.onmessage = resolve;
        breath.port2.postMessage(null);
    });
}

/** Wait for the next look at the clock, or for a message. */
function rest() {
    const ms = isHidden ? HIDDEN_MS : now() < busyUntil ? BUSY_MS : IDLE_MS;
    return new Promise((resolve) => {
        const timer = setTimeout(resolve, ms);
        wake = () => {
            clearTimeout(timer);
            resolve();
        };
    });
}

async function adopt(id, log, secret) {
    let sentence = "The device cannot take this log.";
    try {
        sentence = board.adopt(log, secret);
    } catch (error) {
        console.warn(error);
    }
    try {
        await (sentence || keep());
        post("adopt", { id, sentence });
    } catch (error) {
        post("end", { why: describe(error) });
    }
}

function describe(error) {
    if (error instanceof TakenError) {
        return "taken";
    }
    if (error instanceof NoStorageError) {
        return "nowhere";
    }
    return error?.name === "QuotaExceededError" ? "full" : String(error?.message ?? error);
}

function post(did, message) {
    self.postMessage({ did, ...message });
}
