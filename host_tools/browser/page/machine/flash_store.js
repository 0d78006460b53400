// The device's flash in the browser's storage. What `keep` has resolved for survives a power cut.

const NAME = "zonekeeper";
const FILES = "files"; // [device, name] to hex digits; a folder's name ends in /
const OWNERS = "owners"; // device to the one tab that may write

/** Another tab has taken this device: nothing was written. */
export class TakenError extends Error {}

/** This browser keeps nothing for the page: a private window, or storage is switched off. */
export class NoStorageError extends Error {}

/** The flash of one device, owned by whoever opened it last. */
export class FlashStore {
    #database;
    #device;
    #owner = crypto.getRandomValues(new Uint32Array(4)).join("-");

    /** Open the storage and take the device over. */
    async open(device) {
        this.#device = device;
        this.#database = await openDatabase();
        await this.#change((files, owners) => owners.put(this.#owner, this.#device));
        return this;
    }

    /** Return all files by name. */
    async read() {
        const everything = IDBKeyRange.bound([this.#device], [this.#device, []]);
        const files = this.#database.transaction(FILES).objectStore(FILES);
        const [keys, values] = await Promise.all([
            answer(files.getAllKeys(everything)),
            answer(files.getAll(everything)),
        ]);
        return Object.fromEntries(keys.map(([, name], at) => [name, values[at]]));
    }

    /** Write changes in one piece; resolve when they are durable. Null deletes a file. */
    async keep(changes) {
        let isTaken = false;
        const kept = this.#change((files, owners, transaction) => {
            owners.get(this.#device).onsuccess = (event) => {
                isTaken = event.target.result !== this.#owner;
                if (isTaken) {
                    transaction.abort();
                    return;
                }
                for (const [name, digits] of Object.entries(changes)) {
                    const key = [this.#device, name];
                    digits === null ? files.delete(key) : files.put(digits, key);
                }
            };
        });
        await kept.catch((error) => {
            throw isTaken ? new TakenError() : error;
        });
    }

    #change(work) {
        // "strict": the browser has flushed it to the disk before it says that it is complete.
        const stores = [FILES, OWNERS];
        const transaction = this.#database.transaction(stores, "readwrite", {
            durability: "strict",
        });
        const [files, owners] = stores.map((store) => transaction.objectStore(store));
        return new Promise((resolve, reject) => {
            transaction.oncomplete = () => resolve();
            transaction.onabort = () => reject(transaction.error ?? new Error("aborted"));
            work(files, owners, transaction);
        });
    }
}

async function openDatabase() {
    try {
        const request = indexedDB.open(NAME, 1);
        request.onupgradeneeded = () => {
            request.result.createObjectStore(FILES);
            request.result.createObjectStore(OWNERS);
        };
        return await answer(request);
    } catch (error) {
        throw error.name === "QuotaExceededError" ? error : new NoStorageError(error.message);
    }
}

function answer(request) {
    return new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
}
