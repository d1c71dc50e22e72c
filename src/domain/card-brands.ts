export const CARD_BRANDS = ["Visa", "Mastercard", "American Express", "Discover"] as const;

export type CardBrand = (typeof CARD_BRANDS)[number];

export function findCards({ cards }: { cards?: CardBrand[] | undefined }): CardBrand[] {
  return cards ?? ["Visa", "Mastercard"];
}
