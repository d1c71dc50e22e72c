import { expect, test } from "vitest";
import { siteConfig } from "../../../../app.config.ts";
import { checkSiteConfig } from "#lib/site-config/check-site-config.ts";
import { createFacts } from "#content/facts.ts";
import { generatorDetails } from "#content/generator-details.ts";
import { listKnownAirports } from "#content/known-airports.ts";
import { svgDataUrl } from "#domain/logo.ts";
import { localizedSite } from "#domain/site/site.ts";
import {
  applyDetails,
  findDifferences,
  listFields,
  markFigures,
  putAt,
  readDetail,
  readTyped,
  withFiguresOf,
} from "./site-details.ts";

const { airports: AIRPORT, ...topics } = generatorDetails.en(
  createFacts(localizedSite(siteConfig, "en"), "en", "EUR"),
).fields;
const { parts } = generatorDetails.en(createFacts(localizedSite(siteConfig, "en"), "en", "EUR"));
const PATHS = Object.values(topics).flatMap((fields) => listFields(fields, parts));

const FRENCH_LAW = {
  "legal.country": "FR",
  "legal.form.en": "a limited company",
  "legal.form.fr": "SARL",
  "legal.register": "RCS Marseille 900 000 001",
  "legal.vat.number": "FR00900000001",
  "legal.vat.rate": "5,5",
  "legal.director": "Mireille Aubanel",
  "legal.host": "Cloudflare, Inc.",
  "legal.mediator.name": "Médiation Tourisme et Voyage",
  "legal.mediator.site": "https://www.mtv.travel",
};

test("a number that is only half typed changes no text", () => {
  const plans = siteConfig.pricing.plans.map(({ period, features }) => ({ period, features }));
  const site = applyDetails(siteConfig, {
    "membership.billingMonths": "1.5",
    "membership.trialDays": "a week",
    "membership.passes.medium": "-",
    networkAirports: "3 hundred",
    "seo.keywords": "{{networkAirports:300}} airports",
  });
  expect(site.pricing.plans.map(({ period, features }) => ({ period, features }))).toEqual(plans);
  expect(site.content).toEqual(siteConfig.content);
  expect(site.seo).toEqual({ ...siteConfig.seo, keywords: ["300 airports"] });
});

test("months, passes and free days change every text that names them, in both languages", () => {
  const site = applyDetails(siteConfig, {
    "membership.billingMonths": "1",
    "membership.trialDays": "14",
    "membership.passes.medium": "4",
    "pricing.plans.0.price": "19,5",
  });
  expect(checkSiteConfig(site).problems).toEqual([]);
  const [medium, premium] = site.pricing.plans;
  expect([medium!.price, medium!.period, premium!.period]).toEqual([
    19.5,
    "every month",
    "every month",
  ]);
  expect(medium!.features[0]).toBe("Up to 4 free fast-track accesses per month");
  expect(premium!.features[0]).toBe("Up to 5 free fast-track accesses per month");
  const french = site.translations!.fr;
  expect(french.plans.map(({ period }) => period)).toEqual(["tous les mois", "tous les mois"]);
  expect(french.plans[0]!.features[0]).toContain("4 accès");
  expect(site.seo.defaultDescription).toContain("14 days");
  expect(french.seo.defaultDescription).toContain("14 jours");
});

test("a file's own lines stay until a field that they name is typed, and other figures stay then too", () => {
  const plan = "pricing.plans.0";
  const file = structuredClone(siteConfig);
  file.networkAirports = 350;
  file.membership = { billingMonths: 3, trialDays: 7, passes: { medium: 6, premium: 15 } };
  file.pricing.plans[0]!.period = "each season";
  file.pricing.plans[0]!.features = [
    "Up to 6 passes per quarter",
    "6 lounge passes a year",
    "6 pass pour les musées",
    "Lounges: 6% off with your Fast Track pass",
    "Cover up to 500 euros with every pass",
  ];
  file.content.hero.subtitle = "Over 40 airports in Spain, of over 350 airports.";
  file.content.services.museums.description = "Try it free for 7 days. Museums: 2 free days.";
  expect(applyDetails(file, {})).toEqual(file);
  const { description } = file.pricing.plans[0]!;
  expect(applyDetails(file, { [`${plan}.description`]: description })).toEqual(file);

  const changed = applyDetails(file, {
    networkAirports: "400",
    "membership.trialDays": "10",
    "membership.passes.medium": "8",
  });
  expect(changed.pricing.plans[0]).toMatchObject({
    period: "each season",
    features: ["Up to 8 passes per quarter", ...file.pricing.plans[0]!.features.slice(1)],
  });
  expect(changed.content.hero.subtitle).toBe("Over 40 airports in Spain, of over 400 airports.");
  expect(changed.content.services.museums.description).toBe(
    "Try it free for 10 days. Museums: 2 free days.",
  );
});

test("passes with another service are counted, passes for it are not", () => {
  const file = structuredClone(siteConfig);
  const stays = ["2 passes for the lounge", "2 pass pour les salons", "2 passes to any museum"];
  file.pricing.plans[0]!.features = [
    "2 passes and lounge access",
    "2 passes with museums",
    ...stays,
  ];
  file.translations!.fr.plans[0]!.features = ["Jusqu’à 2 pass et salons d’aéroport"];
  const { pricing, translations } = applyDetails(file, { "membership.passes.medium": "8" });
  expect(pricing.plans[0]!.features).toEqual([
    "8 passes and lounge access",
    "8 passes with museums",
    ...stays,
  ]);
  expect(translations!.fr.plans[0]!.features).toEqual(["Jusqu’à 8 pass et salons d’aéroport"]);
});

test("a present figure in a typed or rewritten text follows the next one, another figure stays", () => {
  const first = { "membership.passes.medium": "4", networkAirports: "500" };
  const shown = applyDetails(siteConfig, first);
  const write = (path: string, text: string) => ({ [path]: markFigures(shown, first, path, text) });
  const lines = "pricing.plans.0.features";
  const french = "translations.fr.plans.0.features";
  const about = "seo.defaultDescription";
  const typed = {
    ...first,
    ...write(lines, `${shown.pricing.plans[0]!.features[0]}\n2 fast-track passes in May`),
    ...write(french, "Jusqu’à 4 pass\n"),
    ...write(about, "Free for 3 days, at over 500 airports, more than 300 airports in Asia."),
  };
  const texts = (more: object) => {
    const site = applyDetails(siteConfig, { ...typed, ...more });
    expect(readTyped(site, { ...typed, ...more }, about)).toBe(site.seo.defaultDescription);
    return [
      ...site.pricing.plans[0]!.features,
      ...site.translations!.fr.plans[0]!.features,
      site.seo.defaultDescription,
    ];
  };
  expect(texts({})).toEqual([
    "Up to 4 free fast-track accesses per month",
    "2 fast-track passes in May",
    "Jusqu’à 4 pass",
    "Free for 3 days, at over 500 airports, more than 300 airports in Asia.",
  ]);
  const next = { "membership.passes.medium": "6", "membership.trialDays": "7" };
  expect(texts({ ...next, networkAirports: "600" })).toEqual([
    "Up to 6 free fast-track accesses per month",
    "2 fast-track passes in May",
    "Jusqu’à 6 pass",
    "Free for 7 days, at over 600 airports, more than 300 airports in Asia.",
  ]);
  const airports = JSON.stringify(listKnownAirports().slice(0, 2));
  expect(texts({ networkAirports: "", airports }).at(-1)).toBe(
    "Free for 3 days, at 2 airports, more than 300 airports in Asia.",
  );
  expect(readTyped(shown, typed, french)).toBe("Jusqu’à 4 pass\n");
});

test("an edited text of the content follows the next figures", () => {
  const path = "content.services.fastTrack.description";
  const edit = (typed: Record<string, string>, text: string) => {
    const shown = applyDetails(siteConfig, typed);
    const file = structuredClone(siteConfig);
    putAt(file, path, withFiguresOf(siteConfig, shown, typed, path, text));
    return (more: object) => readDetail(applyDetails(file, { ...typed, ...more }), path);
  };
  const read = edit({ networkAirports: "500" }, "Quick lanes, in a network of over 500 airports.");
  expect(read({})).toBe("Quick lanes, in a network of over 500 airports.");
  expect(read({ networkAirports: "600" })).toBe("Quick lanes, in a network of over 600 airports.");
  for (const [networkAirports, text] of [
    ["1500", "Lanes at over 1,500 airports."],
    ["20", "Lanes at over 20 airports."],
  ] as const)
    expect(edit({ networkAirports }, text)({})).toBe(text);
});

test("a typed text keeps its figures, whatever else is typed", () => {
  const typed = {
    "membership.passes.medium": "8",
    "membership.trialDays": "14",
    networkAirports: "500",
    "pricing.plans.0.features": "2 fast-track passes, and 1 more in May\nCheck-in\nMuseums",
    "seo.defaultDescription": "Try it free for 3 days, at over 300 airports.",
  };
  const { pricing, seo, membership } = applyDetails(siteConfig, typed);
  expect(membership!.passes.medium).toBe(8);
  expect(pricing.plans[0]!.features.join("\n")).toBe(typed["pricing.plans.0.features"]);
  expect(seo.defaultDescription).toBe(typed["seo.defaultDescription"]);
});

test("a French text of a site without French waits until there is some", () => {
  const { translations: _, ...english } = siteConfig;
  const typed = {
    "translations.fr.plans.0.name": "Essentiel",
    "translations.fr.seo.defaultTitle": "Titre",
    "membership.billingMonths": "1",
  };
  const site = applyDetails(english, typed);
  expect(site.translations).toBeUndefined();
  expect(checkSiteConfig(site).problems).toEqual([]);
  expect(applyDetails(siteConfig, typed).translations!.fr.plans[0]!.name).toBe("Essentiel");
});

test("a part that is typed in part keeps its usual values, one without usual values asks for all", () => {
  const late = applyDetails(siteConfig, { "support.closes": "22:00" });
  expect(late.support).toMatchObject({ opens: "9:00", closes: "22:00", zone: "Europe/London" });
  expect(checkSiteConfig(late).problems).toEqual([]);
  const half = applyDetails(siteConfig, { "legal.country": "FR" });
  expect(checkSiteConfig(half).problems.map(({ at }) => at)).toContain("legal.register");
  expect(checkSiteConfig(applyDetails(siteConfig, FRENCH_LAW)).problems).toEqual([]);
});

test("every field can be typed and emptied again; a wrong number is named", () => {
  const whole = applyDetails(siteConfig, FRENCH_LAW);
  expect(PATHS.length).toBeGreaterThan(45);
  for (const [path] of PATHS) {
    const text = String(readDetail(whole, path) ?? "+33 4 91 00 00 99");
    const typed = applyDetails(whole, { [path]: text });
    expect([path, String(readDetail(typed, path))]).toEqual([path, text]);
    expect([path, applyDetails(whole, { [path]: " " })]).toEqual([path, whole]);
  }
  const wrong = checkSiteConfig(applyDetails(siteConfig, { "fares.adults": "a few" }));
  expect(wrong.problems.map(({ at }) => at)).toEqual(["fares.adults"]);
});

test("network, first currency, plan names and social pages are typed", () => {
  const site = applyDetails(siteConfig, {
    networkAirports: "120",
    "defaultCurrency.fr": "EUR",
    "pricing.plans.0.name": "Essential",
    "translations.fr.plans.0.name": "Essentiel",
    "social.linkedin": "https://www.linkedin.com/company/mistral",
  });
  expect(checkSiteConfig(site).problems).toEqual([]);
  expect(site).toMatchObject({
    networkAirports: 120,
    defaultCurrency: { en: "USD", fr: "EUR" },
    social: { linkedin: "https://www.linkedin.com/company/mistral" },
  });
  expect(site.pricing.plans[0]!.name).toBe("Essential");
  expect(site.translations!.fr.plans[0]!.name).toBe("Essentiel");
});

test("differences name place and both values", () => {
  expect(findDifferences(siteConfig, siteConfig)).toEqual([]);
  const dearer = applyDetails(siteConfig, { "pricing.plans.1.price": "99" });
  expect(findDifferences(dearer, siteConfig)).toEqual([
    { at: "pricing.plans.1.price", value: "99", other: "79" },
  ]);
  const { memberPortal, ...without } = siteConfig;
  expect(findDifferences(without, siteConfig)).toEqual([
    { at: "memberPortal", value: "–", other: JSON.stringify(memberPortal) },
  ]);
});

test("texts are true for the airports that are on sale, one or some", () => {
  const sold = (...codes: string[]) => {
    const airports = listKnownAirports().filter(({ code }) => codes.includes(code));
    const { content, translations } = applyDetails(siteConfig, {
      airports: JSON.stringify(airports),
    });
    const { services } = translations!.fr.content;
    return [content.services.fastTrack.description, services.fastTrack.description];
  };
  expect(sold("NCE")).toEqual([
    "The priority lane at security, at Nice Côte d’Azur.",
    "Prenez la file prioritaire du contrôle, à Nice-Côte d’Azur.",
  ]);
  expect(sold("NCE", "LYS")).toEqual([
    "The priority lane at security, at 2 airports.",
    "Prenez la file prioritaire du contrôle, dans 2 aéroports.",
  ]);
});

test("an uploaded logo is the site's, and a removed one leaves its sign", () => {
  const image = svgDataUrl('<svg xmlns="http://www.w3.org/2000/svg"><circle r="4"/></svg>');
  const logo = { image, width: 32, height: 32, ground: "light" as const };
  const put = (value: unknown) => applyDetails(siteConfig, { logo: JSON.stringify(value) });
  expect(put(logo).logo).toEqual(logo);
  expect(checkSiteConfig(put(logo)).problems).toEqual([]);
  expect(applyDetails(put(logo), { logo: "null" })).toEqual(siteConfig);
});

/** Builds an airport from all fields, as the page does. */
function typedAirport(code: string, without: string[] = []): object {
  const airport = {};
  for (const [path] of listFields(AIRPORT, parts))
    putAt(airport, path, without.some((part) => path.startsWith(part)) ? " " : `${code} `);
  putAt(airport, "zone", "Europe/Paris");
  return airport;
}

const sell = (...airports: object[]) =>
  applyDetails(siteConfig, { airports: JSON.stringify(airports) });

test("typed airports are sold as the file holds them; parts that may be missing are left out", () => {
  const codes = Array.from(
    { length: 40 },
    (_, at) => `Q${"ABCDEFGH"[at >> 3]}${"ABCDEFGH"[at & 7]}`,
  );
  const forty = sell(...codes.map((code) => typedAirport(code)));
  expect(forty.airports!.map(({ code }) => code)).toEqual(codes);
  expect(forty.airports![39]).toMatchObject({ note: { fr: codes[39] }, zone: "Europe/Paris" });
  expect(checkSiteConfig(forty).problems).toEqual([]);
  const bare = sell(typedAirport("MRS", ["terminal", "note"]));
  expect(Object.keys(bare.airports![0]!)).not.toContain("terminal");
  expect(checkSiteConfig(bare).problems).toEqual([]);
});

test("a code twice and an airport half typed are refused, and none brings the demo's back", () => {
  const twice = sell(typedAirport("MRS"), typedAirport("MRS"));
  expect(checkSiteConfig(twice).problems.map(({ at }) => at)).toEqual(["airports"]);
  const half = sell(typedAirport("MRS", ["names.fr", "lane"]));
  expect(checkSiteConfig(half).problems.map(({ at }) => at)).toEqual([
    "airports.0.names.fr",
    "airports.0.lane.en",
    "airports.0.lane.fr",
  ]);
  expect(sell().airports).toBeUndefined();
});

test("cards and pictures are those of the file", () => {
  const site = applyDetails(siteConfig, {
    cards: "Visa, American Express, Discover",
    "pictures.museums": "guide",
  });
  expect(site.cards).toEqual(["Visa", "American Express", "Discover"]);
  expect(site.pictures).toMatchObject({ museums: "guide", lounges: "lounge" });
  expect(checkSiteConfig(site).problems).toEqual([]);
  const unknown = checkSiteConfig(applyDetails(siteConfig, { cards: "Visa, Diners" }));
  expect(unknown.problems.map(({ at }) => at)).toEqual(["cards.1"]);
});

test("a plan's description and the keywords may be empty; its lines and a title may not", () => {
  const { pricing, seo } = applyDetails(siteConfig, {
    "pricing.plans.0.description": "",
    "pricing.plans.0.features": "",
    "seo.keywords": "",
    "seo.defaultTitle": "",
  });
  const { features } = siteConfig.pricing.plans[0]!;
  expect(pricing.plans[0]).toMatchObject({ description: "", features });
  expect(seo).toEqual({ ...siteConfig.seo, keywords: [] });
});

test("a plan's lines and the keywords are lists, and an empty line is none", () => {
  const site = applyDetails(siteConfig, {
    "pricing.plans.0.features": "Up to 2 passes a month\n\n Check-in for you ",
    "translations.fr.plans.1.description": "Pour partir souvent.",
    "seo.keywords": "fast track,, airport ",
  });
  expect(site.pricing.plans[0]!.features).toEqual(["Up to 2 passes a month", "Check-in for you"]);
  expect(site.translations!.fr.plans[1]!.description).toBe("Pour partir souvent.");
  expect(site.seo.keywords).toEqual(["fast track", "airport"]);
  expect(siteConfig.pricing.plans[0]!.features).toHaveLength(3);
});
