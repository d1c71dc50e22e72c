import type { SiteConfig } from "#domain/site-config.ts";

type Seller = { site: Pick<SiteConfig, "company" | "legal"> };

const writeSeller = ({ site: { company, legal } }: Seller, vat: string): string =>
  [company.legalName, company.address, legal?.vat && `${vat} ${legal.vat.number}`]
    .filter(Boolean)
    .join(", ");

/** The seller on receipts with its VAT number, and the VAT in a sum, in percent. */
export const seller = {
  en: (facts: Seller) => ({
    name: writeSeller(facts, "VAT"),
    vat: (rate: number) => `Including VAT (${rate}%)`,
  }),
  fr: (facts: Seller) => ({
    name: writeSeller(facts, "TVA"),
    vat: (rate: number) => `Dont TVA (${rate.toLocaleString("fr-FR")}\u00a0%)`,
  }),
};
