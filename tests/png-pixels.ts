import { Resvg } from "@resvg/resvg-js";

/** A decoded picture: four bytes a pixel, in rows from the top. */
export interface Pixels {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** The pixels of a PNG, decoded by code that is not ours. */
export function decodePng(png: Uint8Array): Pixels {
  const bytes = Buffer.from(png);
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const image = `<image width="${width}" height="${height}" href="data:image/png;base64,${bytes.toString("base64")}"/>`;
  return new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${image}</svg>`).render();
}

/** The colour of the pixel at a place given as parts of width and height (0–1), as "#rrggbb". */
export function pixelAt({ width, height, pixels }: Pixels, x: number, y: number): string {
  const start = 4 * (Math.floor(y * height) * width + Math.floor(x * width));
  return `#${Buffer.from(pixels.subarray(start, start + 3)).toString("hex")}`;
}
