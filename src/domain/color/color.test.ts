import { describe, expect, test } from "vitest";
import {
  AA_TEXT_CONTRAST,
  adjustForContrast,
  contrast,
  formatHsl,
  hexToHsl,
  hslToHex,
  parseHsl,
  readableOn,
} from "./color.ts";

const WHITE = { h: 0, s: 0, l: 100 };
const BLACK = { h: 0, s: 0, l: 0 };

test("a colour is read from and written to the form of the site configuration", () => {
  expect(parseHsl("205 85% 45%")).toEqual({ h: 205, s: 85, l: 45 });
  expect(formatHsl({ h: 205, s: 85, l: 45.25 })).toBe("205 85% 45.3%");
  for (const wrong of ["", "#fff", "205, 85%, 45%", "205 85 45", "red"])
    expect(() => parseHsl(wrong)).toThrow(TypeError);
});

test("contrast is WCAG's: 21 for black on white, 1 for a colour on itself", () => {
  expect(contrast(BLACK, WHITE)).toBeCloseTo(21, 5);
  expect(contrast(WHITE, WHITE)).toBe(1);
  // #767676 on white is the classic 4.54.
  expect(contrast({ h: 0, s: 0, l: (0x76 / 255) * 100 }, WHITE)).toBeCloseTo(4.54, 2);
});

test("the text colour that reads better is chosen", () => {
  expect(readableOn({ h: 50, s: 95, l: 60 }, WHITE, BLACK)).toBe(BLACK);
  expect(readableOn({ h: 230, s: 70, l: 20 }, WHITE, BLACK)).toBe(WHITE);
});

describe("a colour adjusted for contrast", () => {
  for (const background of [WHITE, BLACK, { h: 34, s: 48, l: 93 }]) {
    test(`reads on lightness ${background.l} for every hue`, () => {
      for (let h = 0; h < 360; h += 15) {
        for (const l of [0, 5, 35, 65, 95, 100]) {
          expect(
            contrast(adjustForContrast({ h, s: 90, l }, background), background),
          ).toBeGreaterThanOrEqual(AA_TEXT_CONTRAST);
        }
      }
    });
  }

  test("stays as it is when it reads already", () => {
    const navy = { h: 222, s: 72, l: 34 };
    expect(adjustForContrast(navy, WHITE)).toBe(navy);
  });
});

test.each([
  ["#ff0000", "0 100% 50%"],
  ["#0F0", "120 100% 50%"],
  ["1e73be", "208 73% 43%"],
  ["#ffffff", "0 0% 100%"],
  ["#000000", "0 0% 0%"],
  ["#808080", "0 0% 50%"],
])("the picker's %s is %s", (hex, hsl) => {
  expect(hexToHsl(hex)).toBe(hsl);
});

test.each(["", "#", "#12", "#12345", "#gggggg", "red", "#1234567", "rgb(1,2,3)"])(
  "the picker's %s cannot be read and gives black",
  (hex) => {
    expect(hexToHsl(hex)).toBe("0 0% 0%");
  },
);

test("the text is shown in the picker, and comes back from it", () => {
  expect(hslToHex("0 100% 50%")).toBe("#ff0000");
  expect(hslToHex("360 100% 50%")).toBe("#ff0000");
  expect(hslToHex("no colour")).toBe("#000000");
  for (const text of ["205 85% 45%", "42 95% 55%", "0 0% 50%"])
    expect(hexToHsl(hslToHex(text))).toBe(text);
});
