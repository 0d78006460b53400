// A second thread beside the interpreter, for what must not wait until that has time.
//
// The owner holds the other end of a pipe. A number in it asks to stop the program that runs, as
// the Ctrl-C of that number does. Its end is the end of the owner: then nothing may go on.

import { createReadStream } from "node:fs";
import { Session } from "node:inspector";
import { workerData } from "node:worker_threads";

function stopProgram(number) {
    const session = new Session();
    session.connectToMainThread();
    // The main thread takes this between two instructions, whatever it is busy with.
    const expression = `stopProgram(${Number(number)})`;
    session.post("Runtime.evaluate", { expression }, () => session.disconnect());
}

function end() {
    process.kill(process.pid, "SIGKILL");
}

let text = "";
const pipe = createReadStream("", { fd: workerData.pipe, encoding: "latin1" });
pipe.on("data", (piece) => {
    text += piece;
    const numbers = text.split("\n");
    text = numbers.pop();
    if (numbers.length) {
        stopProgram(numbers.at(-1));
    }
});
pipe.on("end", end);
pipe.on("error", end);
