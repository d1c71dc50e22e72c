import { findAirports, airportWord } from "./airport-words.ts";
import { MAX_SEARCH_LENGTH } from "../paging.ts";
import { JOINING_SIGNS, toPlainText, toWords } from "./plain-text.ts";
import { amountWords, takeCents, takeSums } from "./search-amounts.ts";
import { addressTerm, addressWord, findAddress } from "./search-address.ts";
import { takeDates } from "./search-dates.ts";
import { splitName } from "./split-name.ts";
import { begins, exactly, type IndexWord, MARKS, type SearchTerm } from "./search-term.ts";

const MAX_TERMS = 8;
/** With more words beside an address's domain, the search is a pasted sentence. */
const SENTENCE = 3;
/** Words that only label other terms. No order contains them. */
const LABELS = new Set(
  (
    "order orders commande booking reservation ft no number numero ref reference " +
    "flight vol vat tva email mail"
  ).split(" "),
);

const DASHES = /[\u00AD\u2010-\u2015\u2212–—]/g;
const INVISIBLE = /[\u200B-\u200D\u2060\uFEFF]/g;
// src/domain/orders/order-number.ts has the same form.
const ORDER_NUMBER =
  /(?<![A-Z0-9])(?:FT[\s-]*(\d{13})|(\d{13}(?=-)|1\d{12}))[\s-]*([A-HJ-NP-Z2-9]{8})(?![A-Z0-9])/gi;
const NUMBER_MARK = /(?<![A-Z0-9])FT[\s-]*(?=\d{3})/gi;
const EMAIL = /(?<![^\s<>"'(),;:])[^\s<>"'(),;:]*@[^\s<>"'(),;:]+/g;
/** The part before the @, while somebody types an address. */
const MAILBOX = /(?<![^\s<>"'(),;:])[^\s<>"'(),;:@]+@(?![^\s<>"'(),;:])/g;
const VAT =
  /(?<![A-Z0-9])[A-Z]{2}[\s.-]?[A-Z0-9]{0,2}(?:[\s.-]?\d){7,11}[A-Z]?(?:B\d\d)?(?![A-Z0-9])/gi;
const PHONE = /(?<![\w+])(?:\+|00)?\(?\d(?:[\s()./-]*\d){8,14}(?!\w)/g;
const FLIGHT = /(?<![A-Z0-9])([A-Z]{2}|[A-Z]\d|\d[A-Z])[\s-]?(\d{1,4}[A-Z]?)(?![A-Z0-9])/gi;

/** A row must meet all terms (docs/product/staff.md). Days without a year are near `now` (ms). */
export function parseSearch(q: string, now: number): SearchTerm[] {
  const terms: SearchTerm[] = [];
  let rest = q.normalize("NFKC").replaceAll(DASHES, "-").replaceAll(INVISIBLE, "");
  const take = (pattern: RegExp, toWays: (typed: string, groups: string[]) => IndexWord[][][]) => {
    rest = rest.replaceAll(pattern, (typed: string, ...groups: string[]) => {
      const ways = toWays(typed, groups).filter((way) => way.length > 0);
      if (ways.length > 0) terms.push({ typed: typed.trim(), ways });
      return " ";
    });
  };

  take(ORDER_NUMBER, (_, [time, bareTime, end]) => [
    [begins(time ?? bareTime!), begins(end!.toLowerCase())],
  ]);
  // A whole order number finds that order. Names and days beside it could be those of another one.
  if (terms.length > 0)
    return [
      {
        typed: terms.map(({ typed }) => typed).join(", "),
        ways: terms.flatMap(({ ways }) => ways),
      },
    ];
  const address = findAddress(rest);
  // A whole address finds its owner, whatever name is beside it.
  if (address !== undefined) return [addressTerm(address)];
  rest = rest.replaceAll(NUMBER_MARK, " ");
  take(MAILBOX, (typed) => [[begins(addressWord(typed))]]);
  take(EMAIL, (typed) => [toWords(typed).map(begins)]);
  if (terms.length > 0 && toWords(rest).length > SENTENCE) return terms.slice(0, 1);
  // A sign makes "11.12 €" a sum; without one it is a day.
  for (const takeFrom of [takeSums, (text: string) => takeDates(text, now), takeCents]) {
    const taken = takeFrom(rest);
    rest = taken.rest;
    terms.push(...taken.terms);
  }
  // A short word before a phone number looks like the country of a VAT number.
  take(VAT, (typed) => [[begins(toWords(typed).join(""))], phoneWay(typed)]);
  take(PHONE, (typed) => [phoneWay(typed), [begins(typed.replaceAll(/\D/g, ""))]]);
  take(FLIGHT, (_, [line, number]) => {
    const [letters, digits] = [line!.toLowerCase(), number!.toLowerCase()];
    const joined = [`${letters}${digits}`, `${letters}${digits.replace(/^0+/, "")}`];
    return [...new Set(joined)]
      .map((flight) => [begins(flight)])
      .concat([[begins(letters), begins(digits)]]);
  });
  for (const piece of rest.split(/[\s,;:!?"“”«»()<>|/&+*=#]+/)) {
    const ways = listWays(piece);
    if (ways.length > 0) terms.push({ typed: piece, ways });
  }
  return withoutIdleTerms(terms).slice(0, MAX_TERMS);
}

function phoneWay(typed: string): IndexWord[][] {
  const digits = typed.replaceAll(/\D/g, "");
  return digits.length < 9 ? [] : [exactly(MARKS.phone + digits.slice(-9))];
}

/** The words, the words without apostrophes and hyphens, the airport, and a whole amount. */
function listWays(piece: string): IndexWord[][][] {
  const words = toWords(piece);
  if (words.length === 0) return [];
  const ways = [longWords(words).map((word) => spelled(word, piece))];
  const joined = toWords(piece.replaceAll(JOINING_SIGNS, ""));
  if (joined.length < words.length) ways.push(joined.map((word) => spelled(word, piece)));
  ways.push(...splitName(piece, words).map((parts) => parts.flatMap(toPart)));
  const airports = words
    .map(findAirports)
    .reduce((some, more) => some.filter((code) => more.includes(code)));
  if (airports.length > 0) ways.push([airports.flatMap(airportWord)]);
  if (/^\d{1,4}$/.test(piece)) ways.push([amountWords(Number(piece))]);
  return ways;
}

const toPart = (word: string, index: number, words: readonly string[]) => [
  index === words.length - 1 ? begins(word) : exactly(word),
];

/** A long text is cut to its order number or address, or else to its beginning. */
export function shortenSearch(text: string): string {
  const plain = text.trim();
  if (plain.length <= MAX_SEARCH_LENGTH) return plain;
  const [found] = plain.match(ORDER_NUMBER) ?? [findAddress(plain)];
  return (found ?? plain).slice(0, MAX_SEARCH_LENGTH);
}

/** A single letter begins too many words, so it counts only alone and as a whole word. */
function longWords(words: string[]): string[] {
  const long = words.filter((word) => word.length > 1);
  return long.length > 0 ? long : words;
}

/** Adds the other German spelling: "mueller" also finds "Müller", and the reverse. */
function spelled(word: string, piece: string): IndexWord[] {
  const typed: IndexWord = word.length === 1 ? { text: word, isWhole: true } : { text: word };
  const other = /[äöü]/i.test(piece.normalize("NFC"))
    ? toPlainText(piece.normalize("NFC").replaceAll(/[äöü]/gi, "$&e")).replaceAll(" ", "")
    : word.replaceAll(/([aou])e/g, "$1");
  return other === word || other.length < 4 ? [typed] : [typed, { text: other, isWhole: true }];
}

function withoutIdleTerms(terms: SearchTerm[]): SearchTerm[] {
  const isIdle = ({ typed }: SearchTerm) => {
    const plain = toPlainText(typed).replaceAll(" ", "");
    return LABELS.has(plain) || plain.length === 1;
  };
  const telling = terms.filter((term) => !isIdle(term));
  return telling.length > 0 ? telling : terms;
}
