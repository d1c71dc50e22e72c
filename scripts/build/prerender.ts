import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { siteConfig } from "../../app.config.ts";
import { LANGUAGES } from "#domain/language.ts";
import { CURRENCY_CODES, type CurrencyCode, DEFAULT_CURRENCY } from "#domain/money/currency.ts";
import { localizePath } from "#domain/language-path.ts";
import {
  API_KEY_PLACEHOLDER,
  type CurrencyVersion,
  type PrerenderedPage,
  prerenderedFile,
  SIGN_IN_PATH,
  writePrerendered,
} from "#worker/pages/prerendered.ts";
import { serveBuiltWorker } from "../serve/serve-built-worker.ts";
import { findChanges } from "./find-changes.ts";
import { publicPages } from "./public-pages.ts";

/**
 * Requests the public pages of a built Worker, and the one to sign in, and stores them beside its code (docs/decisions/0005):
 * in the default currency, with what other currencies change. Pages that are `no-store` are left
 * out. Returns how many were stored.
 */
export async function prerender(config: string): Promise<number> {
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
        const pathname = localizePath(path, language);
        const file = prerenderedFile(pathname, language);
        const fetchIn = (currency: CurrencyCode) =>
          fetchPage(site.url + pathname, `currency=${currency}; lang=${language}`);
        const page = await fetchIn(DEFAULT_CURRENCY);
        if (!file || !page) continue;
        const versions: Partial<Record<CurrencyCode, CurrencyVersion>> = {};
        for (const currency of CURRENCY_CODES) {
          const other = await fetchIn(currency);
          if (!other || currency === DEFAULT_CURRENCY) continue;
          const { html, ...facts } = other;
          versions[currency] = { ...facts, changes: findChanges(page.html, html) };
        }
        writeFileSync(join(folder, file), writePrerendered({ route: path, ...page }, versions));
        count++;
      }
    }
  } finally {
    await site.dispose();
  }
  return count;
}

/** Fetches a page as its cookies make it; undefined where the page is `no-store`. */
async function fetchPage(
  url: string,
  cookie: string,
): Promise<Omit<PrerenderedPage, "route"> | undefined> {
  const response = await fetch(url, { headers: { cookie } });
  const contentSecurityPolicy = response.headers.get("content-security-policy");
  if (!response.ok || !contentSecurityPolicy)
    throw new Error(`${url} cannot be prerendered: status ${response.status}`);
  const html = await response.text();
  if (!response.headers.has("etag")) return undefined;
  return { contentSecurityPolicy, formKey: readFormKey(html), html };
}

/** No text holds this: React writes quotation marks of texts in another way. */
const KEY_FIELD = ' name="key" value="';
const KEY_LENGTH = 36;

/** Reads the key of a page's form, which the Worker replaces by a new one at each view. */
function readFormKey(html: string): string | undefined {
  const field = html.indexOf(KEY_FIELD);
  if (field < 0) return undefined;
  const start = field + KEY_FIELD.length;
  return html.slice(start, start + KEY_LENGTH);
}
