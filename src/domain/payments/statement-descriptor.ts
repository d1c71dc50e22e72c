import type { SiteConfig } from "../site-config.ts";

const MAX_LETTERS = 22;

/**
 * What the card statement shows, at most 22 characters (card-scheme rule): the configured text, or the company name in
 * capitals. Schemes know Latin letters only: a name in others is followed by the legal name, and then the domain.
 */
export function statementDescriptor({ company, domains, statementDescriptor: configured }: Descriptor): string {
  const names = [company.name, company.legalName, domains.main.replace(/^www\./, "")].map(inLatinCapitals);
  return configured ?? names.find((name) => /[A-Z0-9]{2}/.test(name)) ?? "";
}

type Descriptor = Pick<SiteConfig, "company" | "domains" | "statementDescriptor">;

function inLatinCapitals(name: string): string {
  return name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toUpperCase()
    .replaceAll(/[^A-Z0-9.*-]+/g, " ")
    .trim()
    .slice(0, MAX_LETTERS)
    .trim();
}
