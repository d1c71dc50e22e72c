/**
 * Cuts the two typefaces down to the letters of English and French: `npm run fonts`.
 * The results are committed, so nobody needs to run this to build.
 */
import { readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";

const PACKAGES = new URL("../../node_modules/@fontsource-variable/", import.meta.url);
const OUTPUT = new URL("../../src/styles/fonts/", import.meta.url);

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const FRENCH = "ÀÂÄÆÇÈÉÊËÎÏÔŒÙÛÜŸàâäæçèéêëîïôœùûüÿ";
const SIGNS = "€£©«»“”‘’–—…·•\u00a0\u202f";

type Axes = Record<string, number | { min: number; max: number }>;

const FONTS: { source: string; target: string; axes: Axes }[] = [
  // For text: every weight from regular to bold in one file.
  { source: "figtree/files/figtree-latin-wght-normal.woff2", target: "figtree.woff2", axes: { wght: { min: 400, max: 700 } } },
  // For headings: one display cut.
  {
    source: "fraunces/files/fraunces-latin-full-normal.woff2",
    target: "fraunces-display.woff2",
    axes: { wght: 480, opsz: 100, SOFT: 0, WONK: 0 },
  },
];

for (const { source, target, axes } of FONTS) {
  const font = await subsetFont(readFileSync(new URL(source, PACKAGES)), ASCII + FRENCH + SIGNS, {
    targetFormat: "woff2",
    variationAxes: axes,
    noLayoutClosure: true,
  });
  writeFileSync(new URL(target, OUTPUT), font);
  console.log(`${target}: ${font.length} bytes`);
}
