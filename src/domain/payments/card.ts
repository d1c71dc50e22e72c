import type { SiteConfig } from "../site-config.ts";

const EXPIRY_YEARS = 10;
export const CVV_MAX_LENGTH = 4;

export const EXPIRY_MONTHS: readonly string[] = Array.from({ length: 12 }, (_, index) =>
  String(index + 1).padStart(2, "0"),
);

export function expiryYears(currentYear: number): string[] {
  return Array.from({ length: EXPIRY_YEARS }, (_, index) => String(currentYear + index));
}

const MAX_LETTERS = 22;

/** Card schemes allow 22 Latin characters. Empty if no name has any, because cardholders recognise no xn-- domain. */
export function statementDescriptor({
  company,
  domains,
  statementDescriptor: configured,
}: Descriptor): string {
  const names = [company.name, company.legalName, domains.main.replace(/^www\./, "")].map(
    inLatinCapitals,
  );
  return configured ?? names.find((name) => /^(?!.*XN--).*[A-Z0-9]{2}/.test(name)) ?? "";
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
