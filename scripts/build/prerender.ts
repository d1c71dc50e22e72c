import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { siteConfig } from "../../app.config.ts";
import { FORM_KEY_PLACEHOLDER } from "../../src/domain/bookings/posted-booking.ts";
import { LANGUAGES } from "../../src/domain/language.ts";
import { localizePath } from "../../src/domain/language-path.ts";
import {
  API_KEY_PLACEHOLDER,
  prerenderedFile,
  writePrerendered,
} from "../../worker/pages/prerendered.ts";
import { serveBuiltWorker } from "../serve/serve-built-worker.ts";
import { publicPages } from "./public-pages.ts";

const API_KEY = /(?<= data-api-key=")[^"]*/;
const FORM_KEY = /(?<= name="key" value=")[^"]*/;

/**
 * Requests the public pages of a built Worker in the default currency and stores them beside its code (docs/decisions/0005). Pages
 * that are `no-store` are left out. Returns how many were stored.
 */
export async function prerender(config: string): Promise<number> {
  const folder = join(dirname(config), "prerendered");
  rmSync(folder, { recursive: true, force: true });
  const site = await serveBuiltWorker({ config, onLog: () => undefined });
  mkdirSync(folder);
  let count = 0;
  try {
    for (const { path } of publicPages(siteConfig)) {
      for (const language of LANGUAGES) {
        const pathname = localizePath(path, language);
        const response = await fetch(site.url + pathname);
        const contentSecurityPolicy = response.headers.get("content-security-policy");
        const file = prerenderedFile(pathname);
        if (!response.ok || !contentSecurityPolicy || !file)
          throw new Error(`${pathname} cannot be prerendered: status ${response.status}`);
        const html = await response.text();
        if (!response.headers.has("etag")) continue;
        writeFileSync(
          join(folder, file),
          writePrerendered({
            route: path,
            contentSecurityPolicy,
            html: html
              .replace(API_KEY, API_KEY_PLACEHOLDER)
              .replace(FORM_KEY, FORM_KEY_PLACEHOLDER),
          }),
        );
        count++;
      }
    }
  } finally {
    await site.dispose();
  }
  return count;
}
