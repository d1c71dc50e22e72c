/** The service type and the business of every booking's order (docs/product.md, "Orders"). */
export const FAST_TRACK = "Fast Track";

const SUFFIX_ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

const SUFFIX_LENGTH = 8;

/**
 * A new order number, FT-{epoch ms}-{random uppercase string} (docs/product.md, "Orders"). `random` must hold at least 8 random
 * bytes; each picks one of 32 letters and digits without look-alikes, so the suffix has 40 bits.
 */
export function orderNumber(epochMs: number, random: Uint8Array): string {
  const suffix = Array.from(random.subarray(0, SUFFIX_LENGTH), (byte) => SUFFIX_ALPHABET[byte % SUFFIX_ALPHABET.length]).join("");
  return `FT-${epochMs}-${suffix}`;
}
