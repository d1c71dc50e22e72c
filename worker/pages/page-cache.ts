/** A public page, ready to send. It lives as long as the isolate, so a new build starts empty. */
export interface CachedPage {
  html: Uint8Array<ArrayBuffer>;
  etag: string;
  headers: Headers;
  /** The pattern of its route, for the log. */
  route: string | null;
}

/** More than every public page in every language and currency. */
const CAPACITY = 256;

const pages = new Map<string, CachedPage>();

/** The cached page of a key, or undefined. */
export function cachedPage(key: string): CachedPage | undefined {
  return pages.get(key);
}

/** Caches a page; beyond the capacity the oldest is dropped. */
export function cachePage(key: string, page: CachedPage): void {
  if (pages.size >= CAPACITY) {
    const oldest = pages.keys().next();
    if (!oldest.done) pages.delete(oldest.value);
  }
  pages.set(key, page);
}
