/** The cards that an owner may take. */
export const CARD_BRANDS = ["Visa", "Mastercard", "American Express", "Discover"] as const;

export type CardBrand = (typeof CARD_BRANDS)[number];

/** Returns a site's cards; without its own, those of docs/product/payments.md. */
export function findCards({ cards }: { cards?: CardBrand[] | undefined }): CardBrand[] {
  return cards ?? ["Visa", "Mastercard"];
}
