import { CURRENCIES, CURRENCY_CODES, type CurrencyCode, fromMajor } from "../money/currency.ts";
import { exactly, type IndexWord, MARKS, type SearchTerm } from "./search-term.ts";

const SIGN = `([$€£]|(?:${CURRENCY_CODES.join("|")})(?!\\p{L}))`;
/** Groups of thousands have three digits, and cents two: 2398, 2,398, 2 398 or 2.398. */
const WHOLE = "(\\d{1,3}(?:[ .,'’]\\d{3})+|\\d{1,9})";
const CENTS = "[.,](\\d{2})";
const SIGN_FIRST = new RegExp(`(?<![\\p{L}\\d])${SIGN}\\s?${WHOLE}(?:${CENTS})?(?!\\d)`, "giu");
const SIGN_LAST = new RegExp(`(?<![\\p{L}\\d.,])${WHOLE}(?:${CENTS})?\\s?${SIGN}`, "giu");
const NO_SIGN = new RegExp(`(?<![\\p{L}\\d.,/-])${WHOLE}${CENTS}(?![\\p{L}\\d/-]|[.,]\\d)`, "gu");

export const amountWord = (currency: CurrencyCode, amountMinor: number): string =>
  `${MARKS.amount}${currency.toLowerCase()}${amountMinor}`;

/** `amount` is in major units. Without a sign it may be in any currency. */
export function amountWords(amount: number, sign?: string): IndexWord[] {
  const named = CURRENCY_CODES.filter(
    (code) => code === sign?.toUpperCase() || CURRENCIES[code].symbol === sign,
  );
  const codes = named.length > 0 ? named : CURRENCY_CODES;
  return codes.flatMap((code) => exactly(amountWord(code, fromMajor(amount))));
}

interface Taken {
  rest: string;
  terms: SearchTerm[];
}

/** Takes sums such as "$2,398.00" or "22 €" out of a text. */
export function takeSums(text: string): Taken {
  const terms: SearchTerm[] = [];
  const add = (typed: string, amount: number, sign?: string) => {
    terms.push({ typed: typed.trim(), ways: [[amountWords(amount, sign)]] });
    return " ";
  };
  const rest = text
    .replaceAll(SIGN_FIRST, (typed: string, sign: string, whole: string, cents?: string) =>
      add(typed, toAmount(whole, cents), sign),
    )
    .replaceAll(
      SIGN_LAST,
      (typed: string, whole: string, cents: string | undefined, sign: string) =>
        add(typed, toAmount(whole, cents), sign),
    );
  return { rest, terms };
}

/** Takes sums without a sign, which only their cents mark as sums. Take days such as 24.12 before them. */
export function takeCents(text: string): Taken {
  const terms: SearchTerm[] = [];
  const rest = text.replaceAll(NO_SIGN, (typed: string, whole: string, cents: string) => {
    terms.push({ typed, ways: [[amountWords(toAmount(whole, cents))]] });
    return " ";
  });
  return { rest, terms };
}

const toAmount = (whole: string, cents = "00"): number =>
  Number(`${whole.replaceAll(/\D/g, "")}.${cents}`);
