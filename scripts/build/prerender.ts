import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { siteConfig } from "../../app.config.ts";
import { FORM_KEY_PLACEHOLDER } from "#domain/bookings/posted-form.ts";
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
import { sha256Base64 } from "#worker/platform/crypto/hash.ts";
import { serveBuiltWorker } from "../serve/serve-built-worker.ts";
import { findChanges } from "./find-changes.ts";
import { publicPages } from "./public-pages.ts";

const API_KEY = /(?<= data-api-key=")[^"]*/;
const FORM_KEY = /(?<= name="key" value=")[^"]*/;

/**
 * Requests the public pages of a built Worker, and the one to sign in, and stores them beside its code (docs/decisions/0005):
 * in the default currency, with what other currencies change. Pages that are `no-store` are left
 * out. Returns how many were stored.
 */
export async function prerender(config: string): Promise<number> {
  const folder = join(dirname(config), "prerendered");
  rmSync(folder, { recursive: true, force: true });
  const site = await serveBuiltWorker({ config, onLog: () => undefined });
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
          const { contentSecurityPolicy, html } = other;
          versions[currency] = { contentSecurityPolicy, changes: findChanges(page.html, html) };
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
  return dropRenderTime({
    contentSecurityPolicy,
    html: html.replace(API_KEY, API_KEY_PLACEHOLDER).replace(FORM_KEY, FORM_KEY_PLACEHOLDER),
  });
}

const SCRIPTS = /(?<=<script[^>]*>)[\s\S]*?(?=<\/script>)/g;
const RENDER_TIME = /(?<=,u:)\d{13}(?=,s:")/g;

/** Takes the time out of the router's data: every build of the same code gives the same page. */
async function dropRenderTime(
  page: Omit<PrerenderedPage, "route">,
): Promise<Omit<PrerenderedPage, "route">> {
  const timed = page.html.match(SCRIPTS)?.find((code) => code.search(RENDER_TIME) >= 0);
  if (timed === undefined) return page;
  const timeless = timed.replace(RENDER_TIME, "0");
  const [before, after] = [await sha256Base64(timed), await sha256Base64(timeless)];
  return {
    html: page.html.replace(timed, () => timeless),
    contentSecurityPolicy: page.contentSecurityPolicy.replace(before, after),
  };
}
