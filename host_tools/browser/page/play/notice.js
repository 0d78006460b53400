// A sentence over the device, with what can be done about it.

const ENDS = {
    taken: "This device was taken over by another tab. Everything is kept.",
    nowhere: "The browser keeps nothing for this page: a private window, or its storage is switched off. No game would survive, so the device stays off.",
    full: "The browser has no room to keep the game. The last press was not taken; everything before it is kept. Free some space and switch on again.",
};

export const SILENT = "The browser's storage does not answer. The device waits for it: nothing is shown that is not kept.";

/** The place for sentences. */
export class Notice {
    #place;
    #isFirm = false;

    constructor(place) {
        this.#place = place;
    }

    /** Show a sentence; `actions` maps words to what they do. It stays until one is chosen. */
    say(sentence, actions = {}) {
        const words = document.createElement("p");
        words.textContent = sentence;
        const buttons = Object.entries(actions).map(([word, act]) => this.#button(word, act));
        this.#place.replaceChildren(words, ...buttons);
        this.#isFirm = buttons.length > 0;
        this.#place.hidden = false;
    }

    /** Say why the device has stopped. */
    tellEnd(why, restart) {
        console.warn(why);
        const sentence = ENDS[why] ?? `The device has stopped: ${why.trim().split("\n").at(-1)}`;
        this.say(sentence, { "Switch on": restart });
    }

    /** Take away a sentence that needs no answer. */
    hide() {
        this.#place.hidden ||= !this.#isFirm;
    }

    #button(word, act) {
        const button = document.createElement("button");
        button.type = "button";
        button.textContent = word;
        button.addEventListener("click", () => {
            this.#isFirm = false;
            this.hide();
            act();
        });
        return button;
    }
}
