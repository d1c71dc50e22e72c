import { expect, test } from "vitest";
import { type Pixels, readLogoPixels } from "./logo-pixels.ts";

type Rgba = readonly [number, number, number, number];
const CLEAR: Rgba = [0, 0, 0, 0];
const NAVY: Rgba = [15, 76, 129, 255];
const ORANGE: Rgba = [250, 120, 20, 255];
const WHITE: Rgba = [255, 255, 255, 255];

function paint(side: number, at: (x: number, y: number) => Rgba): Pixels {
  const rows = Array.from({ length: side }, (_, y) =>
    Array.from({ length: side }, (__, x) => at(x, y)),
  );
  return { data: new Uint8ClampedArray(rows.flat(2)), width: side, height: side };
}

const inside = (x: number, y: number) => x >= 10 && x < 30 && y >= 5 && y < 35;

test("the drawn part is found, and its colours by how much they cover", () => {
  const found = readLogoPixels(
    paint(40, (x, y) => {
      if (!inside(x, y)) return CLEAR;
      if ((x + y) % 9 === 0) return [16, 78, 131, 255];
      return (x - y) % 5 === 0 ? ORANGE : (x + y) % 2 === 0 ? NAVY : CLEAR;
    }),
  );
  expect(found?.box).toEqual({ x: 10, y: 5, width: 20, height: 30 });
  expect(found?.ground).toBe("light");
  expect(found?.colors).toEqual({ primary: "207.9 79.2% 28.2%", accent: "26.1 95.8% 52.9%" });
});

test("a white logo asks for a dark ground and has no colour; a filled one brings its own", () => {
  const star = (color: Rgba) =>
    readLogoPixels(paint(40, (x, y) => (Math.abs(x - 20) + Math.abs(y - 20) < 15 ? color : CLEAR)));
  expect(star(WHITE)).toMatchObject({ ground: "dark", colors: {} });
  expect(star([20, 20, 20, 255])).toMatchObject({
    ground: "light",
    colors: { primary: "0 0% 7.8%" },
  });
  expect(star(NAVY)?.colors).toEqual({ primary: "207.9 79.2% 28.2%" });
  const tile = readLogoPixels(paint(40, (x, y) => (inside(x, y) ? NAVY : WHITE)));
  expect(tile?.ground).toBe("none");
  expect(readLogoPixels(paint(40, () => CLEAR))).toBeUndefined();
});
