import type { PublicPage } from "./page-responses.ts";

/** More than every public page in every language and currency. */
const CAPACITY = 256;

/** It lives as long as the isolate, so a new build starts empty. */
const pages = new Map<string, PublicPage>();

/** The cached page of a key, or undefined. */
export function getCachedPage(key: string): PublicPage | undefined {
  return pages.get(key);
}

/** Caches a page, unless its key is null, and returns it. Beyond the capacity the oldest is dropped. */
export function cachePage(key: string | null, page: PublicPage): PublicPage {
  if (key === null) return page;
  if (pages.size >= CAPACITY) {
    const oldest = pages.keys().next();
    if (!oldest.done) pages.delete(oldest.value);
  }
  pages.set(key, page);
  return page;
}
