import { listProviders, type ProviderSettings } from "../identity/providers/providers.ts";
import { type PublicPage, toPublicPage } from "./page-responses.ts";
import type { PageVisit } from "./page-visit.ts";
import { readPrerendered, SIGN_IN_PATH } from "./prerendered.ts";

/** More than all public pages in every language and currency. */
const CAPACITY = 256;

/** Lives as long as the isolate, so a new build starts empty. */
const pages = new Map<string, PublicPage>();

/** Finds a page that needs no rendering, which saves a cold start from loading the renderer. */
export async function findReadyPage(
  visit: PageVisit,
  env: ProviderSettings & Pick<Env, "PUBLIC_ANON_KEY">,
): Promise<PublicPage | undefined> {
  const { cacheKey, language, url } = visit;
  if (cacheKey === null) return undefined;
  const kept = pages.get(cacheKey);
  if (kept || url.search !== "") return kept;
  // The build does not know the deployment's identity providers.
  if (url.pathname === SIGN_IN_PATH && listProviders(env)[0]) return undefined;
  const built = await readPrerendered(visit, env.PUBLIC_ANON_KEY);
  return built && keepPage(cacheKey, await toPublicPage(built, language));
}

/** A full cache drops its oldest page. The dev server keeps none. */
export function keepPage(key: string, page: PublicPage): PublicPage {
  if (import.meta.env.DEV) return page;
  if (pages.size >= CAPACITY) {
    const oldest = pages.keys().next();
    if (!oldest.done) pages.delete(oldest.value);
  }
  pages.set(key, page);
  return page;
}
