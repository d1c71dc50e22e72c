/** How many expiry years the card form offers, the current one first (docs/product.md, "Card form"). */
const EXPIRY_YEARS = 10;
/** The longest card verification value (docs/product.md, "Card form"). */
export const CVV_MAX_LENGTH = 4;

/** "01" to "12". */
export const EXPIRY_MONTHS: readonly string[] = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, "0"));

/** The years a card may expire in, from the given one (four digits). */
export function expiryYears(currentYear: number): string[] {
  return Array.from({ length: EXPIRY_YEARS }, (_, index) => String(currentYear + index));
}
