// The page's end of the looking glass: asks its worker and waits for the answers.

/** A second MicroPython that reads logs; it never touches the device that is played. */
export class LookingGlass {
    #worker = new Worker(new URL("../machine/look_worker.js", import.meta.url), { type: "module" });
    #waiting = new Map();
    #lastId = 0;

    constructor(files) {
        this.#worker.onmessage = ({ data }) => this.#settle(data);
        this.ask("start", files);
    }

    /** Return the answer to a call of the worker. */
    ask(call, ...parameters) {
        const id = ++this.#lastId;
        this.#worker.postMessage({ id, call, parameters });
        return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    }

    #settle({ id, result, trouble }) {
        const { resolve, reject } = this.#waiting.get(id);
        this.#waiting.delete(id);
        trouble === undefined ? resolve(result) : reject(new Error(trouble));
    }
}
