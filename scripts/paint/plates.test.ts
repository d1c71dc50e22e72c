import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { PLATES } from "../../src/components/art/plates.ts";
import { allPlates } from "./all-plates.ts";
import { paintPlate, type Plate } from "./plate.ts";

const PUBLIC = join(import.meta.dirname, "../../public");
const WIDTH = 48;
const plates: [keyof typeof PLATES, Plate][] = Object.entries(allPlates) as never;

/** The committed picture in a small size, light per pixel, 0 to 1. */
async function readSmall(name: keyof typeof PLATES, height: number): Promise<number[]> {
  const small = await sharp(readFileSync(join(PUBLIC, PLATES[name].src)))
    .resize(WIDTH, height, { fit: "fill" })
    .toColourspace("b-w")
    .raw()
    .toBuffer();
  return Array.from(small, (byte) => byte / 255);
}

const meanGap = (a: ArrayLike<number>, b: number[]): number =>
  b.reduce((sum, light, index) => sum + Math.abs(light - a[index]!), 0) / b.length;

test.each(plates)(
  "the committed picture %s is what its code paints",
  { timeout: 60_000 },
  async (name, plate) => {
    const height = Math.round((WIDTH * plate.height) / plate.width);
    const committed = await readSmall(name, height);
    const painted = paintPlate(plate, WIDTH, height, 4);
    const gap = meanGap(painted, committed);
    // A few rays for a large pixel are coarse; the same picture upside down is much further away.
    expect(gap).toBeLessThan(0.08);
    expect(meanGap(painted, committed.toReversed())).toBeGreaterThan(gap * 1.6);
    const { width: listedWidth, height: listedHeight } = PLATES[name];
    expect([listedWidth, listedHeight]).toEqual([plate.width, plate.height]);
  },
);

test.each(Object.entries(PLATES))(
  "%s is small, and of the size that pages reserve for it",
  async (_name, { src, width, height }) => {
    const file = join(PUBLIC, src);
    expect(statSync(file).size).toBeLessThanOrEqual(20_000);
    const read = await sharp(file).metadata();
    expect([read.width, read.height]).toEqual([width, height]);
  },
);
