import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { siteConfig } from "../../app.config.ts";
import { AA_TEXT_CONTRAST, hslToHex } from "#domain/color/color.ts";
import type { SiteConfig } from "#domain/site-config.ts";
import { deriveColors } from "#lib/brand/brand-colors.ts";
import { faviconSvg, iconSvg } from "#lib/brand/icon.ts";
import { withBrandColors } from "#lib/brand/plain-colors.ts";
import { siteColors } from "#domain/color/site-colors.ts";
import { SHARE_IMAGE } from "#domain/site-address.ts";
import { EVERY_CASE } from "../every-case.ts";
import { contrastOf, decodePng, distance, pixelAt, type Pixels } from "../picture-colors.ts";
import { svgToPng, withPictures } from "../../scripts/build/draw-svg.ts";
import { loadFaces } from "../../scripts/build/faces.ts";
import { publicPages } from "../../scripts/build/public-pages.ts";
import { shareBackgroundSvg, shareImageSvg } from "../../scripts/build/share-image.ts";
import { signLetter } from "../../scripts/build/sign-letter.ts";
import { BRANDS } from "./brands.ts";
import { shareScene } from "../../scripts/build/share-scenes.tsx";

/**
 * Brands of every hue, from grey to full and from nearly black to nearly white, with the decimals that a colour picker gives. By
 * default two of each hue's ten.
 */
const PALETTES: SiteConfig["colors"][] = Array.from({ length: 15 }, (_, index) => index * 24.3)
  .flatMap((hue) =>
    [
      ["100% 3.5%", "8.4% 50%"],
      ["3.7% 42%", "96.1% 60.3%"],
      ["72.5% 34.2%", "91% 47.7%"],
      ["88% 55.5%", "60.6% 22%"],
      ["95% 81.3%", "100% 88%"],
    ].flatMap(([primary, accent]) =>
      [40.2, 170.8].map((turn) =>
        deriveColors({
          primary: `${hue.toFixed(1)} ${primary}`,
          accent: `${((hue + turn) % 360).toFixed(1)} ${accent}`,
        }),
      ),
    ),
  )
  .filter((_, index) => EVERY_CASE || (index + Math.floor(index / 10)) % 5 === 0);

const draw = (svg: string, colors: SiteConfig["colors"], width: number) =>
  decodePng(svgToPng(withBrandColors(svg, colors), width));

const faces = await loadFaces(join(import.meta.dirname, "../../.cache/site-files"));
const BACKGROUNDS = publicPages(siteConfig).map(({ path }) => ({
  path,
  svg: shareBackgroundSvg(path),
}));
/** The corner of a picture with the sign. */
const SIGN_VIEW = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="60 40 100 100">';
/** For all drawings, on a machine that does other things too. */
const TIMEOUT = 60_000;

/** Beside the address, where it is written at the foot or at the head. */
const ADDRESS_SURROUNDINGS = {
  below: { left: 80, top: 530, right: 680, bottom: 545 },
  above: { left: 860, top: 60, right: 1120, bottom: 76 },
};

/** All pixels of a part of a picture, in px of the picture's full size. */
function pixelsIn(
  picture: Pixels,
  { left, top, right, bottom }: Record<"left" | "top" | "right" | "bottom", number>,
): string[] {
  const scale = picture.width / SHARE_IMAGE.width;
  const found = new Set<string>();
  for (let y = Math.ceil(top * scale); y < bottom * scale; y++) {
    for (let x = Math.ceil(left * scale); x < right * scale; x++)
      found.add(pixelAt(picture, (x + 0.5) / picture.width, (y + 0.5) / picture.height));
  }
  return [...found];
}

describe(`in ${PALETTES.length} palettes`, () => {
  test(
    "a phone's icon is the brand's night, white and accent, pixel by pixel, and its sign reads on it",
    () => {
      for (const colors of PALETTES) {
        const { night, "accent-on-night": accent } = siteColors(colors);
        const icon = draw(iconSvg(siteConfig, { isMaskable: true }), colors, 128);
        const [tile, wing, trail] = [
          pixelAt(icon, 0.02, 0.98),
          pixelAt(icon, 0.6, 0.58),
          pixelAt(icon, 0.47, 0.47),
        ];
        expect(distance(tile, hslToHex(night!))).toBeLessThanOrEqual(1);
        expect(wing).toBe("#ffffff");
        expect(distance(trail, hslToHex(accent!))).toBeLessThanOrEqual(1);
        expect(contrastOf(wing, tile)).toBeGreaterThan(AA_TEXT_CONTRAST);
        expect(contrastOf(trail, tile)).toBeGreaterThan(AA_TEXT_CONTRAST - 0.1);
      }
    },
    TIMEOUT,
  );

  test(
    "a drawn sign is a shape in the accent on the night, and its initial reads on it",
    () => {
      const letter = signLetter(BRANDS.bare, faces);
      for (const colors of PALETTES) {
        const { night, "night-accent": accent, "on-night-accent": ink } = siteColors(colors);
        const icon = draw(iconSvg(BRANDS.bare, { isMaskable: true, letter }), colors, 128);
        const parts = [
          [pixelAt(icon, 0.02, 0.98), night],
          [pixelAt(icon, 0.5, 0.3), accent],
          // The stem of its B.
          [pixelAt(icon, 0.45, 0.5), ink],
        ] as const;
        for (const [pixel, color] of parts)
          expect(distance(pixel, hslToHex(color!))).toBeLessThanOrEqual(1);
        expect(contrastOf(parts[2][0], parts[1][0])).toBeGreaterThan(AA_TEXT_CONTRAST - 0.1);
        expect(contrastOf(parts[1][0], parts[0][0])).toBeGreaterThan(2.9);
      }
    },
    TIMEOUT,
  );

  test(
    "a shared link's picture is the brand's night where it begins, and words read on it",
    async () => {
      for (const [index, colors] of PALETTES.entries()) {
        const { night, "soft-on-night": soft } = siteColors(colors);
        const { path, svg } = BACKGROUNDS[index % BACKGROUNDS.length]!;
        const { wordsEnd, wordsFoot, address } = shareScene(path);
        const picture = decodePng(svgToPng(await withPictures(withBrandColors(svg, colors)), 300));
        expect(distance(pixelAt(picture, 0.005, 0.01), hslToHex(night!))).toBeLessThanOrEqual(1);
        const behind = pixelsIn(picture, {
          left: 80,
          top: 150,
          right: wordsEnd,
          bottom: wordsFoot,
        });
        expect(Math.min(...behind.map((pixel) => contrastOf(pixel, "#ffffff")))).toBeGreaterThan(
          AA_TEXT_CONTRAST,
        );
        const around = pixelsIn(picture, ADDRESS_SURROUNDINGS[address]);
        expect(
          Math.min(...around.map((pixel) => contrastOf(pixel, hslToHex(soft!)))),
        ).toBeGreaterThan(AA_TEXT_CONTRAST);
      }
    },
    TIMEOUT,
  );

  test(
    "the sign and the five colours are shown as they are",
    () => {
      const generator = shareImageSvg(siteConfig, { path: "/config-generator", title: "" }, faces);
      for (const colors of PALETTES) {
        const {
          primary,
          "primary-light": light,
          "primary-dark": dark,
          accent,
          secondary,
          "accent-on-night": trail,
        } = siteColors(colors);
        const sign = draw(generator.replace(/^<svg [^>]*>/, SIGN_VIEW), colors, 100);
        expect(distance(pixelAt(sign, 0.417, 0.447), hslToHex(trail!))).toBeLessThanOrEqual(1);
        expect(pixelAt(sign, 0.496, 0.514)).toBe("#ffffff");
        const picture = draw(generator, colors, 150);
        const shown = [0.6, 0.66, 0.72, 0.78, 0.88].map((x) => pixelAt(picture, x, 0.5));
        for (const [index, color] of [dark, primary, light, accent, secondary].entries()) {
          expect(distance(shown[index]!, hslToHex(color!))).toBeLessThanOrEqual(1);
        }
      }
    },
    TIMEOUT,
  );

  test("a tab's icon has no colour but the brand's, light or dark", () => {
    for (const colors of PALETTES) {
      const {
        night,
        paper,
        "accent-on-night": accent,
        "accent-text": accentText,
      } = siteColors(colors);
      const known = new Set([
        "#fff",
        ...[night, paper, accent, accentText].map((color) => hslToHex(color!)),
      ]);
      const svg = withBrandColors(faviconSvg(siteConfig), colors);
      expect(svg.match(/#[\da-f]+/g)?.filter((color) => !known.has(color))).toEqual([]);
      expect(svg).not.toMatch(/var\(|hsl/);
    }
  });
});
