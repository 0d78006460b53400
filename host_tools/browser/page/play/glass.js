// The OLED on a canvas: every pixel of the chip is a whole number of pixels of the monitor.

export const WIDTH = 128;
export const HEIGHT = 64;

const SMALL = new OffscreenCanvas(WIDTH, HEIGHT);
const IMAGE = new ImageData(WIDTH, HEIGHT);
const GRIDS = new Map(); // by the size of a pixel

const LIT = [196, 226, 255];
const GROUND = [2, 4, 8];
const CLEAR = 0;
const GRID = 0.32; // how dark the lines between two lit pixels are
const FAINTEST = 0.4; // what contrast 0 looks like: dim, but there

/** Paint a picture into a context, each pixel `scale` wide, with a fine grid where there is room. */
export function paint(context, picture, contrast, scale) {
    context.imageSmoothingEnabled = false;
    const small = pixels(picture, contrast, pack(...GROUND));
    context.drawImage(small, 0, 0, WIDTH * scale, HEIGHT * scale);
    if (scale >= 4) {
        context.fillStyle = grid(context, scale);
        context.fillRect(0, 0, WIDTH * scale, HEIGHT * scale);
    }
}

/** Return the picture, a pixel a pixel, on a ground of that colour. */
function pixels(picture, contrast, dark) {
    const share = FAINTEST + (1 - FAINTEST) * Math.sqrt(contrast / 255); // as the eye sees it
    const [red, green, blue] = LIT.map((level) => Math.round(level * share));
    const lit = pack(red, green, blue);
    const colours = new Uint32Array(IMAGE.data.buffer);
    for (let at = 0; at < colours.length; at++) {
        const isLit = (picture[(at >> 10) * WIDTH + (at & 127)] >> ((at >> 7) & 7)) & 1;
        colours[at] = isLit ? lit : dark;
    }
    SMALL.getContext("2d").putImageData(IMAGE, 0, 0);
    return SMALL;
}

/** Return a colour as a canvas keeps it in memory. */
function pack(red, green, blue) {
    return ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;
}

/** Return the fine dark lines between pixels of that size. */
function grid(context, scale) {
    if (!GRIDS.has(scale)) {
        const line = Math.max(1, Math.floor(scale / 8));
        const tile = new OffscreenCanvas(scale, scale);
        const lines = tile.getContext("2d");
        lines.fillStyle = `rgb(${GROUND.join(" ")} / ${GRID})`;
        lines.fillRect(scale - line, 0, line, scale);
        lines.fillRect(0, scale - line, scale - line, line);
        GRIDS.set(scale, tile);
    }
    return context.createPattern(GRIDS.get(scale), "repeat");
}

/** A glass of the page, with the glow around what is lit. */
export class Glass {
    #canvas;
    #bloom;
    #scale = 1;
    #picture = new Uint8Array((WIDTH * HEIGHT) / 8);
    #contrast = 255;

    constructor(canvas, bloom) {
        this.#canvas = canvas;
        this.#bloom = bloom;
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

    /** Give every pixel of the chip so many pixels of the monitor each way. */
    resize(scale) {
        this.#canvas.style.width = `${(WIDTH * scale) / devicePixelRatio}px`;
        this.#canvas.style.height = `${(HEIGHT * scale) / devicePixelRatio}px`;
        if (scale === this.#scale) {
            return;
        }
        this.#scale = scale;
        this.#canvas.width = WIDTH * scale;
        this.#canvas.height = HEIGHT * scale;
        this.#draw();
    }

    #draw() {
        paint(this.#canvas.getContext("2d"), this.#picture, this.#contrast, this.#scale);
        const light = this.#bloom.getContext("2d");
        light.clearRect(0, 0, WIDTH, HEIGHT);
        light.drawImage(pixels(this.#picture, this.#contrast, CLEAR), 0, 0);
    }
}
