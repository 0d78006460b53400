// The OLED on a canvas: every pixel of the chip is a whole number of pixels of the monitor.

export const WIDTH = 128;
export const HEIGHT = 64;

const LIT = [196, 226, 255];
const GROUND = "#020408";
const GRID = 0.7; // of that between two lit pixels
const FAINTEST = 0.4; // what contrast 0 looks like: dim, but there

/** Return the colour of a lit pixel at a contrast, or a share of it. */
function litColour(contrast, part = 1) {
    const share = part * (FAINTEST + (1 - FAINTEST) * Math.sqrt(contrast / 255)); // to the eye
    return `rgb(${LIT.map((level) => Math.round(level * share)).join(" ")})`;
}

/** Tell whether a pixel of a picture (MONO_VLSB) is lit. */
export function isLit(picture, x, y) {
    return (picture[(y >> 3) * WIDTH + x] >> (y & 7)) & 1;
}

/** Paint a picture into a context, each pixel `scale` wide, with a fine grid where there is room. */
export function paint(context, picture, contrast, scale) {
    context.fillStyle = GROUND;
    context.fillRect(0, 0, WIDTH * scale, HEIGHT * scale);
    context.fillStyle = scale >= 4 ? litColour(contrast, GRID) : litColour(contrast);
    fillLit(context, picture, scale, scale);
    if (scale >= 4) {
        context.fillStyle = litColour(contrast);
        fillLit(context, picture, scale, scale - Math.max(1, Math.floor(scale / 8)));
    }
}

function fillLit(context, picture, scale, size) {
    for (let x = 0; x < WIDTH; x++) {
        for (let y = 0; y < HEIGHT; y++) {
            if (isLit(picture, x, y)) {
                context.fillRect(x * scale, y * scale, size, size);
            }
        }
    }
}

/** A glass of the page, with the glow around what is lit. */
export class Glass {
    #canvas;
    #bloom;
    #room;
    #scale = 0;
    #picture = new Uint8Array((WIDTH * HEIGHT) / 8);
    #contrast = 255;

    constructor(canvas, bloom, room) {
        this.#canvas = canvas;
        this.#bloom = bloom;
        this.#room = room;
        new ResizeObserver(() => this.#fit()).observe(room);
        this.#fit();
    }

    get picture() {
        return this.#picture;
    }

    get contrast() {
        return this.#contrast;
    }

    /** Show a picture. */
    show(picture, contrast) {
        this.#picture = picture;
        this.#contrast = contrast;
        this.#draw();
    }

    #fit() {
        const style = getComputedStyle(this.#room);
        const sides = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
        const room = (this.#room.clientWidth - sides) * devicePixelRatio;
        const scale = Math.max(1, Math.floor(room / WIDTH));
        if (scale === this.#scale) {
            return;
        }
        this.#scale = scale;
        this.#canvas.width = WIDTH * scale;
        this.#canvas.height = HEIGHT * scale;
        this.#canvas.style.width = `${(WIDTH * scale) / devicePixelRatio}px`;
        this.#canvas.style.height = `${(HEIGHT * scale) / devicePixelRatio}px`;
        this.#draw();
    }

    #draw() {
        paint(this.#canvas.getContext("2d"), this.#picture, this.#contrast, this.#scale);
        if (this.#bloom) {
            paint(this.#bloom.getContext("2d"), this.#picture, this.#contrast, 1);
        }
    }
}
