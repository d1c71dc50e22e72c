import type { SiteConfig } from "#domain/site-config.ts";
import { findLaw, type LawWords } from "./law-words.ts";

const COUNTRIES: LawWords["countries"] = {
  GB: {
    law: "le droit anglais",
    courts: "d’Angleterre et du pays de Galles",
    consumers: "le Consumer Rights Act 2015 (loi britannique)",
    regulator: "l’autorité britannique, l’Information Commissioner’s Office (ico.org.uk)",
  },
  FR: {
    law: "le droit français",
    courts: "de France",
    consumers: "le code de la consommation",
    regulator: "la CNIL (cnil.fr)",
  },
  BE: {
    law: "le droit belge",
    courts: "de Belgique",
    consumers: "le code belge de droit économique",
    regulator: "l’Autorité de protection des données belge (autoriteprotectiondonnees.be)",
  },
  LU: {
    law: "le droit luxembourgeois",
    courts: "du Luxembourg",
    consumers: "le code luxembourgeois de la consommation",
    regulator: "l’autorité luxembourgeoise, la CNPD (cnpd.public.lu)",
  },
  IE: {
    law: "le droit irlandais",
    courts: "d’Irlande",
    consumers: "le Consumer Rights Act 2022 (loi irlandaise)",
    regulator: "l’autorité irlandaise, la Data Protection Commission (dataprotection.ie)",
  },
  DE: {
    law: "le droit allemand",
    courts: "d’Allemagne",
    consumers: "le code civil allemand (BGB)",
    regulator: "l’autorité de notre Land allemand (liste : bfdi.bund.de)",
  },
};

const DATA: LawWords["data"] = {
  kingdom: {
    data:
      "le règlement général sur la protection des données du Royaume-Uni (UK GDPR) et la loi " +
      "britannique de 2018 (Data Protection Act 2018)",
    outside: "du Royaume-Uni",
    ways: "le droit britannique",
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
    ways: "le RGPD",
    adequacy:
      "une décision de la Commission européenne couvre le pays, ou le destinataire adhérant " +
      "au cadre de protection des données UE–États-Unis (Data Privacy Framework) ;",
    clauses: "le contrat comprend les clauses contractuelles types de la Commission européenne ;",
  },
};

const DETAILS: LawWords["details"] = {
  register: "Immatriculation :",
  vat: "Numéro de TVA :",
  director: "Directeur de la publication :",
  host: "Hébergeur :",
};

export const countryLaw = (site: SiteConfig) =>
  findLaw(site, { countries: COUNTRIES, data: DATA, details: DETAILS });
