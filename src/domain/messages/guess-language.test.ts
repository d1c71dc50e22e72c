import { expect, test } from "vitest";
import { guessLanguage } from "./guess-language.ts";

test.each([
  ["Bonjour, je pars demain de CDG et je ne trouve pas mon passe. Merci", undefined, "fr"],
  ["Hello, I leave tomorrow from CDG and cannot find my pass. Thanks", undefined, "en"],
  ["EX2048", undefined, "en"],
  ["OK", "fr-FR", "fr"],
  ["Bonjour", "en-GB, fr", "en"],
  ["Bonjour, merci", "de", "fr"],
] as const)("%s (%s) is answered in %s", (text, said, language) => {
  expect(guessLanguage(text, said)).toBe(language);
});
