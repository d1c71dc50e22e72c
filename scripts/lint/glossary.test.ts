import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { wordsOfSource } from "./content-words.ts";

const glossary = readFileSync("docs/glossary.md", "utf8");
const section = (heading: string) =>
  glossary.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? "";

const avoided = (text: string) =>
  [...text.matchAll(/^\|.*\|([^|]*)\|$/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, word = ""]) => word),
  );

const AVOIDED: Record<Language, string[]> = {
  en: avoided(section("English")),
  fr: avoided(section("French")),
};
const SPECIFIED = [...section("Kept as they are").matchAll(/^- "(.+)"$/gm)].map(
  ([, text = ""]) => text,
);

const WRONG = Object.fromEntries(
  LANGUAGES.map((language) => {
    const words = AVOIDED[language].flatMap((word) => [
      word,
      word.charAt(0).toUpperCase() + word.slice(1),
    ]);
    return [
      language,
      new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words.join("|")})(?![\\p{L}\\p{N}-])`, "gu"),
    ];
  }),
) as Record<Language, RegExp>;

function wrongWords(text: string, language: Language): string[] {
  const said = SPECIFIED.reduce((rest, literal) => rest.replaceAll(literal, ""), text).replaceAll(
    /\bmail (?=service|server|program)/g,
    "",
  );
  return (said.match(WRONG[language]) ?? []).map((word) => `${word.toLowerCase()}: ${text}`);
}

const files = [
  "tests/site.config.ts",
  ...globSync("src/content/**/*.ts").filter((path) => !path.endsWith(".test.ts")),
];
const words = files.map((path) => [path, wordsOfSource(path, readFileSync(path, "utf8"))] as const);

test("both tables are read, and the words of both languages are found", () => {
  for (const language of LANGUAGES) {
    expect(AVOIDED[language].length).toBeGreaterThan(30);
    expect(words.flatMap(([, texts]) => texts[language]).length).toBeGreaterThan(1000);
  }
});

test.each(LANGUAGES)("texts use the words of docs/glossary.md: %s", (language) => {
  const wrong = words.flatMap(([path, texts]) =>
    texts[language]
      .flatMap((text) => wrongWords(text, language))
      .map((found) => `${path}: ${found}`),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ["en", "Send a mail", ["mail: Send a mail"]],
  ["en", "The mail service took the email", []],
  ["fr", "Choisissez votre Plan", ["plan: Choisissez votre Plan"]],
  ["fr", "Une planification par e-mail", []],
] as const)("a wrong word is found, a right one is not: %s, %s", (language, text, wrong) => {
  expect(wrongWords(text, language)).toEqual(wrong);
});

test("a file's words are told from its keys, codes and links, language by language", () => {
  const source = `import { x } from "./a b.ts";
// "Not this one"
const en = () => ({ kind: "mail", title: "Title", "a key": 1, text: \`See [the terms](/terms \${x}) today\` });
const fr = () => ({ kind: "mail", title: "Titre" });`;
  expect(wordsOfSource("a.ts", source)).toEqual({
    en: ["Title", "See [the terms] today"],
    fr: ["Titre"],
  });
  expect(wordsOfSource("a.fr.ts", 'export const a = "Bonjour";')).toEqual({
    en: [],
    fr: ["Bonjour"],
  });
});
