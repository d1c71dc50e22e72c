/** A phone number as a link that dials it (RFC 3966): digits and plus sign, whatever else the number is written with. */
export function telephone(phone: string): `tel:${string}` {
  return `tel:${phone.replaceAll(/[^+\d]/g, "")}`;
}
