/** Service type and business of every booking (docs/product/orders.md). */
export const FAST_TRACK = "Fast Track";

const SUFFIX_ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

const SUFFIX_LENGTH = 8;

/** FT-{epoch ms}-{suffix}. `random` needs 8 bytes; each picks one of 32 signs: 40 bits. */
export function orderNumber(epochMs: number, random: Uint8Array): string {
  const suffix = Array.from(
    random.subarray(0, SUFFIX_LENGTH),
    (byte) => SUFFIX_ALPHABET[byte % SUFFIX_ALPHABET.length],
  ).join("");
  return `FT-${epochMs}-${suffix}`;
}

/** Times have 13 digits until 2286, so the numbers sort as text. */
const LAST_TIME = 10 ** 13 - 1;

/** The lower bound, as text, of order numbers made from `epochMs` on. */
export function firstOrderNumber(epochMs: number): string {
  return `FT-${String(Math.min(Math.max(epochMs, 0), LAST_TIME)).padStart(13, "0")}`;
}

const DASHES = /[\u2010-\u2015\u2212\u00AD_–—-]/g;

/** Without a dash behind it, the time must have today's 13 digits. */
const MARKED = /FT-*(\d{10,16}(?=-)|\d{13})-*([A-Z0-9]{4,16})[.,;:!?)»”’"']*$/;
/** Until 2033 the time begins with 1. Phone numbers can have 13 digits too. */
const BARE = /(?<!\d)(1\d{12})-*([A-HJ-NP-Z2-9]{8})[.,;:!?)»”’"']*$/;

/** Accepts any case, dashes and spaces, also after "order no." or without FT. Trims other text. */
export function parseOrderNumber(text: string): string {
  const plain = text
    .normalize("NFKC")
    .toUpperCase()
    .replace(DASHES, "-")
    .replace(/[\s\u200B-\u200D\u2060\uFEFF]/g, "");
  const [, time, suffix] = MARKED.exec(plain) ?? BARE.exec(plain) ?? [];
  return time && suffix ? `FT-${time}-${suffix}` : text.trim();
}

/** Lifetime of a mailed code that opens a booking (docs/product/booking.md). */
export const BOOKING_CODE_MINUTES = 10;
