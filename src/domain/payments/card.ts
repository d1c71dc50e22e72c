import type { SiteConfig } from "../site-config.ts";

/** How many expiry years the card form offers, the current one first (docs/product/payments.md). */
const EXPIRY_YEARS = 10;
/** The longest card verification value (docs/product/payments.md). */
export const CVV_MAX_LENGTH = 4;

/** "01" to "12". */
export const EXPIRY_MONTHS: readonly string[] = Array.from({ length: 12 }, (_, index) =>
  String(index + 1).padStart(2, "0"),
);

/** The years a card may expire in, from the given one (four digits). */
export function expiryYears(currentYear: number): string[] {
  return Array.from({ length: EXPIRY_YEARS }, (_, index) => String(currentYear + index));
}

const MAX_LETTERS = 22;

/**
 * What the card statement shows, at most 22 characters (card-scheme rule): the configured text, or the company name in
 * capitals. Schemes know Latin letters only: a name in others is followed by the legal name, and then the domain.
 */
export function statementDescriptor({
  company,
  domains,
  statementDescriptor: configured,
}: Descriptor): string {
  const names = [company.name, company.legalName, domains.main.replace(/^www\./, "")].map(
    inLatinCapitals,
  );
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
