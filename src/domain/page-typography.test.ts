import { expect, test } from "vitest";
import { LANGUAGES } from "./language.ts";
import { keepNumbers, printedWords, printOnPage } from "./page-typography.ts";

test("no line of a longer text on a page ends within e-mail, in either language", () => {
  expect(
    printOnPage.fr(
      "Nous répondons par téléphone ou par e-mail : l’e-mail, pour les pièces ; les e-mails…",
    ),
  ).toBe(
    "Nous répondons par téléphone ou par e-\u2060mail\u00a0: l’e-\u2060mail, pour les pièces\u00a0; les e-\u2060mails…",
  );
  expect(
    printOnPage.en(
      "E-mail us, or send an e-mail to the airport: what is e-mailed, in e-mails or by e-mailing, is read.",
    ),
  ).toBe(
    "E-\u2060mail us, or send an e-\u2060mail to the airport: what is e-\u2060mailed, in e-\u2060mails or by e-\u2060mailing, is read.",
  );
  expect(printOnPage.fr("Adresse e-mail invalide")).toBe("Adresse e-mail invalide");
  expect(printOnPage.en("Send me the e-mail")).toBe("Send me the e-mail");
  const addresses =
    "e-mail@envol.example, www.envol.example/e-mail, e-mail.example, https://e-mail-envol.example";
  for (const language of LANGUAGES) expect(printOnPage[language](addresses)).toBe(addresses);
});

test("English is else as it was written", () => {
  const text =
    "What does it cost? It says: 49 $... and nothing more. This is longer than a line of a phone, and stays as it is.";
  expect(printOnPage.en(text)).toBe(text);
});

test("words of any shape are printed, and printing twice changes nothing", () => {
  const words = printedWords(
    {
      title: "Oups !",
      list: ["Quoi ?"],
      of: (name: string) => ({ label: `Nom : ${name}` }),
      count: 3,
      none: null,
    },
    printOnPage.fr,
  );
  expect(words.of("Ada")).toEqual({ label: "Nom\u00a0: Ada" });
  const { of: _of, ...texts } = words;
  expect(texts).toEqual({ title: "Oups\u00a0!", list: ["Quoi\u00a0?"], count: 3, none: null });
  expect(printedWords(texts, printOnPage.fr)).toEqual(texts);
});

test("no line of a longer text on a page ends between a number and what it counts", () => {
  expect(
    printOnPage.en(
      "Premium is free for 3 days, then it costs what it says, from 18 December 2026.",
    ),
  ).toBe(
    "Premium is free for 3\u00a0days, then it costs what it says, from 18\u00a0December 2026.",
  );
  expect(keepNumbers("2 adults, 1 child")).toBe("2\u00a0adults, 1\u00a0child");
  expect(keepNumbers("2 adultes, 1 enfant, 1 bébé")).toBe(
    "2\u00a0adultes, 1\u00a0enfant, 1\u00a0bébé",
  );
  expect(printOnPage.en("Up to 2 free accesses")).toBe("Up to 2 free accesses");
  expect(printOnPage.fr(`${"Gratuit pendant 3 jours. ".repeat(3)}Tél. +44 20 7946 0321`)).toBe(
    `${"Gratuit pendant 3\u00a0jours. ".repeat(3)}Tél. +44 20 7946 0321`,
  );
});
