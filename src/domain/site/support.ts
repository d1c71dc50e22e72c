/** A phone number as a link that dials it (RFC 3966): digits and plus sign, whatever else the number is written with. */
export function telephone(phone: string): `tel:${string}` {
  return `tel:${phone.replaceAll(/[^+\d]/g, "")}`;
}

/** Support hours, every day, in London time (docs/product.md, "Support"). */
export const SUPPORT_HOURS = { opens: "9:00", closes: "20:00" } as const;
