import type { ListQuery } from "../../../../src/domain/paging.schema.ts";
import type { Page } from "../../../../src/domain/paging.ts";
import type { SearchTerm } from "../../../../src/domain/search/search-term.ts";
import type { Ctx } from "../../context/context.ts";
import { cursorInvalid, EMPTY_PAGE } from "../keyset.ts";
import type { Search } from "./search.ts";
import {
  addressSearches,
  nearSearch,
  selectNearNames,
  understandSearch,
} from "./understand-search.ts";

/** Precedes the cursor of a page once for each search whose pages came before: what is near comes after what was typed. */
const NEXT = "~";

/**
 * One page of a list that is searched: what is found as it was typed, and after the last of it what is found with a typo. A whole address
 * finds what has it, and after that what begins so; its words are looked for when there is neither. `list` reads a page of one search;
 * its order and filters hold within each.
 * @throws what `list` throws.
 */
export async function searchedPage<Item, Query extends ListQuery & { q?: string | undefined }>(
  ctx: Ctx,
  query: Query & { q: string },
  list: (search: Search, query: Query) => Promise<Page<Item>>,
): Promise<Page<Item>> {
  const terms = understandSearch(ctx, query.q);
  if (terms.length === 0) return EMPTY_PAGE;
  const ofAddress = addressSearches(terms);
  const typed: Search[] = [...ofAddress, { terms }];
  const cursor = query.cursor?.replace(/^~+/, "") ?? "";
  const start = (query.cursor?.length ?? 0) - cursor.length;
  if (start > typed.length) throw cursorInvalid();
  const read = (search: Search | undefined, page: Partial<ListQuery>) =>
    search ? list(search, { ...query, ...page }) : EMPTY_PAGE;
  const [first, near] = await Promise.all([
    read(typed[start], { cursor: cursor || undefined }),
    findNear(ctx, terms),
  ]);
  const searches = [...typed, near];
  let found = start < typed.length ? first : await read(near, { cursor: cursor || undefined });
  let at = start;
  while (found.next_cursor === null && at + 1 < searches.length) {
    at += 1;
    // Whoever has the address has its words; others have these by chance, such as in the number of an order.
    const isKnown = query.cursor !== undefined || found.items.length > 0;
    if (at === ofAddress.length && isKnown) continue;
    const left = query.limit - found.items.length;
    const more = await read(searches[at], { cursor: undefined, limit: Math.max(left, 1) });
    // A page that is full just says whether there is more.
    if (left === 0 && more.items.length > 0) return { ...found, next_cursor: NEXT.repeat(at) };
    if (left > 0)
      found = { ...found, items: [...found.items, ...more.items], next_cursor: more.next_cursor };
  }
  return found.next_cursor === null
    ? found
    : { ...found, next_cursor: NEXT.repeat(at) + found.next_cursor };
}

/** The names are read beside the list, not in its batch: only the list knows the shape of its rows, and nothing of them leaves before the check. */
async function findNear(ctx: Ctx, terms: readonly SearchTerm[]): Promise<Search | undefined> {
  const { results } = await selectNearNames(ctx.db, terms).all<{ word: string }>();
  return nearSearch(terms, results);
}
