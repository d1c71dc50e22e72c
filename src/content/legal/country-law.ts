import { DEFAULT_COUNTRY, type LegalCountry } from "../../domain/legal-countries.ts";
import type { SiteConfig } from "../../domain/site-config.ts";

/** Words that the legal texts take from the company's country. */
interface CountryLaw {
  law: string;
  courts: string;
  consumers: string;
  regulator: string;
}

/** Words that the countries under one law of personal data share. */
interface DataLaw {
  data: string;
  outside: string;
  ways: string;
  adequacy: string;
  clauses: string;
}

const ENGLISH: Record<LegalCountry, CountryLaw> = {
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

const FRENCH: Record<LegalCountry, CountryLaw> = {
  GB: {
    law: "le droit anglais",
    courts: "ceux d’Angleterre et du pays de Galles",
    consumers: "le Consumer Rights Act 2015 (loi britannique)",
    regulator: "l’autorité britannique, l’Information Commissioner’s Office (ico.org.uk)",
  },
  FR: {
    law: "le droit français",
    courts: "ceux de France",
    consumers: "le code de la consommation",
    regulator: "la CNIL (cnil.fr)",
  },
  BE: {
    law: "le droit belge",
    courts: "ceux de Belgique",
    consumers: "le code belge de droit économique",
    regulator: "l’Autorité de protection des données belge (autoriteprotectiondonnees.be)",
  },
  LU: {
    law: "le droit luxembourgeois",
    courts: "ceux du Luxembourg",
    consumers: "le code luxembourgeois de la consommation",
    regulator: "l’autorité luxembourgeoise, la CNPD (cnpd.public.lu)",
  },
  IE: {
    law: "le droit irlandais",
    courts: "ceux d’Irlande",
    consumers: "le Consumer Rights Act 2022 (loi irlandaise)",
    regulator: "l’autorité irlandaise, la Data Protection Commission (dataprotection.ie)",
  },
  DE: {
    law: "le droit allemand",
    courts: "ceux d’Allemagne",
    consumers: "le code civil allemand (BGB)",
    regulator: "l’autorité de notre Land allemand (liste : bfdi.bund.de)",
  },
};

const DATA: Record<"en" | "fr", Record<"kingdom" | "union", DataLaw>> = {
  en: {
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
  },
  fr: {
    kingdom: {
      data:
        "le règlement général sur la protection des données du Royaume-Uni (UK GDPR) et la loi " +
        "britannique de 2018 (Data Protection Act 2018)",
      outside: "du Royaume-Uni",
      ways: "du droit britannique",
      adequacy:
        "une décision d’adéquation britannique couvre le pays, ou le destinataire adhérant à " +
        "un cadre reconnu tel que la passerelle de données Royaume-Uni–États-Unis (UK–US data " +
        "bridge) ;",
      clauses:
        "le contrat comprend l’accord britannique de transfert international de données (IDTA) " +
        "ou l’avenant britannique aux clauses contractuelles types de la Commission européenne ;",
    },
    union: {
      data: "le règlement général sur la protection des données (RGPD)",
      outside: "de l’Espace économique européen",
      ways: "du RGPD",
      adequacy:
        "une décision de la Commission européenne couvre le pays, ou le destinataire adhérant " +
        "au cadre de protection des données UE–États-Unis (Data Privacy Framework) ;",
      clauses: "le contrat comprend les clauses contractuelles types de la Commission européenne ;",
    },
  },
};

/** Returns the words of the law that a site's company is under; without `legal`, ours. */
export function findLaw({ legal }: SiteConfig, language: "en" | "fr"): CountryLaw & DataLaw {
  const country = legal?.country ?? DEFAULT_COUNTRY;
  const { [country]: law } = language === "en" ? ENGLISH : FRENCH;
  return { ...law, ...DATA[language][country === "GB" ? "kingdom" : "union"] };
}

/** Returns the facts that a country asks a company to print about itself, a line each. */
export function listCompanyDetails({ legal }: SiteConfig, language: "en" | "fr"): string[] {
  if (!legal) return [];
  const { register, vat, director, host } = legal;
  const lines =
    language === "en"
      ? [
          `Registered: ${register}`,
          vat && `VAT number: ${vat.number}`,
          director && `Director of publication: ${director}`,
          host && `Hosted by: ${host}`,
        ]
      : [
          `Immatriculation : ${register}`,
          vat && `Numéro de TVA : ${vat.number}`,
          director && `Directeur de la publication : ${director}`,
          host && `Hébergeur : ${host}`,
        ];
  return lines.filter((line) => line !== undefined);
}
