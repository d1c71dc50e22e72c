import { expect, test } from "vitest";
import { parseSearch, shortenSearch } from "./parse-search.ts";
import { findAddress } from "./search-address.ts";
import type { SearchTerm } from "./search-term.ts";

const NOW = Date.parse("2026-11-22T12:00:00Z");
const [AIRPORT, DATE, PHONE] = ["\uE001", "\uE002", "\uE003"];

/** The ways of each term. A star follows the beginnings of words. */
const understood = (q: string) =>
  parseSearch(q, NOW).map(({ ways }) => ways.map(written).join(" | "));
const written = (way: SearchTerm["ways"][number]) =>
  way
    .map((part) => part.map(({ text, isWhole }) => (isWhole ? text : `${text}*`)).join("/"))
    .join(" ");

const NUMBER = "1795176000000* abcd2345*";
test.each([
  "FT-1795176000000-ABCD2345",
  "ft-1795176000000-abcd2345",
  "order FT-1795176000000-ABCD2345",
  "#FT-1795176000000-ABCD2345",
  "FT-1795176000000-ABCD2345.",
  "ft 1795176000000 abcd2345",
  "FT\u20111795176000000\u2011ABCD2345",
  "FT–1795176000000–ABCD2345",
  "FT1795176000000ABCD2345",
  "1795176000000 abcd2345",
  "1795176000000ABCD2345",
  "1795176000000-ABCD2345",
  "Bonjour, où est ma confirmation ? Ma commande FT-1795176000000-ABCD2345 du 24/12 pour Lefèvre, merci.",
])("%s is an order number, and nothing beside it counts", (q) => {
  expect(understood(q)).toEqual([NUMBER]);
});

test.each<[q: string, terms: string[]]>([
  ["FT-17951", ["17951*"]],
  ["Lefèvre", ["lefevre* | le fevre*"]],
  ["  DUPONT   marie ", ["dupont* | du pont*", "marie*"]],
  ["O’Brien", ["brien* | obrien*"]],
  ["Jean-Pierre", ["jean* pierre* | jeanpierre*"]],
  ["Groß", ["gross*"]],
  ["Müller", ["muller*/mueller"]],
  ["Mueller", ["mueller*/muller"]],
  ["@mail.example", ["mail* example*"]],
  ["ada@mail", ["ada* mail*"]],
  ["I am Ada and I wrote from @mail.example yesterday", ["mail* example*"]],
  ["odd.3@", ["\uE0046f64642e3340*"]],
  ["lafontaine", ["lafontaine* | la fontaine*"]],
  ["vanderberg", ["vanderberg* | van derberg* | van der berg*"]],
  ["sarl", ["sarl* | s a r l*"]],
  ["王小明", ["王小明* | 王 小明* | 王小 明*"]],
  ["EX2048", ["ex2048* | ex* 2048*"]],
  ["ex 2048, Lefevrre", ["ex2048* | ex* 2048*", "lefevrre* | le fevrre*"]],
  ["EX 0509", ["ex0509* | ex509* | ex* 0509*"]],
  ["CDG", [`cdg* | ${AIRPORT}cdg`]],
  ["Paris", [`paris* | ${AIRPORT}cdg/${AIRPORT}ory`]],
  ["Londres", [`londres* | ${AIRPORT}lhr/${AIRPORT}lgw`]],
  ["marse", [`marse* | ${AIRPORT}mrs`]],
  ["FR 12 345 678 901", [`fr12345678901* | ${PHONE}345678901`]],
  ["GB123456789", [`gb123456789* | ${PHONE}123456789`]],
  ["tel 06 12 34 56 78", [`tel0612345678* | ${PHONE}612345678`]],
  [
    "rappelez-moi au 06 12 34 56 78",
    [`au0612345678* | ${PHONE}612345678`, "rappelez* moi* | rappelezmoi*"],
  ],
  ["24/12/2026", [`${DATE}20261224*`]],
  ["2026-12-24", [`${DATE}20261224*`]],
  ["24.12.26", [`${DATE}20261224*`]],
  ["12/24/2026", [`${DATE}20261224*`]],
  ["24 décembre 2026", [`${DATE}20261224*`]],
  ["December 24, 2026", [`${DATE}20261224*`]],
  ["1er août 2027", [`${DATE}20270801*`]],
  ["24 déc", [[2025, 2026, 2027, 2028].map((year) => `${DATE}${year}1224*`).join(" | ")]],
  [
    "24/12 nice",
    [
      [2025, 2026, 2027, 2028].map((year) => `${DATE}${year}1224*`).join(" | "),
      `nice* | ${AIRPORT}nce`,
    ],
  ],
  // The end of an order number that follows a name is not a day.
  ["mar 24ABCDEF", ["mar*", "24abcdef*"]],
  ["06 12 34 56 78", [`${PHONE}612345678 | 0612345678*`]],
  ["+33 6 12 34 56 78", [`${PHONE}612345678 | 33612345678*`]],
  ["commande Lefèvre", ["lefevre* | le fevre*"]],
  ["order", ["order*"]],
  ["a", ["a"]],
  ["% * ( ) \" ' NEAR", ["near*"]],
  ["!?…", []],
])("%s is understood", (q, terms) => {
  expect(understood(q)).toEqual(terms);
});

const ADA = "\uE0046164612e3137406d61696c2e6578616d706c65";
test.each([
  "ada.17@mail.example",
  "  ADA.17@Mail.Example ",
  "ada.17 @ mail.example",
  "\u200Bada.17@mail.example\u00A0",
  "<ada.17@mail.example>",
  "Ada Lovelace <ada.17@mail.example>",
  '"Lovelace, Ada" <ada.17@mail.example>;',
  "mailto:ada.17@mail.example?subject=FT",
  "'ada.17@mail.example'",
  "Bonjour, je suis au 24/12 Ada et j’écris de ada.17@mail.example. Merci",
  "email: ada.17@mail.example, EX2048",
])("%s is an e-mail address, and nothing beside it counts", (q) => {
  expect(understood(q)).toEqual([`${ADA}* | ada* 17* mail* example*`]);
});

test.each([
  ["ada+17@mail.example", "ada+17@mail.example"],
  ["o'brien_x-y@post.mail.example", "o'brien_x-y@post.mail.example"],
  ["ada@mail.example, bob@mail.example", "ada@mail.example"],
  ["ada@mail.example.", "ada@mail.example"],
  ["ada@mail", undefined],
  ["@mail.example", undefined],
  ["zoé@mail.example", undefined],
  ["lefevre, paris @mail.example", undefined],
  ["ada@mail.example-", undefined],
  ["ada@mail.3", undefined],
])("the address of %s is %s", (text, address) => {
  expect(findAddress(text)).toBe(address);
});

const AMOUNT = "\uE009";
const inAny = (minor: number) =>
  ["usd", "eur", "gbp"].map((code) => `${AMOUNT}${code}${minor}`).join("/");
test.each<[q: string, terms: string[]]>([
  ["22", [`22* | ${inAny(2200)}`]],
  ["22.00", [inAny(2200)]],
  ["22,00 €", [`${AMOUNT}eur2200`]],
  ["22 eur", [`${AMOUNT}eur2200`]],
  ["$2,398.00", [`${AMOUNT}usd239800`]],
  ["2\u202F398,00\u00A0€", [`${AMOUNT}eur239800`]],
  ["2.398,00", [inAny(239_800)]],
  ["£1,50", [`${AMOUNT}gbp150`]],
  ["Dupont 22,00", [inAny(2200), "dupont* | du pont*"]],
  ["11.12 €", [`${AMOUNT}eur1112`]],
  ["11.12.2026", [`${DATE}20261211*`]],
  ["06.12.34.56.78", [`${PHONE}612345678 | 0612345678*`]],
])("%s is an amount as people write it, and a day or a phone number is none", (q, terms) => {
  expect(understood(q)).toEqual(terms);
});

test("the order number of a text goes before its address", () => {
  expect(understood("ada@mail.example FT-1795176000000-ABCD2345")).toEqual([NUMBER]);
});

test("no more than eight terms count", () => {
  expect(parseSearch("one two three four five six seven eight nine ten", NOW)).toHaveLength(8);
});

test("of a long text that was pasted, its order number or its address is searched", () => {
  const long = "Bonjour, je n’ai rien reçu. ".repeat(20);
  expect(shortenSearch(`${long} FT-1795176000000-ABCD2345. Merci`)).toBe(
    "FT-1795176000000-ABCD2345",
  );
  expect(shortenSearch(`${long} ada@mail.example`)).toBe("ada@mail.example");
  expect(shortenSearch(long)).toBe(long.slice(0, 200));
  expect(shortenSearch("  Ada ")).toBe("Ada");
});
