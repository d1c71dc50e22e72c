import { inArray, sql } from "drizzle-orm";
import { begins, exactly, type SearchTerm } from "#domain/search/search-term.ts";
import { spellingsToLookUp, widenSearch } from "#domain/search/widen-search.ts";
import { build } from "../platform/db/client.ts";
import { nameSpellings } from "../tables/platform.ts";
import type { Search } from "../platform/db/search/search.ts";

/** Nobody reads all similar names of a short word with a typo. */
const MAX_NAMES = 60;

/** Finds equal addresses, then addresses that begin with the typed one. Empty for other terms. */
export function addressSearches([term]: readonly SearchTerm[]): Search[] {
  if (term?.address === undefined) return [];
  const { typed, address } = term;
  const whole = [{ typed, ways: [[exactly(address)]] }];
  return [{ terms: whole }, { terms: [{ typed, ways: [[begins(address)]] }], except: whole }];
}

/** The cost is independent of the number of orders. */
export function selectNearNames(terms: readonly SearchTerm[]) {
  const spellings = sql`(SELECT value FROM json_each(${JSON.stringify(spellingsToLookUp(terms))}))`;
  return build
    .select({ word: nameSpellings.word })
    .from(nameSpellings)
    .where(inArray(nameSpellings.spelling, spellings))
    .limit(MAX_NAMES);
}

/** Finds words with a typo. `found` comes from `selectNearNames`. Returns undefined without similar words. */
export function nearSearch(
  terms: readonly SearchTerm[],
  found: readonly { word: string }[],
): Search | undefined {
  const wide = widenSearch(terms, [...new Set(found.map(({ word }) => word))]);
  return wide && { terms: wide, except: terms };
}
