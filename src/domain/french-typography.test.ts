import { expect, test } from "vitest";
import { printFrench, printTimes } from "./french-typography.ts";

/** The printed text, with _ for the no-break space. */
const printed = (text: string) => printFrench(text).replaceAll("\u00a0", "_");

test.each([
  ["Une question ? Oui ! Voici : ceci ; cela.", "Une question_? Oui_! Voici_: ceci_; cela."],
  ["« Bonjour », dit-elle.", "«_Bonjour_», dit-elle."],
  ["«\u00a0Bonjour\u00a0»\u00a0!", "«_Bonjour_»_!"],
  ["De 9 h à 20 h, 24 h/24 et 7 j/7.", "De 9_h à 20_h, 24_h/24 et 7_j/7."],
  ["À 23 h 40, puis à 9 h 05.", "À 23_h_40, puis à 9_h_05."],
  ["49 $, 400 %, 20 min.", "49_$, 400_%, 20_min."],
  ["Envoi en cours...", "Envoi en cours…"],
  ["Les offres de Éole, ce que Al-Safar fait", "Les offres d’Éole, ce qu’Al-Safar fait"],
  ["De O’Neill’s à Orly, de Paris, de A à Z", "D’O’Neill’s à Orly, de Paris, de A à Z"],
])("signs and units keep to their words: %s", (written, expected) => {
  expect(printed(written)).toBe(expected);
});

test.each([
  "https://www.envol.example/fr?plan=medium&x=1#a",
  "hello@envol.example",
  "+44 20 7946 0321",
  "2026-11-22T13:05:00Z",
  "à 13:05, heure de Londres",
  "npm run brand -- site.config.ts",
  "12 hommes, 3 juillet, FT-1795176000000-ABC123",
  "aujourd’hui, [Conditions générales](/terms)",
])("what is no French typography stays: %s", (text) => {
  expect(printFrench(text)).toBe(text);
});

test("no line ends within an inversion", () => {
  expect(printFrench("Se renouvelle-t-il ? Y a-t-elle été ? Peut-être-t-ilot.")).toBe(
    "Se renouvelle-\u2060t-\u2060il\u00a0? Y a-\u2060t-\u2060elle été\u00a0? Peut-être-t-ilot.",
  );
});

test("an amount keeps the space that the browser's own rules give it", () => {
  expect(printed("1\u202f234,50\u00a0€")).toBe("1\u202f234,50_€");
});

test.each([
  ["fr", "dimanche 22 novembre 2026 à 21:30", "dimanche 22 novembre 2026 à 21_h_30"],
  ["fr", "de 09:05 à 20:00", "de 9_h_05 à 20_h"],
  ["fr", "2026-11-22T13:05:00Z", "2026-11-22T13:05:00Z"],
  ["en", "22 November 2026 at 21:30", "22 November 2026 at 21:30"],
] as const)("a time is written as it is said: %s, %s", (language, text, expected) => {
  expect(printTimes(text, language).replaceAll("\u00a0", "_")).toBe(expected);
});
