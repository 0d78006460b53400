// The looking glass: MicroPython in a second worker, which reads logs and draws their moments.
//
// It takes messages {id, call, arguments} and answers {id, result} or {id, trouble}.

import { startInterpreter } from "./interpreter.js";

let mp = null;
let watcher = null;
let waiting = Promise.resolve();

const CALLS = {
    start(files) {
        watcher = mp.pyimport("host_tools.browser.inside.look").Watcher(JSON.stringify(files));
    },
    follow: (changes) => watcher.follow(JSON.stringify(changes)),
    openGame: () => JSON.parse(watcher.open_game()),
    openFile: (digits) => JSON.parse(watcher.open_file(digits)),
    face: (line) => JSON.parse(watcher.face(line)),
    secret: () => watcher.secret(),
    vendettas: () => JSON.parse(watcher.vendettas()),
    frameHashes(digits, every) {
        const replay = mp.pyimport("host_tools.browser.inside.frame_proof");
        return JSON.parse(replay.frame_hashes(digits, every));
    },
};

self.onmessage = ({ data }) => {
    waiting = waiting.then(() => answer(data));
};

async function answer({ id, call, parameters }) {
    try {
        mp ??= await startInterpreter(() => {});
        self.postMessage({ id, result: CALLS[call](...parameters) });
    } catch (error) {
        self.postMessage({ id, trouble: String(error?.message ?? error) });
    }
}
