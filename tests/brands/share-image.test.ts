import { join } from "node:path";
import { expect, test } from "vitest";
import { BRANDS } from "./brands.ts";
import { breakLines } from "../../scripts/build/break-lines.ts";
import { loadFaces } from "../../scripts/build/faces.ts";
import { setText, writableText } from "../../scripts/build/set-text.ts";
import { shareImageSvg } from "../../scripts/build/share-image.ts";

const CACHE = join(import.meta.dirname, "../../.cache/site-files");
const faces = await loadFaces(CACHE);
const letters = (text: string) => [...text].length;

test.each([
  ["Your Journey, Elevated", 17, ["Your Journey,", "Elevated"]],
  [
    "Everything between your door and the gate",
    16,
    ["Everything", "between your", "door and the", "gate"],
  ],
  [
    "Donaudampfschifffahrtsgesellschaft ab Wien",
    17,
    ["Donaudampfschifff", "ahrtsgesellschaft", "ab Wien"],
  ],
  ["Vol\u00a0? Bref", 4, ["Vol\u00a0", "?", "Bref"]],
])(
  "%j is broken between words, within those that no line holds, and evenly",
  (title, max, lines) => {
    expect(breakLines(title, max, letters)).toEqual(lines);
  },
);

test.each([
  ["Łódź, Đà Nẵng & Ş", "Łódź, Đà Nẵng & Ş"],
  ["Путь Ελλάδα", "Путь Ελλάδα"],
  ["Azur ✈ Ailes 🚀", "Azur Ailes"],
  ["Check\u2011In\u202f: l\u2060à", "Check-In\u00a0: là"],
  ["旅路 Путь", undefined],
  ["नमस्ते", undefined],
  ["✈️ 🚀", undefined],
])(
  "of %j is written %j: signs without a glyph are left out, a text with such a letter is not written",
  (text, written) => {
    expect(writableText(text, faces.display)).toBe(written);
  },
);

test("a text that is written has an outline for each letter, and none of a missing glyph", () => {
  const text = writableText("Łódź Путь Ελλάδα Elevated ® Đà Nẵng", faces.display)!;
  const outlines = setText(text, { faces: faces.display }).markup.match(/<path /g);
  expect(outlines).toHaveLength(letters(text.replaceAll(" ", "")));
  const missing = faces.display
    .map(({ font }) => font.glyphToPath(0))
    .filter((path) => path !== "");
  expect(
    missing.filter((path) => setText(text, { faces: faces.display }).markup.includes(path)),
  ).toEqual([]);
});

test.each(Object.entries(BRANDS))(
  "the picture of the brand %s is drawn, without a text that needs a font",
  (_name, brand) => {
    const svg = shareImageSvg(brand, { path: "/", title: brand.content.hero.title }, faces);
    expect(svg).not.toMatch(/<\/?(text|tspan|script|style|title)|NaN|undefined/);
  },
);

const shared = (name: string, title: string, main: string) =>
  shareImageSvg(
    {
      ...BRANDS.pale,
      company: { ...BRANDS.pale.company, name },
      domains: { ...BRANDS.pale.domains, main },
    },
    { path: "/terms", title },
    faces,
  );
/** The lines of a picture: where each begins, and how large it is, in px. */
const linesOf = (svg: string) =>
  [...svg.matchAll(/<g transform="translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)" fill/g)].map(
    ([, x, y, size]) => ({
      x: Number(x),
      y: Number(y),
      size: Number(size),
    }),
  );

test("a long name is written on two lines, which are read in a small picture too, and the address keeps its distance", () => {
  const name = "Compagnie Générale des Voyages d’Altitude & d’Outre-Mer";
  const [first, second, , ...rest] = linesOf(shared(name, "Terms", "www.altitude.example"));
  expect([first!.x, second!.x]).toEqual([156, 156]);
  expect(first!.size).toBeGreaterThanOrEqual(20);
  expect(rest).toMatchObject([{ size: 26 }]);
  expect(rest[0]!.x).toBeGreaterThan(600);
  const longAddress = linesOf(
    shared(name, "Terms", "www.compagnie-generale-des-voyages-d-altitude-et-d-outre-mer.example"),
  );
  expect(longAddress).toHaveLength(3);
});

const outlines = (text: string) =>
  setText(text, { faces: faces.display, tracking: -0.012, wordSpacing: 0.04 }).markup;

test("for a name that cannot be written stands the site's address, once", () => {
  const svg = shared("旅路", "Terms", "www.tabiji.example");
  expect(svg).toContain(outlines("tabiji.example"));
  expect(linesOf(svg)).toHaveLength(2);
});

test("for a title that cannot be written stands the name, and if it cannot either, the address", () => {
  const title = (text: string) =>
    setText(text, { faces: faces.display, tracking: -0.018, wordSpacing: 0.05 }).markup;
  expect(shared("Αιγαίο", "旅路", "www.tabiji.example")).toContain(title("Αιγαίο"));
  expect(shared("旅路", "旅路", "www.tabiji.example")).toContain(title("tabiji.example"));
});

test("a Japanese name and its address are written, from the parts of a face that have them", async () => {
  const [name, address] = ["旅路ツアー", "たびじ.example"];
  const east = await loadFaces(CACHE, name + address);
  expect(writableText(name, east.display)).toBe(name);
  expect(writableText(address, east.text)).toBe(address);
  // 旅 and 路 are in other parts than the kana.
  expect(east.display.length - faces.display.length).toBeGreaterThan(1);
  expect(writableText("서울", (await loadFaces(CACHE, "서울")).display)).toBeUndefined();
});

test("an address in other letters is written as people read it, never in the form for machines", () => {
  const letters = (svg: string) => svg.match(/<path transform/g)?.length ?? 0;
  const greek = shared("A", "B", "xn--kxadah3a3b.example");
  expect(letters(greek) - letters(shared("A", "B", "a.example"))).toBe("αιγαίο".length - 1);
  const nothing = shared("旅路", "旅路", "xn--wgv71a.example");
  expect(linesOf(nothing)).toEqual([]);
  expect(nothing).toContain("scale(7.5)");
});
