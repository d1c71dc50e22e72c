import { crc32, deflateSync } from "node:zlib";
import { encodeQR } from "qr";
import { siteConfig } from "../../app.config.ts";

export const QR_CONTENT_ID = `qr-code@${siteConfig.domains.main}`;

/** ISO/IEC 18004 requires this margin, in modules. */
const QUIET_ZONE = 4;
/** A row of a module has 16 one-bit pixels, where 1 is white. */
const DARK = [0x00, 0x00];
const LIGHT = [0xff, 0xff];
const MODULE_PX = 16;

/** Draws a code of level M, black on white, as a PNG (ISO/IEC 15948, docs/decisions/0031). */
export function qrPng(text: string): Buffer {
  const modules = encodeQR(text, "raw", { ecc: "medium", border: QUIET_ZONE });
  const size = modules.length;
  const rows = modules.flatMap((row) => {
    // Each row starts with its filter; 0 is none.
    const pixels = Buffer.from([0, ...row.flatMap((isDark) => (isDark ? DARK : LIGHT))]);
    return Array.from({ length: MODULE_PX }, () => pixels);
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size * MODULE_PX, 0);
  header.writeUInt32BE(size * MODULE_PX, 4);
  // One bit per pixel; the remaining zeros mean greyscale, deflate, not interlaced.
  header[8] = 1;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.concat(rows))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
