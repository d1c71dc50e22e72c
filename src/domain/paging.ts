/** One page of a list; `next_cursor` asks for the page after it, and is null on the last one. */
export interface Page<Item> {
  items: Item[];
  next_cursor: string | null;
  /** How many rows all pages have, where that is known without counting them. */
  total?: number | null | undefined;
}

/** Rows of one page of a list: by default, and at most. */
export const PAGE_SIZE = 50;

export const MAX_PAGE_SIZE = 100;

/** The longest search, in UTF-16 units. */
export const MAX_SEARCH_LENGTH = 200;

/** How a list is sorted: newest first unless it says otherwise. */
export const SORTS = ["newest", "oldest"] as const;
export type Sort = (typeof SORTS)[number];
