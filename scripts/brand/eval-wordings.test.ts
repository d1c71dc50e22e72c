import { expect, test } from "vitest";
import { LANGUAGES } from "#domain/language.ts";
import { localizedSite } from "#domain/site/site.ts";
import { TWENTY_BRANDS } from "../../tests/brands/twenty-brands.ts";
import { siteConfig } from "../../tests/site.config.ts";
import { findFaults, findTwins, renderEvaluation } from "./eval-wordings.ts";

const evaluations = TWENTY_BRANDS.flatMap(([name, site]) =>
  LANGUAGES.map((language) => {
    const { content } = localizedSite(site, language);
    const faults = findFaults(name, content, localizedSite(siteConfig, language).content);
    return { name, language, content, faults, ms: 0 };
  }),
);

test("the built-in rephraser keeps each claim, says names sparingly and opens no two sites alike", () => {
  expect(evaluations.filter(({ faults }) => faults.length > 0)).toEqual([]);
  expect(findTwins(evaluations)).toEqual([]);
});

test("a lost figure, a wearying name, a long title and a text said twice are faults", () => {
  const { content } = siteConfig;
  const wrong = structuredClone(content);
  wrong.hero.title = "Envol opens every door of every airport that you might ever want to see";
  wrong.services.fastTrack.description = "The priority lane.";
  for (const reason of wrong.whyChooseUs.reasons) reason.description = "Envol helps.";
  wrong.services.checkIn.title = wrong.services.museums.title;
  const faults = findFaults("Envol", wrong, content).join("\n");
  for (const fault of ["too long for a search", "won a figure", "said twice: Envol helps."])
    expect(faults).toContain(fault);
  const first = evaluations[0]!;
  expect(findTwins([first, { ...first, name: "Twin" }])).toEqual([first.content.hero.title]);
  expect(renderEvaluation("<b>", [first])).toContain("&#60;b&#62;");
});
