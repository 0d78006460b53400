// Screenshots and GIFs of the device's face.

import { drawFace, FACE_HEIGHT, FACE_WIDTH } from "./face.js";
import { encodeGif } from "./gif.js";
import { saveFile } from "./save_file.js";

const MOST_FRAMES = 600;
const LAST_MS = 2000;

/** Wire up the buttons. */
export function watchPictures(panel, listeners) {
    const record = panel.querySelector("#record");
    const said = panel.querySelector("#record-said");
    let face = { picture: new Uint8Array(1024), lights: new Uint8Array(24), contrast: 255, ms: 0 };
    let frames = null;

    listeners.add((message) => {
        if (message.did === "show") {
            face = message;
            if (frames && frames.length < MOST_FRAMES) {
                frames.push(face);
                said.textContent = `${frames.length} frames`;
            }
        }
    });
    panel.querySelector("#screenshot").addEventListener("click", async () => {
        const canvas = new OffscreenCanvas(FACE_WIDTH, FACE_HEIGHT);
        drawFace(canvas.getContext("2d"), face);
        saveFile("zonekeeper.png", await canvas.convertToBlob());
    });
    record.addEventListener("click", () => {
        const isDone = frames !== null;
        if (isDone) {
            saveFile("zonekeeper.gif", new Blob([makeGif(frames)], { type: "image/gif" }));
        }
        frames = isDone ? null : [face];
        said.textContent = "";
        record.setAttribute("aria-pressed", String(!isDone));
        record.textContent = isDone ? "Record a GIF" : "Stop and save it";
    });
}

/** Return the bytes of a GIF of what was shown, at the device's own pace. */
function makeGif(frames) {
    const canvas = new OffscreenCanvas(FACE_WIDTH, FACE_HEIGHT);
    const context = canvas.getContext("2d", { willReadFrequently: true });
    const pictures = frames.map((frame, at) => {
        drawFace(context, frame);
        const { data } = context.getImageData(0, 0, FACE_WIDTH, FACE_HEIGHT);
        const next = frames[at + 1];
        return { pixels: data, ms: next ? next.ms - frame.ms : LAST_MS };
    });
    return encodeGif(FACE_WIDTH, FACE_HEIGHT, pictures);
}
