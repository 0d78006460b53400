// Lets MicroPython call its own functions without a detour through JavaScript.
//
// Emscripten calls whatever may raise through imports named invoke_<types>: JavaScript finds the
// function in a table, calls it and catches a longjmp. An interpreter spends most of its time on
// that. Here the same is a small WebAssembly module, which calls through a copy of the table and
// for which a longjmp is an exception of its own. Of the interpreter nothing is changed.

const PREFIX = "invoke_";
const INTEGERS = /^invoke_[iv]i*$/;
const THROW = "_emscripten_throw_longjmp";

// As the binary format numbers them.
const SECTION = { types: 1, imports: 2, functions: 3, exports: 7, code: 10, tags: 13 };
const [CALLEES, HELPERS] = [0, 1]; // tables
const I32 = 0x7f;
const [TRY, CATCH, THROW_TAG, RETHROW, CATCH_ALL, END] = [0x06, 0x07, 0x08, 0x09, 0x19, 0x0b];
const [CALL_INDIRECT, LOCAL_GET, LOCAL_SET, I32_CONST] = [0x11, 0x20, 0x21, 0x41];
const NOTHING = 0x40;

// What a trampoline needs of the interpreter: functions in a table of their own, in this order.
const TOOLS = ["emscripten_stack_get_current", "_emscripten_stack_restore", "setThrew"];
const [SAVE, RESTORE, SET_THREW] = [0, 1, 2];
const TOOL_TYPES = [type("", "i"), type("i", ""), type("ii", "")];
const LONGJMP_TYPE = TOOL_TYPES.length;

let compiled = null; // a process has one kind of interpreter; started again, it is still fast

/** Have every interpreter of this process, or of this worker of a page, started with trampolines. */
export function installTrampolines() {
    const { instantiate, compile, compileStreaming } = WebAssembly;
    const start = async (code, imports) => {
        compiled ??= await code;
        const trampolines = new Trampolines(names(imports));
        const env = { ...imports.env, ...trampolines.functions };
        const instance = await instantiate(compiled, { ...imports, env });
        trampolines.connect(instance.exports);
        return { module: compiled, instance };
    };
    WebAssembly.instantiate = (binary, imports) => start(compiled ?? compile(binary), imports);
    WebAssembly.instantiateStreaming = (response, imports) =>
        start(compiled ?? compileStreaming(response), imports);
}

/** Tell whether this engine knows exceptions; an old browser plays on without, only slower. */
export function knowsTrampolines() {
    return WebAssembly.validate(moduleFor([]));
}

function names(imports) {
    const found = Object.keys(imports.env).filter((name) => name.startsWith(PREFIX));
    if (found.some((name) => !INTEGERS.test(name))) {
        throw new Error(`a trampoline hands on integers alone, not ${found}`);
    }
    return found;
}

class Trampolines {
    constructor(names) {
        this.callees = new WebAssembly.Table({ element: "anyfunc", initial: 0 });
        this.helpers = new WebAssembly.Table({ element: "anyfunc", initial: TOOLS.length });
        const module = new WebAssembly.Module(moduleFor(names));
        const env = { callees: this.callees, helpers: this.helpers };
        this.functions = new WebAssembly.Instance(module, { env }).exports;
    }

    /** Learn the functions of the interpreter, whose table never changes after its start. */
    connect(exports) {
        const table = exports.__indirect_function_table;
        this.callees.grow(table.length);
        for (let i = 0; i < table.length; i++) {
            this.callees.set(i, table.get(i));
        }
        TOOLS.forEach((name, i) => this.helpers.set(i, exports[name]));
    }
}

function moduleFor(names) {
    const types = names.map((name) => name.slice(PREFIX.length));
    const firstType = LONGJMP_TYPE + 1;
    // Of each name the type of the trampoline, which takes the index first, then that of the callee.
    const typeList = types.flatMap(([result, ...taken]) => {
        const parameters = taken.join("");
        return [type(`i${parameters}`, result), type(parameters, result)];
    });
    const codes = types.map((each, i) => trampoline(each, firstType + 2 * i + 1));
    const numbers = types.map((_, i) => [firstType + 2 * i]);
    const sections = [
        section(SECTION.types, [...TOOL_TYPES, type("", ""), ...typeList]),
        section(SECTION.imports, ["callees", "helpers"].map(importedTable)),
        section(SECTION.functions, [...numbers, [LONGJMP_TYPE]]),
        section(SECTION.tags, [[0, LONGJMP_TYPE]]),
        section(SECTION.exports, [...names, THROW].map((name, i) => [...text(name), 0, i])),
        section(SECTION.code, [...codes, body([0], [THROW_TAG, 0])]),
    ];
    return new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, ...sections.flat()]);
}

/** Return the code of a function that calls another and tells of a longjmp by `setThrew`. */
function trampoline([result, ...taken], calleeType) {
    const saved = taken.length + 1; // the local after the index and what is handed on
    const handedOn = taken.flatMap((_, i) => [LOCAL_GET, i + 1]);
    const restore = [LOCAL_GET, saved, ...help(RESTORE)];
    return body(
        [1, 1, I32],
        [
            [...help(SAVE), LOCAL_SET, saved],
            [TRY, result === "i" ? I32 : NOTHING],
            [...handedOn, LOCAL_GET, 0, CALL_INDIRECT, ...number(calleeType), CALLEES],
            [CATCH, 0, ...restore, I32_CONST, 1, I32_CONST, 0, ...help(SET_THREW)],
            result === "i" ? [I32_CONST, 0] : [],
            [CATCH_ALL, ...restore, RETHROW, 0, END],
        ].flat(),
    );
}

function help(tool) {
    // A tool and its type have the same number.
    return [I32_CONST, tool, CALL_INDIRECT, tool, HELPERS];
}

function type(parameters, result) {
    const codes = (letters) => [...letters].filter((each) => each === "i").map(() => [I32]);
    return [0x60, ...vector(codes(parameters)), ...vector(codes(result))];
}

function importedTable(name) {
    return [...text("env"), ...text(name), 0x01, 0x70, 0x00, 0x00];
}

function body(locals, code) {
    return sized([...locals, ...code, END]);
}

function section(id, items) {
    return [id, ...sized(vector(items))];
}

function vector(items) {
    return [...number(items.length), ...items.flat()];
}

function text(words) {
    return sized([...new TextEncoder().encode(words)]);
}

function sized(bytes) {
    return [...number(bytes.length), ...bytes];
}

/** Return an unsigned number as LEB128. */
function number(value) {
    return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...number(value >> 7)];
}
