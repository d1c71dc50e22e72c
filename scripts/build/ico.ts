import { Buffer } from "node:buffer";

/** A square PNG with its side in px, at most 256. */
interface Picture {
  side: number;
  png: Uint8Array;
}

const HEADER = 6;
const ENTRY = 16;

/** Browsers request /favicon.ico if a document names no icon or if they read no SVG. */
export function ico(pictures: readonly Picture[]): Uint8Array {
  const header = Buffer.alloc(HEADER + ENTRY * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { side, png }] of pictures.entries()) {
    const at = HEADER + ENTRY * index;
    header.writeUInt8(side % 256, at);
    header.writeUInt8(side % 256, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}
