import { findCards } from "#domain/card-brands.ts";
import type { Facts } from "./facts.ts";

type Site = Pick<Facts, "site">;
const list = (locale: string, { site }: Site) =>
  new Intl.ListFormat(locale, { type: "disjunction" }).format(findCards(site));

const en = (facts: Site) => list("en-GB", facts);
const fr = (facts: Site) => list("fr", facts);

export const cards = { en, fr };
