import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A mail of this folder as the bytes that came in, addressed to `to`. `change` edits it before, byte for byte a character. */
export function mailBytes(name: string, to: string, change: (mail: string) => string = (mail) => mail): Buffer {
  const mail = readFileSync(join(import.meta.dirname, `${name}.eml`), "latin1").replaceAll("{{to}}", to);
  return Buffer.from(change(mail), "latin1");
}
