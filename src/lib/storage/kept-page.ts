/** Begins the name of the cache of a kept pass; its code follows. */
export const KEPT_PASS = "pass:";
/** Opens kept pages: public/offline.js. */
const WORKER = "/offline.js";
/** A path in the cache that no page has. */
const CONTENT = "/kept-content";

export interface Kept<Content> {
  content: Content;
  /** UTC ISO 8601 */
  keptAt: string;
}

/**
 * Keeps the open page with its files and content in the cache `name`, for use without network. The
 * worker sees only paths below `scope`. Returns false where the browser keeps nothing.
 */
export async function keepPage(name: string, scope: string, content: unknown): Promise<boolean> {
  // The dev server's files change while they are used.
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return false;
  try {
    const cache = await caches.open(name);
    await cache.put(CONTENT, Response.json({ content, keptAt: new Date().toISOString() }));
    const files = [location.pathname, ...loadedFiles()];
    const known = await Promise.all(files.map((file) => cache.match(file)));
    if (known.includes(undefined)) await cache.addAll(files);
    await navigator.serviceWorker.register(WORKER, { scope });
    // The page opens only by an active worker.
    await navigator.serviceWorker.ready;
    return true;
  } catch {
    // Storage is forbidden or full, or the network went away.
    return false;
  }
}

/** Returns what a kept page showed. */
export async function findKept<Content>(name: string): Promise<Kept<Content> | undefined> {
  try {
    const found = (await caches.has(name))
      ? await caches.match(CONTENT, { cacheName: name })
      : undefined;
    return found && ((await found.json()) as Kept<Content>);
  } catch {
    return undefined;
  }
}

/** Returns the names of all kept pages. */
export async function keptPages(): Promise<string[]> {
  return "caches" in globalThis ? caches.keys().catch(() => []) : [];
}

/** Forgets a page. The workers go with the last one. */
export async function forgetPage(name: string): Promise<void> {
  if (!(await keptPages()).includes(name)) return;
  await caches.delete(name);
  if ((await keptPages()).length > 0) return;
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister();
}

function loadedFiles(): string[] {
  const paths = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  return [...new Set(paths.filter((path) => path.startsWith("/assets/")))];
}
