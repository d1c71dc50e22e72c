import sharp from "sharp";

/** A grey picture that our own code paints. Pages tint it with the brand's colours. */
export type Plate = {
  /** Pixels of the committed file. */
  width: number;
  height: number;
  /** The quality setting of the WebP encoder. */
  quality: number;
  /** The quality of the second file, which has twice the size, for screens with fine pixels. */
  largeQuality: number;
} & (
  | {
      /** The light at a point, 0 to 1; `u` goes right and `v` goes down, both 0 to 1. */
      paint: (u: number, v: number, pixel: number) => number;
    }
  | { render: (width: number, height: number, samples?: number) => Float32Array }
);

/** Returns the light per pixel, 0 to 1, row by row. */
export function paintPlate(
  plate: Plate,
  width: number,
  height: number,
  samples?: number,
): Float32Array {
  if ("render" in plate) return plate.render(width, height, samples);
  const pixels = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const index = y * width + x;
      pixels[index] = plate.paint((x + 0.5) / width, (y + 0.5) / height, index);
    }
  }
  return pixels;
}

/** Returns the picture at half its width and height. Each four pixels become one, which smooths edges. */
export function halve(pixels: Float32Array, width: number, height: number): Float32Array {
  const half = new Float32Array((width * height) / 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++)
      half[(y >> 1) * (width / 2) + (x >> 1)]! += pixels[y * width + x]! / 4;
  }
  return half;
}

/** A grey WebP file. */
export async function encodePlate(
  pixels: Float32Array,
  width: number,
  height: number,
  quality: number,
): Promise<Buffer> {
  const grey = Uint8Array.from(pixels, (light) =>
    Math.round(Math.min(1, Math.max(0, light)) * 255),
  );
  return sharp(grey, { raw: { width, height, channels: 1 } })
    .toColourspace("b-w")
    .webp({ quality, effort: 6, smartSubsample: false })
    .toBuffer();
}
