import { expect, test } from "vitest";
import { siteConfig } from "../../app.config.ts";
import { LANGUAGES } from "#domain/language.ts";
import { cardForm } from "./card-form.ts";
import { createFacts, type Facts } from "./facts.ts";
import { generator } from "./generator.ts";
import { home } from "./home.ts";
import { privacy } from "./legal/privacy.ts";
import { secondFactor } from "./second-factor.ts";
import { sitePreview } from "./site-preview.ts";

type Words = Record<"en" | "fr", ((facts: Facts) => unknown) | object>;

const modules = import.meta.glob<Record<string, unknown>>(
  ["./*.ts", "./legal/*.ts", "!./*.test.ts"],
  { eager: true },
);
const screens = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter(
    (entry): entry is [string, Words] =>
      typeof entry[1] === "object" && entry[1] !== null && "en" in entry[1] && "fr" in entry[1],
  );

/** The keys in order. Each holds a text, a function that returns one, or a list of either. */
function toShape(words: unknown): unknown {
  if (typeof words !== "object" || words === null) return typeof words;
  if (Array.isArray(words)) return "list";
  return Object.fromEntries(
    Object.entries(words)
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([key, value]) => [key, toShape(value)]),
  );
}

const readWords = (words: Words, language: "en" | "fr") => {
  const content = words[language];
  return typeof content === "function"
    ? content(createFacts(siteConfig, language, "EUR"))
    : content;
};

test("every file of words is found", () => {
  expect(screens.length).toBeGreaterThan(25);
});

test.each(screens)("French has exactly the keys of English: %s", (_name, words) => {
  expect(toShape(readWords(words, "fr"))).toEqual(toShape(readWords(words, "en")));
});

test.each(screens)("every figure is filled in: %s", (_name, words) => {
  for (const language of LANGUAGES)
    expect(JSON.stringify([readWords(words, language)])).not.toContain("${");
});

test.each(LANGUAGES)("the preview of a site says what the home page says: %s", (language) => {
  const { services, pricing } = home[language](createFacts(siteConfig, language, "EUR"));
  const { choose, ...headings } = sitePreview[language];
  expect(headings).toEqual({ services: services.title, plans: pricing.title });
  expect(choose("Premium")).toBe(pricing.choose("Premium"));
});

test.each(LANGUAGES)("the privacy page in %s names every cookie that the site sets", (language) => {
  const { sections } = readWords(privacy, language) as ReturnType<typeof privacy.en>;
  const named = JSON.stringify(sections.find(({ id }) => id === "cookie-types"));
  for (const cookie of ["currency", "lang", "order", "lane", "check", "read", "written"]) {
    expect(named).toContain(`["${cookie}",`);
  }
});

test("French counts agree with their nouns", () => {
  const facts = createFacts(siteConfig, "fr", "EUR");
  const { preview } = generator.fr();
  expect([0, 1, 2].map((count) => preview.writing(count, 17))).toEqual([
    "0 texte rédigé sur 17",
    "1 texte rédigé sur 17",
    "2 textes rédigés sur 17",
  ]);
  expect(preview.stopped(1, 17)).toContain("gardé 1 texte sur");
  expect(secondFactor.fr(facts).codes.left(1, 10)).toContain("reste 1 code de secours");
  expect(home.fr(facts).saving.text(1)).toContain("dès le 1ᵉʳ\u00a0pass");
});

test.each([
  ["Visa", "3 digits on the back", "3 chiffres au dos"],
  [
    "American Express",
    "3 digits on the back, or 4 on the front",
    "3 chiffres au dos, ou 4 au recto",
  ],
] as const)("the card form says where %s has its code", (brand, english, french) => {
  const site = { ...siteConfig, cards: [brand] };
  expect(cardForm.en(createFacts(site, "en", "EUR")).cvvHint).toBe(english);
  expect(cardForm.fr(createFacts(site, "fr", "EUR")).cvvHint).toBe(french);
});
