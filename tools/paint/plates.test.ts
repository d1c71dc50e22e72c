import assert from "node:assert/strict";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import sharp from "sharp";
import { PLATES } from "../../src/components/art/plates.ts";
import { allPlates } from "./all-plates.ts";
import { paintPlate, type Plate } from "./plate.ts";

const PUBLIC = join(import.meta.dirname, "../../public");
const WIDTH = 48;
const plates: [keyof typeof PLATES, Plate][] = Object.entries(allPlates) as never;

/** Reads the committed picture at a small size: light per pixel, 0 to 1. */
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

for (const [name, plate] of plates) {
  test(`the committed picture ${name} is what its code paints`, async () => {
    const height = Math.round((WIDTH * plate.height) / plate.width);
    const committed = await readSmall(name, height);
    const painted = paintPlate(plate, WIDTH, height, 4);
    const gap = meanGap(painted, committed);
    // A few rays per large pixel are coarse, but the same picture upside down differs much more.
    assert.ok(gap < 0.08);
    assert.ok(meanGap(painted, committed.toReversed()) > gap * 1.6);
    const { width, height: listedHeight } = PLATES[name];
    assert.deepEqual([width, listedHeight], [plate.width, plate.height]);
  });
}

async function isSmall(src: string, size: number[], most: number) {
  const file = join(PUBLIC, src);
  assert.ok(statSync(file).size <= most);
  const { width, height } = await sharp(file).metadata();
  assert.deepEqual([width, height], size);
}

for (const [name, plate] of Object.entries(PLATES)) {
  const { src, width, height, large } = plate;
  test(`${name} is small, and of the size that pages reserve for it`, async () => {
    await isSmall(src, [width, height], 20_000);
    await isSmall(large, [width * 2, height * 2], 50_000);
  });
}
