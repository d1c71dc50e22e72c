import { Resvg } from "@resvg/resvg-js";
import { decodeQR } from "qr/decode.js";

/** What the QR code in a picture (PNG, base64) says: drawn and read by code that is not ours. */
export function qrCodeOf(png: string): string {
  const side = Buffer.from(png, "base64").readUInt32BE(16);
  const image = `<image width="${side}" height="${side}" href="data:image/png;base64,${png}"/>`;
  const { width, height, pixels } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${image}</svg>`,
  ).render();
  return decodeQR({ width, height, data: pixels });
}
