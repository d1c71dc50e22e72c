import { begins, MARKS, type SearchTerm } from "./search-term.ts";

const MONTHS = [
  "jan(?:v(?:ier)?|uary)?",
  "f[ée]v(?:r(?:ier)?)?|feb(?:ruary)?",
  "mars|mar(?:ch)?",
  "avr(?:il)?|apr(?:il)?",
  "mai|may",
  "juin|june?",
  "juil(?:let)?|july?",
  "ao[uû]t|aug(?:ust)?",
  "sept?(?:embre|ember)?",
  "oct(?:obre|ober)?",
  "nov(?:embre|ember)?",
  "d[ée]c(?:embre|ember)?",
] as const;
const MONTH = `(${MONTHS.join("|")})\\.?(?!\\p{L})`;
const YEAR = "(?:,?\\s+(\\d{4}))?(?!\\d)";

const WRITTEN: [pattern: RegExp, order: ("year" | "month" | "day")[]][] = [
  [/(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/g, ["year", "month", "day"]],
  [/(?<!\d)(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?![\d.-])/g, ["day", "month", "year"]],
  [
    new RegExp(`(?<!\\d)(\\d{1,2})(?:er|st|nd|rd|th)?\\s+(?:of\\s+)?${MONTH}${YEAR}`, "giu"),
    ["day", "month", "year"],
  ],
  [
    new RegExp(`(?<!\\p{L})${MONTH}\\s+(\\d{1,2})(?:st|nd|rd|th)?(?![\\p{L}\\d])${YEAR}`, "giu"),
    ["month", "day", "year"],
  ],
  [/(?<![\d.])(\d{1,2})[/.](\d{1,2})(?![\d./])/g, ["day", "month"]],
];

/** A day without a year is searched in these years, counted from the year of `now`. */
const YEARS_AROUND = [-1, 0, 1, 2];

/** Takes days such as "24/12/2026" or "24 déc" out of a text. `now` is in epoch ms. */
export function takeDates(text: string, now: number): { rest: string; terms: SearchTerm[] } {
  const terms: SearchTerm[] = [];
  let rest = text;
  for (const [pattern, order] of WRITTEN) {
    rest = rest.replace(pattern, (typed: string, ...groups: (string | undefined)[]) => {
      const days = toDays(
        Object.fromEntries(order.map((part, index) => [part, groups[index]])),
        now,
      );
      if (days.length === 0) return typed;
      terms.push({ typed: typed.trim(), ways: days.map((day) => [begins(MARKS.date + day)]) });
      return " ";
    });
  }
  return { rest, terms };
}

/** YYYYMMDD, as in the index; none for a month above 12 or a day above 31. */
function toDays(
  { year, month = "", day = "" }: { year?: string; month?: string; day?: string },
  now: number,
): string[] {
  let [monthNumber, dayNumber] = [readMonth(month), Number(day)];
  // American dates begin with the month.
  if (monthNumber > 12 && dayNumber <= 12) [monthNumber, dayNumber] = [dayNumber, monthNumber];
  if (monthNumber < 1 || monthNumber > 12 || dayNumber < 1 || dayNumber > 31) return [];
  const thisYear = new Date(now).getUTCFullYear();
  const years =
    year === undefined
      ? YEARS_AROUND.map((offset) => thisYear + offset)
      : [year.length === 2 ? 2000 + Number(year) : Number(year)];
  return years.map(
    (each) => `${each}${String(monthNumber).padStart(2, "0")}${String(dayNumber).padStart(2, "0")}`,
  );
}

const readMonth = (text: string): number =>
  /^\d+$/.test(text)
    ? Number(text)
    : 1 + MONTHS.findIndex((month) => new RegExp(`^(?:${month})$`, "iu").test(text));
