import type { PassengerCounts } from "#domain/money/fares.ts";
import type { Facts } from "./facts.ts";

const joined = (parts: [count: number, noun: string][]) =>
  parts
    .filter(([count]) => count > 0)
    .map(([count, noun]) => `${count} ${noun}`)
    .join(", ");

const en = ({ plural }: Pick<Facts, "plural">) => ({
  party: ({ adults, children, infants }: PassengerCounts) =>
    joined([
      [adults, plural(adults, "adult", "adults")],
      [children, plural(children, "child", "children")],
      [infants, plural(infants, "infant", "infants")],
    ]),
  passes: (count: number) => (count === 1 ? "1 pass" : `1 code, ${count} passes`),
});

const fr: typeof en = ({ plural }) => ({
  party: ({ adults, children, infants }) =>
    joined([
      [adults, plural(adults, "adulte", "adultes")],
      [children, plural(children, "enfant", "enfants")],
      [infants, plural(infants, "bébé", "bébés")],
    ]),
  passes: (count) => (count === 1 ? "1 pass" : `1 code, ${count} pass`),
});

export const party = { en, fr };
