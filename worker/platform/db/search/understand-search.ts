import { inArray, sql } from "drizzle-orm";
import { parseSearch } from "../../../../src/domain/search/parse-search.ts";
import { begins, exactly, type SearchTerm } from "../../../../src/domain/search/search-term.ts";
import { spellingsToLookUp, widenSearch } from "../../../../src/domain/search/widen-search.ts";
import type { Ctx, Queryable } from "../../context/context.ts";
import { build, prepareSql } from "../client.ts";
import { nameSpellings } from "../../tables.ts";
import type { Search } from "./search.ts";

/** More names than people read: with a typo in a short word there are many. */
const MAX_NAMES = 60;

/** What was typed, as terms of the search (docs/product/staff.md). */
export const understandSearch = ({ now }: Pick<Ctx, "now">, q: string): SearchTerm[] =>
  parseSearch(q, now);

/**
 * The searches of a whole e-mail address: what has it, and then what has one that begins so. None for any other search. The address's
 * words are for whom neither finds anything.
 */
export function addressSearches([term]: readonly SearchTerm[]): Search[] {
  if (term?.address === undefined) return [];
  const { typed, address } = term;
  const whole = [{ typed, ways: [[exactly(address)]] }];
  return [{ terms: whole }, { terms: [{ typed, ways: [[begins(address)]] }], except: whole }];
}

/** The statement that reads the names that are spelled nearly like words of a search. Rows read do not grow with the orders. */
export function selectNearNames(db: Queryable, terms: readonly SearchTerm[]): D1PreparedStatement {
  const spellings = sql`(SELECT value FROM json_each(${JSON.stringify(spellingsToLookUp(terms))}))`;
  return prepareSql(
    db,
    build
      .select({ word: nameSpellings.word })
      .from(nameSpellings)
      .where(inArray(nameSpellings.spelling, spellings))
      .limit(MAX_NAMES),
  );
}

/** What a search finds with a typo and not without; undefined when no word is near. `found` are the rows of selectNearNames. */
export function nearSearch(
  terms: readonly SearchTerm[],
  found: readonly { word: string }[],
): Search | undefined {
  const wide = widenSearch(terms, [...new Set(found.map(({ word }) => word))]);
  return wide && { terms: wide, except: terms };
}
