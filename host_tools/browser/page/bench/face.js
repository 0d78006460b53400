// The device's face as a picture: the glass and the row of lights below.

import { HEIGHT, paint, WIDTH } from "../play/glass.js";
import { visible } from "../play/lamps.js";

const SCALE = 4;
const MARGIN = 12;
const LAMP_BAND = 36;
const BULB = 7;

export const FACE_WIDTH = WIDTH * SCALE + 2 * MARGIN;
export const FACE_HEIGHT = HEIGHT * SCALE + 2 * MARGIN + LAMP_BAND;

/** Draw what was shown into a context of that size. */
export function drawFace(context, { picture, contrast, lights }) {
    context.fillStyle = "#0b0d11";
    context.fillRect(0, 0, FACE_WIDTH, FACE_HEIGHT);
    context.save();
    context.translate(MARGIN, MARGIN);
    paint(context, picture, contrast, SCALE);
    context.restore();
    visible(lights).forEach((lamp, at, all) => {
        const x = MARGIN + ((2 * at + 1) * WIDTH * SCALE) / (2 * all.length);
        drawLamp(context, lamp, x, FACE_HEIGHT - MARGIN / 2 - LAMP_BAND / 2);
    });
}

function drawLamp(context, lamp, x, y) {
    context.fillStyle = lamp.some(Boolean) ? `rgb(${lamp.join(" ")})` : "#1e2126";
    context.beginPath();
    context.arc(x, y, BULB, 0, 2 * Math.PI);
    context.fill();
}
