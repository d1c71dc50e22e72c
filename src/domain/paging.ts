/** A page of a list; `next_cursor` leads to the next page, null on the last. */
export interface Page<Item> {
  items: Item[];
  next_cursor: string | null;
  /** The rows of all pages, where known without counting. */
  total?: number | null | undefined;
}

/** Rows of a page: by default, and at most. */
export const PAGE_SIZE = 50;

export const MAX_PAGE_SIZE = 100;

/** In UTF-16 units. */
export const MAX_SEARCH_LENGTH = 200;

export const SORTS = ["newest", "oldest"] as const;
export type Sort = (typeof SORTS)[number];
