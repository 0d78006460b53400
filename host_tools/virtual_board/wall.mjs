// The wall around the interpreter: it is linked without whatever lets Python reach JavaScript.
//
// MicroPython for the web has `js` and `jsffi`, and from any object of JavaScript it is two steps
// to the programs of this computer. They work through functions that JavaScript hands to the
// interpreter. Only those on the list below are handed over; in the place of every other stands
// one that finds nothing, and nothing that Python does can bring the real one back.

import { loadMicroPython } from "../micropython_vm/node_modules/@micropython/micropython-webassembly-pyscript/micropython.mjs";

const NEEDED = [
    /^__syscall_/, // files, which are in memory
    /^fd_/,
    /^invoke_/, // functions of the interpreter itself
    /^_abort_js$/,
    /^_emscripten_throw_longjmp$/,
    /^emscripten_resize_heap$/,
    /^mp_js_(random_u32|ticks_ms|time_ms)$/,
    /^js_check_existing$/, // our own side looks at Python's objects by these two
    /^proxy_js_free_obj$/,
];

// How many of the last arguments are places for a result: there "undefined" is written.
const RESULTS = new Map([
    ...["call0", "call0_kwarg", "call1", "call2", "calln", "calln_kwarg"].map((name) => [name, 1]),
    ...["create_promise", "js_get_iter", "js_reflect_construct", "js_subscr_load"].map((name) => [name, 1]),
    ...["js_then_continue", "js_get_proxy_js_ref_info"].map((name) => [name, 1]),
    ["proxy_convert_mp_to_js_then_js_to_mp_obj_jsside", 1],
    ["proxy_convert_mp_to_js_then_js_to_js_then_js_to_mp_obj_jsside", 1],
    ["js_get_error_info", 2],
]);
const UNDEFINED = 0;
const MOST_MEMORY_BYTES = 256 * 1024 * 1024; // a board has far less

/** Return an interpreter behind the wall, as `loadMicroPython` returns one without. */
export async function loadWalled(options) {
    const instantiate = WebAssembly.instantiate;
    WebAssembly.instantiate = (binary, imports) => instantiateWalled(instantiate, binary, imports);
    try {
        return await loadMicroPython(options);
    } finally {
        WebAssembly.instantiate = instantiate;
    }
}

async function instantiateWalled(instantiate, binary, imports) {
    const heap = {};
    const walled = {};
    for (const [room, functions] of Object.entries(imports)) {
        walled[room] = Object.fromEntries(
            Object.entries(functions).map(([name, real]) => [name, allowed(name, real, heap)]),
        );
    }
    const made = await instantiate(binary, walled);
    heap.memory = made.instance.exports.memory;
    return made;
}

function allowed(name, real, heap) {
    if (name === "emscripten_resize_heap") {
        return (bytes) => bytes >>> 0 <= MOST_MEMORY_BYTES && real(bytes);
    }
    if (NEEDED.some((pattern) => pattern.test(name))) {
        return real;
    }
    const results = RESULTS.get(name) ?? 0;
    return (...given) => {
        const view = new DataView(heap.memory.buffer);
        given.slice(given.length - results).forEach((place) => view.setUint32(place, UNDEFINED, true));
        return 0;
    };
}
