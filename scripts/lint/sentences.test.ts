import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES } from "#domain/language.ts";
import { wordsOfSource } from "./content-words.ts";
import { colonsBeforeLinks, verblessSentences } from "./sentences.ts";

const words = globSync("src/content/**/*.ts")
  .filter((path) => !path.endsWith(".test.ts"))
  .map((path) => [path, wordsOfSource(path, readFileSync(path, "utf8"))] as const);

test.each(LANGUAGES)("every sentence has a verb: %s", (language) => {
  const verbless = words.flatMap(([path, texts]) =>
    texts[language]
      .flatMap((text) => verblessSentences(text, language))
      .map((sentence) => `${path}: ${sentence}`),
  );
  expect(verbless).toEqual([]);
});

test.each(LANGUAGES)("no colon introduces a link: %s", (language) => {
  const colons = words.flatMap(([path, texts]) =>
    texts[language].flatMap(colonsBeforeLinks).map((found) => `${path}: ${found}`),
  );
  expect(colons).toEqual([]);
});

test("no colon introduces the link of a mail, which is a part of its own", () => {
  const colons = words.flatMap(([path]) =>
    (readFileSync(path, "utf8").match(/^.*:[`"],\n\s*\{ href\b/gm) ?? []).map(
      (found) => `${path}: ${found}`,
    ),
  );
  expect(colons).toEqual([]);
});

test.each([
  ["en", "One pass per traveller, all in one code."],
  ["en", "Nothing is booked. For a shared device only."],
  ["en", "Refused by provider or bank."],
  ["en", "No account, no reason, no fee."],
  ["fr", "Un pass par voyageur, dans un seul code."],
  ["fr", "Votre déclaration, avec le jour et l’heure."],
  ["fr", "Compte et sessions, dans un fichier."],
] as const)("a sentence without a verb is found: %s, %s", (language, text) => {
  expect(verblessSentences(text, language)).toHaveLength(1);
});

test.each([
  ["en", "Each traveller gets a pass, all in one code."],
  ["en", "The provider refused the sign-in."],
  ["en", "Book tonight or on the way."],
  ["en", "Not you? Ignore this email. Already used."],
  ["en", "No bookings from this address yet."],
  ["en", "… for the whole booking, in one code."],
  ["fr", "Chaque voyageur a son pass, dans un seul code."],
  ["fr", "Le code compte les passages."],
  ["fr", "Cette page n’existe plus ici."],
  ["fr", "Nous vérifierons ce pass au retour."],
] as const)("a whole sentence, a label and a short note are none: %s, %s", (language, text) => {
  expect(verblessSentences(text, language)).toEqual([]);
});

test("a colon before a link is found, another colon is not", () => {
  expect(colonsBeforeLinks("Used to answer you: [Privacy Policy].")).toHaveLength(1);
  expect(colonsBeforeLinks("Pour changer d’avis : [Renoncer ici].")).toHaveLength(1);
  expect(colonsBeforeLinks("Two ways: see [the terms], or call us.")).toEqual([]);
});
