import { expect, test } from "vitest";
import { siteConfig } from "../../../app.config.ts";
import { contradictions } from "#content/contradictions.ts";
import { findContradictions } from "./site-contradictions.ts";

test("our own site contradicts itself nowhere", () => {
  expect(findContradictions(siteConfig)).toEqual([]);
});

test("a page reads them in its own language", () => {
  const fares = { adults: 11, children: 9, infants: 0, from: 10 };
  const read = (words?: ReturnType<typeof contradictions.en>) =>
    findContradictions({ ...siteConfig, fares }, words);
  expect(read()).toEqual([{ at: "fares.from", message: contradictions.en().from(9) }]);
  expect(read(contradictions.fr())).toEqual([
    { at: "fares.from", message: contradictions.fr().from(9) },
  ]);
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

test("infants travel free in every price, so a fare for them is refused", () => {
  const fares = { adults: 11, children: 11, infants: 4, from: 11 };
  const found = findContradictions({ ...siteConfig, fares }).map(({ at }) => at);
  expect(found).toContain("fares.infants");
});

test("hours of another zone are in no London time", () => {
  const at = (zone: string, city: { en: string; fr: string }) =>
    findContradictions({
      ...siteConfig,
      support: { zone, city, opens: "9:00", closes: "20:00" },
    }).map(({ at: path }) => path);
  const london = { en: "London", fr: "Londres" };
  expect(at("America/New_York", london)).toEqual(["support.city.en", "support.city.fr"]);
  expect(at("America/New_York", { en: "New York", fr: "Londres" })).toEqual(["support.city.fr"]);
  expect(at("America/New_York", { en: "New York", fr: "New York" })).toEqual([]);
  expect(at("Europe/London", london)).toEqual([]);
});

test("a statement of a card needs Latin letters, from a name, a domain or the owner", () => {
  const site = structuredClone(siteConfig);
  delete site.statementDescriptor;
  delete site.memberPortal;
  delete site.mark;
  site.company = { ...site.company, name: "旅路", legalName: "旅路" };
  site.domains.main = "www.xn--78jn4d.example";
  const isAsked = () => findContradictions(site).some(({ at }) => at === "statementDescriptor");
  expect(isAsked()).toBe(true);
  expect(((site.statementDescriptor = "TABIJI"), isAsked())).toBe(false);
  delete site.statementDescriptor;
  expect(((site.domains.main = "www.tabiji.example"), isAsked())).toBe(false);
});
