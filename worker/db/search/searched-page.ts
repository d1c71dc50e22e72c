import type { ListQuery } from "../../../src/domain/paging.schema.ts";
import type { Page } from "../../../src/domain/paging.ts";
import type { Ctx } from "../../context/context.ts";
import { EMPTY_PAGE } from "../keyset.ts";
import type { Search } from "./search.ts";
import { nearSearch, selectNearNames, understandSearch } from "./understand-search.ts";

/** Precedes the cursor of a page among what is found with a typo. */
const NEAR = "~";

/**
 * One page of a list that is searched: what is found as it was typed, and after the last of it what is found with a typo. `list` reads
 * a page of one search; its order and filters hold within each of the two.
 * @throws what `list` throws.
 */
export async function searchedPage<Item, Query extends ListQuery & { q?: string | undefined }>(
  ctx: Ctx,
  query: Query & { q: string },
  list: (search: Search, query: Query) => Promise<Page<Item>>,
): Promise<Page<Item>> {
  const terms = understandSearch(ctx, query.q);
  if (terms.length === 0) return EMPTY_PAGE;
  const { cursor, limit } = query;
  if (cursor?.startsWith(NEAR)) {
    return listNear(await findNear(ctx, terms), { ...query, cursor: cursor.slice(NEAR.length) || undefined }, list);
  }
  const [page, near] = await Promise.all([list({ terms }, query), findNear(ctx, terms)]);
  if (page.next_cursor !== null) return page;
  const left = limit - page.items.length;
  const more = await listNear(near, { ...query, cursor: undefined, limit: Math.max(left, 1) }, list);
  // A page that is full just says whether there is more.
  if (left === 0) return { ...page, next_cursor: more.items.length > 0 ? NEAR : null };
  return { ...page, ...more, items: [...page.items, ...more.items] };
}

/** The names are read beside the list, not in its batch: only the list knows the shape of its rows, and nothing of them leaves before the check. */
async function findNear(ctx: Ctx, terms: ReturnType<typeof understandSearch>): Promise<Search | undefined> {
  const { results } = await selectNearNames(ctx.db, terms).all<{ word: string }>();
  return nearSearch(terms, results);
}

async function listNear<Item, Query extends ListQuery>(
  near: Search | undefined,
  query: Query,
  list: (search: Search, query: Query) => Promise<Page<Item>>,
): Promise<Page<Item>> {
  if (!near) return EMPTY_PAGE;
  const { items, next_cursor } = await list(near, query);
  return { items, next_cursor: next_cursor === null ? null : NEAR + next_cursor };
}
