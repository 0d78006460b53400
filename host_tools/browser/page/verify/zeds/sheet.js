// The sheet of a set-up, by this game's LOG.md.

export const SHEET_SIZE = 112;

const [NORTH, EAST, SOUTH, WEST] = [1, 2, 4, 8];
const SIZES = [0x54, 0x45];
const SQUARES = 20;
const HEAD = 4; // bytes before the sectors
const SECTOR = 3;
const SPLITS = 5;
const [SHELTER, GENERATOR, KINDS, SECOND] = [4, 5, 7, 8];
const MOST_SHELTERS = 16;

/** Say whether bytes are a sheet that can be played. */
export function isSheet(sheet) {
    const [size, entrance, wayOut, sides] = sheet;
    const isZone =
        SIZES.includes(size) &&
        isOnEdge(size, entrance, sides >> 4) &&
        isOnEdge(size, wayOut, sides & 15) &&
        !(entrance === wayOut && sides >> 4 === (sides & 15));
    const sectors = [];
    for (let at = HEAD; at < SHEET_SIZE; at += SECTOR) {
        sectors.push(sheet.subarray(at, at + SECTOR));
    }
    return isZone && sectors.every(isSector) && hasItems(sectors.map(kindsOf));
}

function isOnEdge(size, square, side) {
    const [columns, rows] = [size >> 4, size & 15];
    const [row, column] = [Math.floor(square / columns), square % columns];
    const edges = { [NORTH]: row === 0, [EAST]: column === columns - 1, [SOUTH]: row === rows - 1, [WEST]: column === 0 };
    return square < SQUARES && Boolean(edges[side]);
}

function isSector(sector) {
    const split = sector[0] >> 4;
    const isItem = (item) => item % SECOND < KINDS && item !== SECOND && (item < SECOND || split > 0);
    return split < SPLITS && itemsOf(sector).every(isItem);
}

function itemsOf([, one, two]) {
    return [one & 15, one >> 4, two & 15, two >> 4];
}

function kindsOf(sector) {
    return itemsOf(sector).map((item) => item % SECOND);
}

/** Say whether two sectors have a generator each, and there are not too many shelters. */
function hasItems(sectors) {
    const count = (kinds, wanted) => kinds.filter((kind) => kind === wanted).length;
    const generators = sectors.map((kinds) => count(kinds, GENERATOR)).filter(Boolean);
    return generators.join() === "1,1" && count(sectors.flat(), SHELTER) <= MOST_SHELTERS;
}
