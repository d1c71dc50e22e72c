import type { PublicPage } from "./page-responses.ts";

/** More than all public pages in every language and currency. */
const CAPACITY = 256;

/** Lives as long as the isolate, so a new build starts empty. */
const pages = new Map<string, PublicPage>();

export function getCachedPage(key: string | null): PublicPage | undefined {
  return key === null ? undefined : pages.get(key);
}

/** A full cache drops its oldest page. The dev server caches none. */
export function cachePage(key: string | null, page: PublicPage): PublicPage {
  if (key === null || import.meta.env.DEV) return page;
  if (pages.size >= CAPACITY) {
    const oldest = pages.keys().next();
    if (!oldest.done) pages.delete(oldest.value);
  }
  pages.set(key, page);
  return page;
}
