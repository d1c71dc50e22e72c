import { expect, test } from "vitest";
import { contradictions } from "#content/contradictions.ts";
import { cards as words } from "#content/cards.ts";
import { svgDataUrl } from "#domain/logo.ts";
import type { SiteConfig } from "#domain/site-config.ts";
import { BRANDS } from "../../../tests/brands/brands.ts";
import { SiteConfigSchema } from "#domain/site-config.schema.ts";
import { siteConfigProblems } from "./site-config-problems.ts";
import { checkSiteConfig } from "./check-site-config.ts";
import { parseSiteConfigFile, type SiteConfigFileError } from "./parse-site-config-file.ts";

const both = [contradictions.en(), contradictions.fr()] as const;

/** A valid configuration with every optional part. */
const WHOLE: SiteConfig = {
  ...BRANDS.monthly,
  mark: { size: 24, path: "M2 22L12 2l10 20z", accent: "M9 18h6v4H9z" },
  logo: {
    image: svgDataUrl('<svg xmlns="http://www.w3.org/2000/svg"><circle r="4"/></svg>'),
    width: 32,
    height: 32,
    ground: "light",
  },
  airports: [
    {
      code: "MRS",
      names: { en: "Marseille", fr: "Marseille" },
      city: { en: "Marseille", fr: "Marseille" },
      zone: "Europe/Paris",
      terminal: { en: "Hall B", fr: "Hall B" },
      lane: { en: "Left", fr: "À gauche" },
      hours: { en: "5:00 to 22:00", fr: "5 h à 22 h" },
      note: { en: "Ring", fr: "Sonnez" },
    },
  ],
  cards: ["Visa", "American Express"],
  pictures: { museums: "guide" },
  changeDays: 2,
  retention: { unpaidHours: 48, customerYears: 6 },
  memberPortal: "https://membres.agence.test/",
  statementDescriptor: "MISTRAL",
};

const WRONG: unknown[] = [
  undefined,
  null,
  -1,
  1e9,
  "",
  "x".repeat(5000),
  "a\u0007",
  "[a](b)",
  "http://a.test",
  [],
  Array.from({ length: 500 }, () => "a"),
  { surprise: 1 },
];

/** Copies of the configuration, each with one value replaced by a wrong one. */
function* wrongConfigs(value: unknown, rebuild: (item: unknown) => unknown): Generator<unknown> {
  for (const wrong of WRONG) yield rebuild(wrong);
  if (typeof value !== "object" || value === null) return;
  // The items of a list share their rules, so one of them is enough.
  const parts = Object.entries(value).slice(0, Array.isArray(value) ? 1 : undefined);
  for (const [key, item] of parts)
    yield* wrongConfigs(item, (changed) => {
      const copy = structuredClone(value) as Record<string, unknown>;
      copy[key] = changed;
      return rebuild(copy);
    });
}

test("all that the schema says of a wrong configuration is said in French too", () => {
  expect(checkSiteConfig(WHOLE).problems).toEqual([]);
  const said = new Set<string>();
  for (const wrong of wrongConfigs(WHOLE, (item) => item)) {
    const { error } = SiteConfigSchema.safeParse(wrong);
    for (const { message } of error ? siteConfigProblems(error, String) : []) said.add(message);
  }
  const { rule } = contradictions.fr();
  expect([...said].filter((message) => rule(message) === message)).toEqual([]);
  const half = /\b(?:write|the|at|most|or|and|once|with|to|of|it|is)\b/i;
  expect([...said].map(rule).filter((message) => half.test(message))).toEqual([]);
  expect(said.size).toBeGreaterThan(50);
  // None of the messages is the library's own.
  expect([...said].filter((message) => /^Invalid|expected/i.test(message))).toEqual([]);
});

test.each(["{ a: ", "x".repeat(300_000), "null"])(
  "a file that cannot be read is refused in French",
  (text) => {
    const [english, french] = both.map((words) => {
      try {
        parseSiteConfigFile(text, words);
      } catch (error) {
        return (error as SiteConfigFileError).problems[0]!;
      }
      return undefined;
    });
    expect(french!.at).not.toBe(english!.at);
    expect(french!.message).not.toBe(english!.message);
  },
);

test.each([
  [undefined, "Visa or Mastercard", "Visa ou Mastercard"],
  [["Visa"], "Visa", "Visa"],
  [
    ["Visa", "Mastercard", "Discover"],
    "Visa, Mastercard or Discover",
    "Visa, Mastercard ou Discover",
  ],
] as const)("the cards %j are named %j, %j", (cards, english, french) => {
  const site = { ...WHOLE, cards: cards && [...cards] };
  expect(words.en({ site })).toBe(english);
  expect(words.fr({ site })).toBe(french);
});
