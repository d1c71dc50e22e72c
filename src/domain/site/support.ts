/** Support hours, every day, in London time (docs/product.md, "Support"). */
export const SUPPORT_HOURS = { opens: "9:00", closes: "20:00" } as const;
