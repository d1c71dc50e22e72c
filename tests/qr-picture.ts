import { decodeQR } from "qr/decode.js";
import { decodePng } from "./picture-colors.ts";

/** What the QR code in a picture (PNG, base64) says: drawn and read by code that is not ours. */
export function qrCodeOf(png: string): string {
  const { width, height, pixels } = decodePng(Buffer.from(png, "base64"));
  return decodeQR({ width, height, data: pixels });
}
