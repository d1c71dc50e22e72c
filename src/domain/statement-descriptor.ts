import type { SiteConfig } from "./site-config.ts";

/** What the card statement shows: the configured text, or the company name in capitals, at most 22 characters (card-scheme rule). */
export function statementDescriptor(site: Pick<SiteConfig, "company" | "statementDescriptor">): string {
  return site.statementDescriptor ?? site.company.name.toUpperCase().slice(0, 22).trim();
}
