import type { SiteConfig } from "../site-config.ts";

/** The risks that an owner may deploy knowingly, with a reason for each. */
export const RISKS = ["rates", "fares", "texts"] as const;
export type Risk = (typeof RISKS)[number];

export type PricedSite = Pick<SiteConfig, "fares" | "rates">;

const IS_OPEN: Record<Risk, (site: PricedSite) => boolean> = {
  /** One price in three currencies. */
  rates: ({ rates }) => rates === undefined,
  /** Our fares, whose headline is below what anybody pays. */
  fares: ({ fares }) => fares === undefined,
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
export function findOpenRisks(site: PricedSite, accepted: string | undefined): Risk[] {
  const known = readAccepted(accepted);
  return RISKS.filter((risk) => IS_OPEN[risk](site) && !known[risk]);
}
