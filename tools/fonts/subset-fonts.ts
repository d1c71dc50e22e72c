/**
 * `npm run fonts` reduces the two typefaces to the letters of English and French, and measures the
 * system fonts that replace them while they load. The results are committed, so a build does not
 * need to run this.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createFontStack } from "@capsizecss/core";
import { fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";

const PACKAGES = new URL("../../node_modules/@fontsource-variable/", import.meta.url);
const OUTPUT = new URL("../../src/styles/fonts/", import.meta.url);

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const FRENCH = "ÀÂÄÆÇÈÉÊËÎÏÔŒÙÛÜŸàâäæçèéêëîïôœùûüÿ";
const SIGNS = "€£©«»“”‘’–—…·•\u00a0\u202f";
const TEXT = ASCII + FRENCH + SIGNS;
/** Titles use no signs of program code. A brand's name with one shows that sign in the fallback face. */
const TITLE = TEXT.replaceAll(/[\\^_`{|}~<>=[\]*#]/g, "");

type Axes = Record<string, number | { min: number; max: number }>;

interface Font {
  source: string;
  target: string;
  family: string;
  signs: string;
  axes: Axes;
  fallbacks: FallbackMetrics[];
}

/** A system font with its CSS name and the metrics that Capsize publishes. */
type FallbackMetrics = Parameters<typeof createFontStack>[0][number];

const GEORGIA = fallback("Georgia", {
  ascent: 1878,
  descent: -449,
  lineGap: 0,
  unitsPerEm: 2048,
  xWidthAvg: 913,
});
const TIMES = fallback("Times New Roman", {
  ascent: 1825,
  descent: -443,
  lineGap: 87,
  unitsPerEm: 2048,
  xWidthAvg: 832,
});
const NOTO_SERIF = fallback("Noto Serif", {
  ascent: 1069,
  descent: -293,
  lineGap: 0,
  unitsPerEm: 1000,
  xWidthAvg: 481,
});
const HELVETICA = fallback("Helvetica Neue", {
  ascent: 952,
  descent: -213,
  lineGap: 28,
  unitsPerEm: 1000,
  xWidthAvg: 450,
});
const ROBOTO = fallback("Roboto", {
  ascent: 1900,
  descent: -500,
  lineGap: 0,
  unitsPerEm: 2048,
  xWidthAvg: 911,
});
const ARIAL = fallback("Arial", {
  ascent: 1854,
  descent: -434,
  lineGap: 67,
  unitsPerEm: 2048,
  xWidthAvg: 913,
});

/** Fonts with the same metrics under another name, which Linux has. */
const ALSO_LOCAL: Record<string, string> = {
  "Times New Roman": "Liberation Serif",
  Arial: "Liberation Sans",
};

function fallback(
  familyName: string,
  measures: Omit<FallbackMetrics, "familyName">,
): FallbackMetrics {
  return { familyName, ...measures };
}

const FRAUNCES = "fraunces/files/fraunces-latin-full-normal.woff2";
const SERIFS = [GEORGIA, TIMES, NOTO_SERIF];

const FONTS: Font[] = [
  // For text: every weight from regular to bold in one file.
  {
    source: "figtree/files/figtree-latin-wght-normal.woff2",
    target: "figtree.woff2",
    family: "Figtree",
    signs: TEXT,
    axes: { wght: { min: 400, max: 700 } },
    fallbacks: [HELVETICA, ROBOTO, ARIAL],
  },
  // For titles from 40 px: hairlines and sharp serifs.
  {
    source: FRAUNCES,
    target: "fraunces-display.woff2",
    family: "Fraunces Display",
    signs: TITLE,
    axes: { wght: 460, opsz: 144, SOFT: 0, WONK: 0 },
    fallbacks: SERIFS,
  },
  // For smaller titles: heavier and with wider spacing, so that words stay separate.
  {
    source: FRAUNCES,
    target: "fraunces-title.woff2",
    family: "Fraunces Title",
    signs: TITLE,
    axes: { wght: 500, opsz: 36, SOFT: 0, WONK: 0 },
    fallbacks: SERIFS,
  },
];

const fallbackFaces: string[] = [];
for (const { source, target, family, signs, axes, fallbacks } of FONTS) {
  const font = await subsetFont(readFileSync(new URL(source, PACKAGES)), signs, {
    targetFormat: "woff2",
    variationAxes: axes,
    noLayoutClosure: true,
  });
  writeFileSync(new URL(target, OUTPUT), font);
  console.log(`${target}: ${font.length} bytes`);

  const measures = await fromBuffer(font);
  const { fontFaces } = createFontStack([{ ...measures, familyName: family }, ...fallbacks]);
  fallbackFaces.push(
    fontFaces.replaceAll(/local\('([^']+)'\)/g, (local, name: string) =>
      name in ALSO_LOCAL ? `${local}, local('${ALSO_LOCAL[name]}')` : local,
    ),
  );
}
writeFileSync(
  new URL("fallbacks.css", OUTPUT),
  `/* Made by \`npm run fonts\`: the system's faces in our measures, so that nothing moves. */\n${fallbackFaces.join("\n")}\n`,
);
