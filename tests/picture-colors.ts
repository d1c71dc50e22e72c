import { Resvg } from "@resvg/resvg-js";
import { decodeQR } from "qr/decode.js";

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
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${image}</svg>`;
  // Read once: each reading of the renderer's pixels copies all of them.
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return { width, height, pixels };
}

/** The colour of the pixel at a place given as parts of width and height (0–1), as "#rrggbb". */
export function pixelAt({ width, height, pixels }: Pixels, x: number, y: number): string {
  const start = 4 * (Math.floor(y * height) * width + Math.floor(x * width));
  return `#${Buffer.from(pixels.subarray(start, start + 3)).toString("hex")}`;
}

/** How far two colours are apart in the channel in which they differ most, from 0 to 255. */
export const distance = (a: string, b: string) =>
  Math.max(
    ...[1, 3, 5].map((at) =>
      Math.abs(Number.parseInt(a.slice(at, at + 2), 16) - Number.parseInt(b.slice(at, at + 2), 16)),
    ),
  );

/** WCAG 2.2's contrast ratio of two colours "#rrggbb". */
export function contrastOf(a: string, b: string): number {
  const luminance = (color: string) =>
    [0.2126, 0.7152, 0.0722].reduce((sum, weight, index) => {
      const value = Number.parseInt(color.slice(1 + 2 * index, 3 + 2 * index), 16) / 255;
      return sum + weight * (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
    }, 0);
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** What the QR code in a picture (PNG, base64) says: drawn and read by code that is not ours. */
export function qrCodeOf(png: string): string {
  const { width, height, pixels } = decodePng(Buffer.from(png, "base64"));
  return decodeQR({ width, height, data: pixels });
}
