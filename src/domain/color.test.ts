import { describe, expect, test } from "vitest";
import { AA_TEXT_CONTRAST, adjustForContrast, contrast, formatHsl, parseHsl, readableOn } from "./color.ts";

const WHITE = { h: 0, s: 0, l: 100 };
const BLACK = { h: 0, s: 0, l: 0 };

test("a colour is read from and written to the form of the site configuration", () => {
  expect(parseHsl("205 85% 45%")).toEqual({ h: 205, s: 85, l: 45 });
  expect(formatHsl({ h: 205, s: 85, l: 45.25 })).toBe("205 85% 45.3%");
  for (const wrong of ["", "#fff", "205, 85%, 45%", "205 85 45", "red"]) expect(() => parseHsl(wrong)).toThrow(TypeError);
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
        for (const l of [5, 35, 65, 95]) {
          expect(contrast(adjustForContrast({ h, s: 90, l }, background), background)).toBeGreaterThanOrEqual(AA_TEXT_CONTRAST);
        }
      }
    });
  }

  test("stays as it is when it reads already", () => {
    const navy = { h: 222, s: 72, l: 34 };
    expect(adjustForContrast(navy, WHITE)).toBe(navy);
  });
});
