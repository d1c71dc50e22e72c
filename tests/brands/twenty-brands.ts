import { type Brand, EMPTY_BRAND } from "#domain/generator/brand.ts";
import { generatedSiteConfig } from "#features/generator/workspace/generated-site-config.ts";
import { WORDING_TONE } from "#domain/generator/wordings.ts";
import type { Membership } from "#domain/money/plans.ts";
import type { SiteConfig, SiteContent } from "#domain/site-config.ts";
import { deriveColors } from "#lib/brand/brand-colors.ts";
import { rephrase } from "#worker/generator/rephrase.ts";
import { siteConfig } from "../site.config.ts";

type Change = (site: SiteConfig) => void;

const EVERY = { 1: "every month", 2: "every 2 months", 3: "every 3 months" };
const TOUS = { 1: "par mois", 2: "tous les 2 mois", 3: "tous les 3 mois" };
const LONGER = { 6: ["every 6 months", "par semestre"], 12: ["a year", "par an"] } as const;

/** Sells plans for other months, trials and passes, and says so where the file says it. */
function withMembership(
  billingMonths: Membership["billingMonths"],
  trialDays = 7,
  [medium, premium] = [4, 8],
): Change {
  return (site) => {
    site.membership = { billingMonths, trialDays, passes: { medium: medium!, premium: premium! } };
    const [english, french] =
      billingMonths > 3
        ? LONGER[billingMonths as 6 | 12]
        : [EVERY[billingMonths as 1 | 2 | 3], TOUS[billingMonths as 1 | 2 | 3]];
    const { passes } = site.membership;
    for (const plan of site.pricing.plans) plan.period = english;
    for (const plan of site.translations?.fr.plans ?? []) plan.period = french;
    for (const plan of [...site.pricing.plans, ...(site.translations?.fr.plans ?? [])])
      plan.features[0] = plan.features[0]!.replace(/\d+/, String(passes[plan.id]));
    for (const seo of [site.seo, site.translations?.fr.seo])
      if (seo)
        seo.defaultDescription = seo.defaultDescription.replace(
          /\b\d+ (days|jours)/,
          `${trialDays} $1`,
        );
  };
}

const withPrices =
  (medium: number, premium: number): Change =>
  (site) => {
    site.pricing.plans[0]!.price = medium;
    site.pricing.plans[1]!.price = premium;
  };

const withFares =
  (adults: number, children: number, from: number): Change =>
  (site) => {
    site.fares = { adults, children, infants: 0, from };
  };

const withRates =
  (EUR: number, GBP: number): Change =>
  (site) => {
    site.rates = { USD: 1, EUR, GBP };
  };

const withAirports =
  (count: number): Change =>
  (site) => {
    site.airports = Array.from({ length: count }, (_, index) => {
      const code = `Q${String.fromCodePoint(65 + Math.floor(index / 26), 65 + (index % 26))}`;
      return {
        code,
        names: { en: `Airport ${code}`, fr: `Aéroport ${code}` },
        city: { en: `City ${code}`, fr: `Ville ${code}` },
        zone: "Europe/Paris",
        lane: { en: "Left of gate A", fr: "À gauche de la porte A" },
        hours: { en: "5:00 to 22:00", fr: "5 h à 22 h" },
      };
    });
  };

const inEnglishOnly: Change = (site) => {
  delete site.translations;
};

/** The form's name and colours, and what only a file can hold. */
const BRANDS: [name: string, primary: string, accent: string, ...changes: Change[]][] = [
  ["Mistral Voyages", "205 85% 45%", "42 95% 55%", withMembership(1), withPrices(19, 29)],
  ["Harrow & Pike Travel", "150 60% 22%", "12 80% 55%", withFares(15, 9.5, 9)],
  ["Reisefreund GmbH", "0 0% 12%", "48 100% 50%", withMembership(12, 30), withPrices(180, 290)],
  ["旅路トラベル", "355 70% 42%", "190 80% 40%", withMembership(2)],
  ["Путь", "262 60% 40%", "90 70% 45%", withRates(0.92, 0.79)],
  ["L’Escale d’Émile", "330 80% 50%", "210 90% 45%", withAirports(1)],
  ["Forty Gates", "220 10% 40%", "0 0% 88%", withAirports(40)],
  ["Été", "50 90% 50%", "0 80% 50%", withMembership(6, 14), withPrices(90, 150)],
  ["A", "180 50% 30%", "30 90% 50%", withFares(20, 0, 20)],
  ["O’Neill’s “Fast” Lane", "100 40% 30%", "300 60% 50%"],
  ["Al-Safar السفر", "28 80% 40%", "170 70% 35%", withRates(0.9, 0.8), withFares(12.5, 6.25, 6.25)],
  ["Société des Voyages Tranquilles et Associés de Marseille", "240 50% 30%", "60 90% 50%"],
  ["Nordlys", "200 20% 92%", "200 80% 40%", withMembership(3, 2, [2, 60])],
  ["Sol", "44 96% 58%", "24 96% 50%", withPrices(0.5, 1)],
  ["Blackbird", "0 0% 4%", "0 0% 96%", inEnglishOnly],
  ["Tangerine Air Club", "24 95% 53%", "220 80% 40%", withMembership(1, 30, [10, 20])],
  ["Compagnie du Lac", "190 60% 32%", "14 78% 52%", withFares(11, 11, 11)],
  ["$ave & Fly", "135 70% 30%", "280 60% 50%", withRates(1000, 0.001)],
  ["Éole", "210 30% 60%", "350 70% 50%", withMembership(6), withAirports(2)],
  ["Zéphyr 2000", "275 45% 35%", "80 70% 45%", withMembership(12, 90, [3, 6]), withPrices(99, 199)],
];

function rephraseFor(companyName: string, content: SiteContent, language: "en" | "fr") {
  const task = { content, companyName, language, tone: WORDING_TONE, variation: 0 };
  return rephrase(task) as SiteContent;
}

function generateBrand(name: string, primary: string, accent: string, changes: Change[]) {
  const base = structuredClone(siteConfig);
  for (const change of changes) change(base);
  const isJapanese = /\p{Script=Han}/u.test(name);
  const brand: Brand = {
    ...EMPTY_BRAND,
    companyName: name,
    phone: "+33 4 91 00 00 00",
    email: "bonjour@agence.test",
    address: "1 quai du Port, 13002 Marseille",
    mainDomain: isJapanese ? "www.たびじ.example" : "www.agence.test",
    fastTrackDomain: "pass.agence.test",
    checkInDomain: "checkin.agence.test",
  };
  const site = generatedSiteConfig({
    base,
    brand,
    colors: deriveColors({ primary, accent }),
    wording: {
      en: rephraseFor(name, base.content, "en"),
      ...(base.translations && { fr: rephraseFor(name, base.translations.fr.content, "fr") }),
    },
  });
  // Neither name nor domain has Latin letters, so card statements need this one.
  return isJapanese ? { ...site, statementDescriptor: "TABIJI TRAVEL" } : site;
}

/** Twenty brands as the generator makes them, with the figures of twenty owners. */
export const TWENTY_BRANDS: [name: string, site: SiteConfig][] = BRANDS.map(
  ([name, primary, accent, ...changes]) => [name, generateBrand(name, primary, accent, changes)],
);
