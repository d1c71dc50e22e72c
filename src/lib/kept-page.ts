/** The service worker that opens kept pages: public/offline.js. */
const WORKER = "/offline.js";
/** Under which a page's content lies in its cache. No page has this path. */
const CONTENT = "/kept-content";

/** What a page showed when it was kept. */
export interface Kept<Content> {
  content: Content;
  /** UTC ISO 8601 */
  keptAt: string;
}

/**
 * Keeps the page that is open, so that it opens without network: its HTML, its files and what it shows, in one cache of this browser, called
 * `name`. The worker sees the pages whose path begins with `scope` and no others. False where the browser keeps nothing: the page works as before.
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
    // Without an active worker the page would not open, whatever is kept of it.
    await navigator.serviceWorker.ready;
    return true;
  } catch {
    // Storage is forbidden or full, or the network went away meanwhile.
    return false;
  }
}

/** What a page showed when it was last kept; undefined when it is not. */
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

/** The names of all pages that this browser keeps. */
export async function keptPages(): Promise<string[]> {
  return "caches" in globalThis ? caches.keys().catch(() => []) : [];
}

/** Forgets a page. With the last one go the workers. */
export async function forgetPage(name: string): Promise<void> {
  if (!(await keptPages()).includes(name)) return;
  await caches.delete(name);
  if ((await keptPages()).length > 0) return;
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister();
}

/** The paths of the scripts, styles and fonts that this page has loaded: their names change with their contents. */
function loadedFiles(): string[] {
  const paths = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  return [...new Set(paths.filter((path) => path.startsWith("/assets/")))];
}
