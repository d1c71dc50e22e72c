import type { Language } from "#domain/language.ts";
import { SALE_STOPPED } from "#domain/orders/sale-stop.ts";
import type { PublicSaleStop } from "#domain/orders/sale-stop.schema.ts";

/** The team's text in a refusal of a stopped day; undefined for another failure. */
export function explainSaleStop(
  { code, body }: { code: string; body: unknown },
  language: Language,
): string | undefined {
  if (code !== SALE_STOPPED) return undefined;
  return (body as { sale_stop?: Pick<PublicSaleStop, "text"> }).sale_stop?.text[language];
}
