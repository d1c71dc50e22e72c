import { CURRENCIES, CURRENCY_CODES, DEFAULT_CURRENCY } from "../money/currency.ts";
import { fareMinor, HEADLINE_PRICE_MINOR } from "../orders/fares.ts";

/** What an owner may deploy knowingly, with a reason for each. */
export const RISKS = ["rates", "fares", "texts"] as const;
export type Risk = (typeof RISKS)[number];

/** True where the product's figures, or nobody's word for the texts, leave the risk open. */
const IS_OPEN: Record<Risk, () => boolean> = {
  /** One price in three currencies. */
  rates: () =>
    CURRENCY_CODES.length > 1 && CURRENCY_CODES.every((code) => CURRENCIES[code].rate === 1),
  /** A headline below what anybody pays. */
  fares: () => HEADLINE_PRICE_MINOR < fareMinor("adults", DEFAULT_CURRENCY),
  /** Drafts until a lawyer has read them. */
  texts: () => true,
};

/** Parses the var ACCEPTED: `rates=One price everywhere; texts=Me Dupont, 3 November`. */
export function readAccepted(accepted: string | undefined): Partial<Record<Risk, string>> {
  const entries = (accepted ?? "").split(";").map((part) => part.split("=", 2));
  return Object.fromEntries(
    entries.flatMap(([risk, reason]) => {
      const known = RISKS.find((name) => name === risk?.trim());
      return known && reason?.trim() ? [[known, reason.trim()]] : [];
    }),
  );
}

/** Returns ACCEPTED with further reasons, which replace earlier ones. */
export function acceptMore(
  accepted: string | undefined,
  more: Partial<Record<Risk, string>>,
): string {
  return Object.entries({ ...readAccepted(accepted), ...more })
    .map(([risk, reason]) => `${risk}=${reason.replaceAll(/[;"\\\n]/g, ",")}`)
    .join("; ");
}

/** Returns the risks that nobody has accepted. */
export function findOpenRisks(accepted: string | undefined): Risk[] {
  const known = readAccepted(accepted);
  return RISKS.filter((risk) => IS_OPEN[risk]() && !known[risk]);
}
