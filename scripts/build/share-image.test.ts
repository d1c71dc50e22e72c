import { join } from "node:path";
import { expect, test } from "vitest";
import { BRANDS } from "../../tests/brands/brands.ts";
import { breakLines } from "./break-lines.ts";
import { loadFaces } from "./faces.ts";
import { setText, writableText } from "./set-text.ts";
import { shareImageSvg } from "./share-image.ts";

const faces = await loadFaces(join(import.meta.dirname, "../../.cache/site-files"));
const letters = (text: string) => [...text].length;

test.each([
  ["Your Journey, Elevated", 17, ["Your Journey,", "Elevated"]],
  ["Everything between your door and the gate", 16, ["Everything", "between your", "door and the", "gate"]],
  ["Donaudampfschifffahrtsgesellschaft ab Wien", 17, ["Donaudampfschifff", "ahrtsgesellschaft", "ab Wien"]],
  ["Vol\u00a0? Bref", 4, ["Vol\u00a0", "?", "Bref"]],
])("%j is broken between words, within those that no line holds, and evenly", (title, max, lines) => {
  expect(breakLines(title, max, letters)).toEqual(lines);
});

test.each([
  ["Łódź, Đà Nẵng & Ş", "Łódź, Đà Nẵng & Ş"],
  ["Путь Ελλάδα", "Путь Ελλάδα"],
  ["Azur ✈ Ailes 🚀", "Azur Ailes"],
  ["Check\u2011In\u202f: l\u2060à", "Check-In\u00a0: là"],
  ["旅路 Путь", undefined],
  ["नमस्ते", undefined],
  ["✈️ 🚀", undefined],
])("of %j is written %j: signs without a glyph are left out, a text with such a letter is not written", (text, written) => {
  expect(writableText(text, faces.display)).toBe(written);
});

test("a text that is written has an outline for each letter, and none of a missing glyph", () => {
  const text = writableText("Łódź Путь Ελλάδα Elevated ® Đà Nẵng", faces.display)!;
  const outlines = setText(text, { faces: faces.display }).markup.match(/<path /g);
  expect(outlines).toHaveLength(letters(text.replaceAll(" ", "")));
  const missing = faces.display.map(({ font }) => font.glyphToPath(0)).filter((path) => path !== "");
  expect(missing.filter((path) => setText(text, { faces: faces.display }).markup.includes(path))).toEqual([]);
});

test.each(Object.entries(BRANDS))("the picture of the brand %s is drawn, without a text that needs a font", (_name, brand) => {
  const svg = shareImageSvg(brand, { path: "/", title: brand.content.hero.title }, faces);
  expect(svg).not.toMatch(/<\/?(text|tspan|script|style|title)|NaN|undefined/);
});
