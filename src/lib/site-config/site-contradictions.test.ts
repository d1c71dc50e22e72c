import { expect, test } from "vitest";
import { siteConfig } from "../../../app.config.ts";
import { contradictions } from "#content/contradictions.ts";
import { findContradictions, readPeriod } from "./site-contradictions.ts";

test.each([
  ["every 3 months", 3],
  ["tous les 3 mois", 3],
  ["every month", 1],
  ["a month", 1],
  ["par mois", 1],
  ["Monthly", 1],
  ["per quarter", 3],
  ["par trimestre", 3],
  ["every 6 months", 6],
  ["par semestre", 6],
  ["yearly", 12],
  ["par an", 12],
  ["tous les 12 mois", 12],
  ["a week", undefined],
  ["", undefined],
])("the period %s has %s months", (text, months) => {
  expect(readPeriod(text)).toBe(months);
});

test("our own site contradicts itself nowhere", () => {
  expect(findContradictions(siteConfig)).toEqual([]);
});

const MONTHS = "membership.billingMonths";

test("a page reads them in its own language, and urgent calls may be day and night", () => {
  const site = structuredClone(siteConfig);
  site.content.hero.subtitle = "Urgent help 24/7, and lounges day and night.";
  site.pricing.plans[0]!.period = "every month";
  const read = (words?: ReturnType<typeof contradictions.en>) =>
    findContradictions(site, words).map(({ at, message }) => `${at}: ${message}`);
  expect(read()).toEqual([
    `pricing.plans.0.period: ${contradictions.en().says(1, "months", MONTHS, 3)}`,
  ]);
  expect(read(contradictions.fr())).toEqual([
    `pricing.plans.0.period: ${contradictions.fr().says(1, "months", MONTHS, 3)}`,
  ]);
});

test("a name promises nothing, and figures that hold are no contradiction", () => {
  const site = structuredClone(siteConfig);
  site.company.name = "24/7 Envol 40 Airports";
  site.rates = { USD: 1, EUR: 0.9, GBP: 0 };
  for (const title of [
    site.company.name,
    "24 airports to book, over 300 in the network",
    "From €44.10, $49 or 9,90 €",
    "Our team answers from 9:00 to 20:00",
    "Free for three days, then 2 passes a month",
    "24/7 Envol 40 Airports, all 24 airports",
  ]) {
    site.content.hero.title = title;
    expect([title, ...findContradictions(site)]).toEqual([title]);
  }
});

test("a name that only begins like the demo's is one's own", () => {
  const site = structuredClone(siteConfig);
  site.company = { ...site.company, name: "Mistral", legalName: "Mistral SARL" };
  delete site.memberPortal;
  delete site.statementDescriptor;
  const named = (title: string) => {
    site.content.hero.title = title;
    return findContradictions(site).some(({ at }) => at === "content.hero.title");
  };
  expect(named("Envolée d’été")).toBe(false);
  expect(named("Prenez votre envol sans attendre")).toBe(false);
  expect(named("ENVOL, d’été")).toBe(true);
  expect(named("Bienvenue chez Envol")).toBe(true);
  site.company.name = "L’envol";
  expect(named("Bienvenue chez L’Envol")).toBe(false);
});

test("a value that stands for another is told, and a Spanish word is none", () => {
  const site = structuredClone(siteConfig);
  const at = (text: string) => {
    site.seo.defaultTitle = text;
    return findContradictions(site).map(({ at: path }) => path);
  };
  for (const text of ["LOREM IPSUM dolor", "Tbd", "XXX", "[Your name]", "TODO: a title"])
    expect([text, at(text)]).toEqual([text, ["seo.defaultTitle"]]);
  expect(at("Todo el aeropuerto")).toEqual([]);
});

test("a large network and a period in words are read as people write them", () => {
  const site = structuredClone({ ...siteConfig, networkAirports: 1200 });
  site.pricing.plans[0]!.period = "every three months";
  for (const text of [
    "over 1,200 airports",
    "plus de 1\u00a0200 aéroports",
    "over 1200 airports",
  ]) {
    site.content.hero.subtitle = text;
    expect(findContradictions(site).map(({ at }) => at)).not.toContain("content.hero.subtitle");
  }
  site.content.hero.subtitle = "over 1,300 airports";
  const places = findContradictions(site).map(({ at }) => at);
  expect(places).toContain("content.hero.subtitle");
  expect(places).not.toContain("pricing.plans.0.period");
});

test("infants travel free in every price, so a fare for them is refused", () => {
  const fares = { adults: 11, children: 11, infants: 4, from: 11 };
  const found = findContradictions({ ...siteConfig, fares }).map(({ at }) => at);
  expect(found).toContain("fares.infants");
});
