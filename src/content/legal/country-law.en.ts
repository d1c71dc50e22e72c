import type { SiteConfig } from "#domain/site-config.ts";
import { findLaw, type LawWords } from "./law-words.ts";

const COUNTRIES: LawWords["countries"] = {
  GB: {
    law: "English law",
    courts: "the courts of England and Wales",
    consumers: "the Consumer Rights Act 2015",
    regulator: "the UK regulator, the Information Commissioner’s Office (ico.org.uk)",
  },
  FR: {
    law: "French law",
    courts: "the courts of France",
    consumers: "the French Consumer Code",
    regulator: "the French regulator, the CNIL (cnil.fr)",
  },
  BE: {
    law: "Belgian law",
    courts: "the courts of Belgium",
    consumers: "the Belgian Code of Economic Law",
    regulator: "the Belgian Data Protection Authority (dataprotectionauthority.be)",
  },
  LU: {
    law: "the law of Luxembourg",
    courts: "the courts of Luxembourg",
    consumers: "the Consumer Code of Luxembourg",
    regulator: "the regulator of Luxembourg, the CNPD (cnpd.public.lu)",
  },
  IE: {
    law: "Irish law",
    courts: "the courts of Ireland",
    consumers: "the Consumer Rights Act 2022",
    regulator: "the Irish Data Protection Commission (dataprotection.ie)",
  },
  DE: {
    law: "German law",
    courts: "the courts of Germany",
    consumers: "the German Civil Code (BGB)",
    regulator: "the data-protection authority of our German state (bfdi.bund.de lists them)",
  },
};

const DATA: LawWords["data"] = {
  kingdom: {
    data: "the UK General Data Protection Regulation (UK GDPR) and the Data Protection Act 2018",
    outside: "the United Kingdom",
    ways: "UK law provides",
    adequacy:
      "UK adequacy regulations cover the country, or the recipient under a recognised " +
      "framework such as the UK–US data bridge;",
    clauses:
      "the contract includes the UK International Data Transfer Agreement, or the UK " +
      "Addendum to the European Commission’s standard contractual clauses;",
  },
  union: {
    data: "the General Data Protection Regulation (GDPR)",
    outside: "the European Economic Area",
    ways: "the GDPR provides",
    adequacy:
      "a decision of the European Commission covers the country, or the recipient under the " +
      "EU–US Data Privacy Framework;",
    clauses: "the contract includes the European Commission’s standard contractual clauses;",
  },
};

const DETAILS: LawWords["details"] = {
  register: "Registered:",
  vat: "VAT number:",
  director: "Director of publication:",
  host: "Hosted by:",
};

export const countryLaw = (site: SiteConfig) =>
  findLaw(site, { countries: COUNTRIES, data: DATA, details: DETAILS });
