/** What the receiving server says of a mail's sender (RFC 8601): proved, refuted, or nothing. */
export type MailProof = "proved" | "refuted" | "unknown";

/**
 * How much of a mail is searched for what the receiving server says, in bytes: it stands on top.
 */
const MAX_HEAD = 64 * 1024;
const TOPMOST_RESULTS = /^authentication-results:(.*(?:\n[\t ].*)*)/im;
/** The server that receives our mails: whatever another one claims can be written by the sender. */
const RECEIVER = /^mx\.cloudflare\.net\b/;

/**
 * What DMARC says of a mail, and without it SPF and DKIM, from its first bytes alone: whoever
 * counts mails has to know before one is parsed. Only the topmost result counts, which the
 * receiving server adds last.
 */
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

/**
 * How many lines are read, each of which the parser keeps as an object: 10 MiB of base64 have
 * 140,000.
 */
const MAX_LINES = 200_000;
/** How many of them may begin as those between two parts do. */
const MAX_DASHED_LINES = 2000;
const [LINE_FEED, DASH] = [0x0a, 0x2d];

/**
 * The beginning of a mail, without what follows more lines or parts than a mail of a person has.
 */
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
