import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type RenderedImage, Resvg } from "@resvg/resvg-js";
import sharp from "sharp";

const PUBLIC = join(import.meta.dirname, "../../public");

/** `width` is in px. */
export const svgToPng = (svg: string, width: number): Uint8Array => render(svg, width).asPng();

/** For drawings with painted pictures, where a JPEG is a sixth of the PNG. `width` is in px. */
export async function svgToJpeg(svg: string, width: number): Promise<Uint8Array> {
  const image = render(await withPictures(svg), width);
  const raw = { width: image.width, height: image.height, channels: 4 } as const;
  return sharp(image.pixels, { raw })
    .removeAlpha()
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

/** Caches the results of svgToJpeg in a folder, keyed by content. */
export function jpegCache(folder: string): typeof svgToJpeg {
  mkdirSync(folder, { recursive: true });
  return async (svg, width) => {
    const name = createHash("sha256").update(`${width}\0${svg}`).digest("hex").slice(0, 32);
    const cached = join(folder, `${name}.jpg`);
    if (existsSync(cached)) return readFileSync(cached);
    const jpeg = await svgToJpeg(svg, width);
    writeFileSync(cached, jpeg);
    return jpeg;
  };
}

/** Text is already outlines (scripts/build/set-text.ts), so the machine's fonts do not matter. */
function render(svg: string, width: number): RenderedImage {
  return new Resvg(svg, {
    fitTo: { mode: "width", value: width },
    font: { loadSystemFonts: false },
  }).render();
}

const pictures = new Map<string, Promise<string>>();

/** Embeds a drawing's pictures as PNG, because the renderer loads no files and reads no WebP. */
export async function withPictures(svg: string): Promise<string> {
  let drawing = svg;
  for (const [, path] of svg.matchAll(/href="(\/art\/[^"]+)"/g)) {
    const picture =
      pictures.get(path!) ?? sharp(join(PUBLIC, path!)).png().toBuffer().then(toDataUri);
    pictures.set(path!, picture);
    drawing = drawing.replaceAll(`href="${path}"`, `href="${await picture}"`);
  }
  return drawing;
}

const toDataUri = (png: Buffer) => `data:image/png;base64,${png.toString("base64")}`;
