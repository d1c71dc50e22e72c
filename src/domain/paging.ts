export interface Page<Item> {
  items: Item[];
  next_cursor: string | null;
  /** The number of rows on all pages, if it is known without counting. */
  total?: number | null | undefined;
}

export const PAGE_SIZE = 50;

export const MAX_PAGE_SIZE = 100;

export const MAX_SEARCH_LENGTH = 200;

export const SORTS = ["newest", "oldest"] as const;
export type Sort = (typeof SORTS)[number];
