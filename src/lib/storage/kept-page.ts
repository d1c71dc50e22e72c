/** Prefix of the cache of a kept pass; the pass's code follows. */
export const KEPT_PASS = "pass:";
const WORKER = "/offline.js";
/** A path that no page has. */
const CONTENT = "/kept-content";

export interface Kept<Content> {
  content: Content;
  keptAt: string;
}

interface PageToKeep {
  /** Of the page that asked for the content: by now the visitor may see another one. */
  path: string;
  /** The service worker handles only paths that begin with it. */
  scope: string;
  content: unknown;
}

/** Returns false if nothing is stored. */
export async function keepPage(
  name: string,
  { path, scope, content }: PageToKeep,
): Promise<boolean> {
  // The dev server's files change during use.
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return false;
  try {
    const cache = await caches.open(name);
    await cache.put(CONTENT, Response.json({ content, keptAt: new Date().toISOString() }));
    const files = [path, ...loadedFiles()];
    const known = await Promise.all(files.map((file) => cache.match(file)));
    if (known.includes(undefined)) await cache.addAll(files);
    await navigator.serviceWorker.register(WORKER, { scope });
    // Only an active service worker opens the page.
    await navigator.serviceWorker.ready;
    return true;
  } catch {
    // Storage is forbidden or full, or the network failed.
    return false;
  }
}

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

export async function keptPages(): Promise<string[]> {
  return "caches" in globalThis ? caches.keys().catch(() => []) : [];
}

/** Deleting the last kept page also unregisters the service workers. */
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
