export const CARD_BRANDS = ["Visa", "Mastercard", "American Express", "Discover"] as const;

export type CardBrand = (typeof CARD_BRANDS)[number];

/** The default is that of docs/product/payments.md. */
export function findCards({ cards }: { cards?: CardBrand[] | undefined }): CardBrand[] {
  return cards ?? ["Visa", "Mastercard"];
}
