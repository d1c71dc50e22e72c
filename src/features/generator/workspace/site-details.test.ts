import { expect, test } from "vitest";
import { siteConfig } from "../../../../app.config.ts";
import { checkSiteConfig } from "../../../lib/site-config/check-site-config.ts";
import { applyDetails, DETAILS, findDifferences, readDetail } from "./site-details.ts";

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
  for (const path of Object.values(DETAILS).flat()) {
    const text = String(readDetail(whole, path) ?? "+33 4 91 00 00 99");
    const typed = applyDetails(whole, { [path]: text });
    expect([path, String(readDetail(typed, path))]).toEqual([path, text]);
    expect([path, applyDetails(whole, { [path]: " " })]).toEqual([path, whole]);
  }
  const wrong = checkSiteConfig(applyDetails(siteConfig, { "fares.adults": "a few" }));
  expect(wrong.problems.map(({ at }) => at)).toEqual(["fares.adults"]);
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
