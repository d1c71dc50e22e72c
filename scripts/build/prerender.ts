import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { siteConfig } from "../../app.config.ts";
import { LANGUAGES } from "#domain/language.ts";
import { CURRENCY_CODES } from "#domain/money/currency.ts";
import { localizePath } from "#domain/language-path.ts";
import {
  API_KEY_PLACEHOLDER,
  type PrerenderedPage,
  prerenderedFile,
  SIGN_IN_PATH,
  writePrerendered,
} from "#worker/pages/prerendered.ts";
import { serveBuiltWorker } from "../serve/serve-built-worker.ts";
import { publicPages } from "./public-pages.ts";

/**
 * Stores all public pages and the sign-in page in every language and currency
 * (docs/decisions/0005). Pages with `no-store` are left out. Returns the number of stored pages.
 *
 * The build puts a developer's own settings beside the configuration, where the local product reads
 * them. A build that `isDeployed` loses them, so that no page shows, for instance, a provider of
 * sign-in that only the developer has.
 */
export async function prerender(config: string, { isDeployed = false } = {}): Promise<number> {
  if (isDeployed) rmSync(join(dirname(config), ".dev.vars"), { force: true });
  const folder = join(dirname(config), "prerendered");
  rmSync(folder, { recursive: true, force: true });
  const site = await serveBuiltWorker({
    config,
    vars: { PUBLIC_ANON_KEY: API_KEY_PLACEHOLDER },
    onLog: () => undefined,
  });
  mkdirSync(folder);
  let count = 0;
  try {
    for (const path of [...publicPages(siteConfig).map((page) => page.path), SIGN_IN_PATH]) {
      for (const language of LANGUAGES) {
        const url = new URL(localizePath(path, language), site.url);
        for (const currency of CURRENCY_CODES) {
          const page = await fetchPage(url, `currency=${currency}; lang=${language}`);
          const file = prerenderedFile({ url, language, currency });
          if (!file || !page) continue;
          writeFileSync(join(folder, file), writePrerendered({ route: path, ...page }));
          count++;
        }
      }
    }
  } finally {
    await site.dispose();
  }
  return count;
}

/** Undefined for a page with `no-store`. */
async function fetchPage(
  url: URL,
  cookie: string,
): Promise<Omit<PrerenderedPage, "route"> | undefined> {
  const response = await fetch(url, { headers: { cookie } });
  const contentSecurityPolicy = response.headers.get("content-security-policy");
  if (!response.ok || !contentSecurityPolicy)
    throw new Error(`${url.href} cannot be prerendered: status ${response.status}`);
  const html = await response.text();
  if (!response.headers.has("etag")) return undefined;
  return { contentSecurityPolicy, formKey: readFormKey(html), html };
}

/** No text can contain this, because React escapes quotation marks. */
const KEY_FIELD = ' name="key" value="';
const KEY_LENGTH = 36;

/** The Worker replaces this key by a new one at each view. */
function readFormKey(html: string): string | undefined {
  const field = html.indexOf(KEY_FIELD);
  if (field < 0) return undefined;
  const start = field + KEY_FIELD.length;
  return html.slice(start, start + KEY_LENGTH);
}
