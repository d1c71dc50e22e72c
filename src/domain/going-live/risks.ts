import type { SiteConfig } from "../site-config.ts";

/** An owner can deploy with these risks after giving a reason for each. */
export const RISKS = ["rates", "fares", "texts"] as const;
export type Risk = (typeof RISKS)[number];

export type PricedSite = Pick<SiteConfig, "fares" | "rates">;

const IS_OPEN: Record<Risk, (site: PricedSite) => boolean> = {
  /** Without rates, one price has the same number in all currencies. */
  rates: ({ rates }) => rates === undefined,
  /** The headline of our own fares is lower than any price that a customer pays. */
  fares: ({ fares }) => fares === undefined,
  /** The legal texts are drafts until a lawyer has read them. */
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

/** The new value of ACCEPTED. New reasons replace earlier ones. */
export function acceptMore(
  accepted: string | undefined,
  more: Partial<Record<Risk, string>>,
): string {
  return Object.entries({ ...readAccepted(accepted), ...more })
    .map(([risk, reason]) => `${risk}=${reason.replaceAll(/[;"\\\n]/g, ",")}`)
    .join("; ");
}

export function findOpenRisks(site: PricedSite, accepted: string | undefined): Risk[] {
  const known = readAccepted(accepted);
  return RISKS.filter((risk) => IS_OPEN[risk](site) && !known[risk]);
}
