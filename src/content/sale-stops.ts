import type { Facts } from "./facts.ts";

const en = ({ date }: Facts) => ({
  heading: "Not on sale",
  everywhere: "All airports",
  days: (from: string, to: string) => (from === to ? date(from) : `${date(from)} to ${date(to)}`),
  colon: ": ",
});

const fr = ({ date }: Facts): ReturnType<typeof en> => ({
  heading: "Vente suspendue",
  everywhere: "Tous les aéroports",
  days: (from, to) => (from === to ? date(from) : `du ${date(from)} au ${date(to)}`),
  colon: " : ",
});

export const saleStops = { en, fr };
