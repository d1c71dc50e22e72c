/** How long the mailed link works (docs/product.md, "Unsubscribing"). */
export const UNSUBSCRIBE_LINK_HOURS = 24;
