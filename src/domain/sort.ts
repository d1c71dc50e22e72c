/** How a list is sorted: newest first unless it says otherwise. */
export const SORTS = ["newest", "oldest"] as const;
export type Sort = (typeof SORTS)[number];
