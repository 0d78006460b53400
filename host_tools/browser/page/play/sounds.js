// Sounds for what a table wants to hear: dice, an alarm, the end. Off until somebody turns them on.

const ALARM_FLASHES = 3; // all lights, on and off again, before it is taken for an alarm
const ALARM_MS = 2500;
const NOISE_SECONDS = 0.05;

/** Watches what the device shows. `button` turns the sounds on and off. */
export class Sounds {
    #button;
    #audio = null;
    #rolls = null;
    #isOver = null;
    #isFull = false;
    #flashes = []; // when all lights went on
    heard = []; // what was played, for the curious

    constructor(button) {
        this.#button = button;
        button.addEventListener("click", () => this.#turn(!this.isOn));
    }

    get isOn() {
        return this.#button.getAttribute("aria-pressed") === "true";
    }

    /** Let the browser play: it does so only after a finger. */
    wake() {
        this.#audio?.resume();
    }

    /** Hear what a message of the device has to say. */
    follow({ lights, rolls, isOver }) {
        if (this.#rolls !== null && rolls > this.#rolls) {
            this.#play("dice", rattle);
        }
        if (this.#isOver === false && isOver) {
            this.#play("end", thunder);
        }
        this.#rolls = rolls;
        this.#isOver = isOver;
        this.#watchAlarm(lights);
    }

    #watchAlarm(lights) {
        const isFull = isEveryLampLit(lights);
        if (isFull && !this.#isFull) {
            const now = Date.now();
            this.#flashes = [...this.#flashes, now].filter((each) => now - each < ALARM_MS);
            if (this.#flashes.length >= ALARM_FLASHES) {
                this.#play("alarm", beep);
            }
        }
        this.#isFull = isFull;
    }

    #turn(isOn) {
        this.#button.setAttribute("aria-pressed", String(isOn));
        this.#audio ??= isOn ? new AudioContext() : null;
        this.wake();
    }

    #play(name, sound) {
        if (this.isOn) {
            this.heard.push(name);
            sound(this.#audio);
        }
    }
}

function isEveryLampLit(grb) {
    for (let at = 0; at < grb.length; at += 3) {
        if (!(grb[at] || grb[at + 1] || grb[at + 2])) {
            return false;
        }
    }
    return true;
}

/** A die on wood: some short knocks, each later and softer than the one before. */
function rattle(audio) {
    for (let knock = 0; knock < 5; knock++) {
        const samples = audio.createBuffer(1, audio.sampleRate * NOISE_SECONDS, audio.sampleRate);
        const data = samples.getChannelData(0);
        data.forEach((_, at) => (data[at] = (Math.random() * 2 - 1) * (1 - at / data.length) ** 6));
        const source = new AudioBufferSourceNode(audio, { buffer: samples });
        source.connect(loudness(audio, 0.5 * 0.75 ** knock)).connect(audio.destination);
        source.start(audio.currentTime + 0.07 * knock * (1 + knock / 6));
    }
}

function beep(audio) {
    tone(audio, { type: "square", frequency: 880 }, 0.12, 0.18);
}

/** The end: a low tone that sinks away. */
function thunder(audio) {
    const low = tone(audio, { type: "sawtooth", frequency: 90 }, 0.4, 2.5);
    low.frequency.exponentialRampToValueAtTime(28, audio.currentTime + 2.4);
}

function tone(audio, options, volume, seconds) {
    const source = new OscillatorNode(audio, options);
    const level = loudness(audio, volume);
    level.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + seconds);
    source.connect(level).connect(audio.destination);
    source.start();
    source.stop(audio.currentTime + seconds);
    return source;
}

function loudness(audio, volume) {
    return new GainNode(audio, { gain: volume });
}
