import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import subsetFont from "subset-font";

const ROOT = join(import.meta.dirname, "../..");
/** Characters that our fonts do not have: neither Latin nor general punctuation. */
const OTHER_LETTERS = /[^\p{ASCII}\p{Script=Latin}\p{General_Category=Punctuation}\p{Zs}]/u;
const FONTS: { file: string; axes: Record<string, number> }[] = [
  { file: "figtree.woff2", axes: { wght: 500 } },
  { file: "fraunces-display.woff2", axes: {} },
];

/** Draws SVGs as PNGs with the site's own fonts. A drawing made before is taken from the cache, by its content. */
export function pngRenderer(cache: string): (svg: string, width: number) => Promise<Uint8Array> {
  mkdirSync(cache, { recursive: true });
  let fontFiles: Promise<string[]> | undefined;
  return async (svg, width) => {
    const name = createHash("sha256").update(`${width}\0${svg}`).digest("hex").slice(0, 32);
    const cached = join(cache, `${name}.png`);
    if (existsSync(cached)) return readFileSync(cached);
    fontFiles ??= Promise.all(FONTS.map(({ file, axes }) => trueType(cache, file, axes)));
    const image = new Resvg(await withPictures(svg), {
      fitTo: { mode: "width", value: width },
      // Letters that our own fonts do not have come from the machine's fonts, if it has them.
      font: { fontFiles: await fontFiles, loadSystemFonts: OTHER_LETTERS.test(svg), defaultFontFamily: "Figtree" },
    });
    const png = image.render().asPng();
    writeFileSync(cached, png);
    return png;
  };
}

/** A drawing with the site's pictures that it names inside of it, as PNG: the renderer loads no files, and reads no WebP. */
async function withPictures(svg: string): Promise<string> {
  let drawing = svg;
  for (const [, path] of svg.matchAll(/href="(\/art\/[^"]+)"/g)) {
    const png = await sharp(join(ROOT, "public", path!))
      .png()
      .toBuffer();
    drawing = drawing.replaceAll(`href="${path}"`, `href="data:image/png;base64,${png.toString("base64")}"`);
  }
  return drawing;
}

/** One cut of a web font as a TrueType file, which is what the renderer reads. Returns its path. */
async function trueType(cache: string, file: string, axes: Record<string, number>): Promise<string> {
  const source = readFileSync(join(ROOT, "src/styles/fonts", file));
  const target = join(cache, `${createHash("sha256").update(source).digest("hex").slice(0, 32)}.ttf`);
  if (!existsSync(target)) {
    const letters = Array.from({ length: 0x2100 - 32 }, (_, index) => String.fromCharCode(32 + index)).join("");
    writeFileSync(target, await subsetFont(source, letters, { targetFormat: "truetype", variationAxes: axes, noLayoutClosure: true }));
  }
  return target;
}
