import type { Page } from "#domain/paging.ts";
import { parseSearch } from "#domain/search/parse-search.ts";
import { begins } from "#domain/search/search-term.ts";
import type { Ctx } from "../../context/context.ts";
import { EMPTY_PAGE } from "../keyset.ts";
import type { Search } from "./search.ts";

/** A whole address finds addresses that begin with it. If there are none, its words find similar ones. */
export async function searchedPage<Found extends { items: readonly unknown[] }>(
  ctx: Ctx,
  q: string,
  list: (search: Search) => Promise<Found>,
): Promise<Found | Page<never>> {
  const terms = parseSearch(q, ctx.now);
  const [term] = terms;
  if (!term) return EMPTY_PAGE;
  if (term.address !== undefined) {
    const found = await list({
      terms: [{ typed: term.typed, ways: [[begins(term.address)]] }],
    });
    if (found.items.length > 0) return found;
  }
  return list({ terms });
}
