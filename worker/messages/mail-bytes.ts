/** The receiving server's verdict on a sender (RFC 8601). */
export type MailProof = "proved" | "refuted" | "unknown";

/** The verdict lies within this many bytes at the top of a mail. */
const MAX_HEAD = 64 * 1024;
const TOPMOST_RESULTS = /^authentication-results:(.*(?:\n[\t ].*)*)/im;
/** Only our receiving server's verdict counts, because the sender can forge any other. */
const RECEIVER = /^mx\.cloudflare\.net\b/;

/** Mails are counted before parsing, so this reads few bytes. Our receiving server adds its result at the top. */
export function readProof(raw: Uint8Array): MailProof {
  const text = new TextDecoder("latin1").decode(raw.subarray(0, MAX_HEAD)).replaceAll("\r", "");
  const [head] = text.split("\n\n", 1);
  const results = TOPMOST_RESULTS.exec(head!)?.[1]?.trim().toLowerCase() ?? "";
  if (!RECEIVER.test(results)) return "unknown";
  const result = (method: string) => new RegExp(`;\\s*${method}=(\\w+)`).exec(results)?.[1];
  const [dmarc, dkim, spf] = ["dmarc", "dkim", "spf"].map(result);
  if (dmarc === "pass") return "proved";
  if (dmarc === "fail" || (spf === "fail" && dkim !== "pass")) return "refuted";
  return "unknown";
}

/** The parser keeps each line as an object, and 10 MiB of base64 have 140,000 lines. */
const MAX_LINES = 200_000;
const MAX_DASHED_LINES = 2000;
const [LINE_FEED, DASH] = [0x0a, 0x2d];

/** Cuts a mail that has more lines or parts than a person writes. */
export function cutMail(raw: Uint8Array): Uint8Array {
  let [lines, dashed] = [0, 0];
  for (let at = 0; at !== -1 && at < raw.length;) {
    if (raw[at] === DASH && raw[at + 1] === DASH) dashed += 1;
    lines += 1;
    if (lines > MAX_LINES || dashed > MAX_DASHED_LINES) return raw.subarray(0, at);
    const end = raw.indexOf(LINE_FEED, at);
    at = end === -1 ? end : end + 1;
  }
  return raw;
}
