import { parseSearch } from "#domain/search/parse-search.ts";
import type { ListQuery } from "#domain/paging.schema.ts";
import type { Page } from "#domain/paging.ts";
import type { SearchTerm } from "#domain/search/search-term.ts";
import type { ReadCtx } from "../../context/context.ts";
import { cursorInvalid, EMPTY_PAGE } from "../keyset.ts";
import type { Search } from "./search.ts";
import { addressSearches, nearSearch, selectNearNames } from "./understand-search.ts";
import { staffRows } from "../batch.ts";

/** Stands before the cursor once per earlier search: near words follow typed ones. */
const NEXT = "~";

/**
 * Returns a page of exact hits, then of hits with a typo. For a whole address: its rows, then
 * addresses with that beginning, else its words. `list` reads one search's page, with its own
 * order, filters and errors.
 */
export async function searchedPage<Item, Query extends ListQuery & { q?: string | undefined }>(
  ctx: ReadCtx,
  query: Query & { q: string },
  list: (search: Search, query: Query) => Promise<Page<Item>>,
): Promise<Page<Item>> {
  const terms = parseSearch(query.q, ctx.now);
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
    // The owner already has these words; other rows match by chance, such as an order number.
    const isKnown = query.cursor !== undefined || found.items.length > 0;
    if (at === ofAddress.length && isKnown) continue;
    const left = query.limit - found.items.length;
    const more = await read(searches[at], { cursor: undefined, limit: Math.max(left, 1) });
    // A full page only says that there is more.
    if (left === 0 && more.items.length > 0) return { ...found, next_cursor: NEXT.repeat(at) };
    if (left > 0)
      found = { ...found, items: [...found.items, ...more.items], next_cursor: more.next_cursor };
  }
  return found.next_cursor === null
    ? found
    : { ...found, next_cursor: NEXT.repeat(at) + found.next_cursor };
}

/** Reads the names outside the list's batch: only the list knows its shape. */
async function findNear(ctx: ReadCtx, terms: readonly SearchTerm[]): Promise<Search | undefined> {
  return nearSearch(terms, await staffRows(ctx, selectNearNames(terms)));
}
