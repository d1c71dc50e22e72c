/** The service type and the business of every booking's order (docs/product/orders.md). */
export const FAST_TRACK = "Fast Track";

const SUFFIX_ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

const SUFFIX_LENGTH = 8;

/**
 * A new order number, FT-{epoch ms}-{random uppercase string} (docs/product/orders.md). `random` must hold at least 8 random
 * bytes; each picks one of 32 letters and digits without look-alikes, so the suffix has 40 bits.
 */
export function orderNumber(epochMs: number, random: Uint8Array): string {
  const suffix = Array.from(
    random.subarray(0, SUFFIX_LENGTH),
    (byte) => SUFFIX_ALPHABET[byte % SUFFIX_ALPHABET.length],
  ).join("");
  return `FT-${epochMs}-${suffix}`;
}

const DASHES = /[\u2010-\u2015\u2212\u00AD_–—-]/g;

/**
 * An order number as people paste it, in the form that is stored: any case, spaces and dashes of any kind, with words such as
 * "order no." before it. A text that holds no order number comes back as it was, without spaces around it.
 */
export function parseOrderNumber(text: string): string {
  const plain = text
    .normalize("NFKC")
    .toUpperCase()
    .replace(DASHES, "-")
    .replace(/[\s\u200B-\u200D\u2060\uFEFF]/g, "");
  // Without a dash behind it, the time is the 13 digits of today's epoch ms.
  const [, time, suffix] =
    /FT-*(\d{10,16}(?=-)|\d{13})-*([A-Z0-9]{4,16})[.,;:!?)»”’"']*$/.exec(plain) ?? [];
  return time && suffix ? `FT-${time}-${suffix}` : text.trim();
}

/** How long a code that opens a booking with its order number is valid (docs/product/booking.md). */
export const BOOKING_CODE_MINUTES = 10;
