import { AsyncLocalStorage } from "node:async_hooks";
import type { CurrencyCode } from "../domain/money/currency.ts";
import type { Language } from "../domain/language.ts";
import type { SiteConfig } from "../domain/site-config.ts";
import type { BootMode } from "./boot-mode.ts";

/** A stored configuration that a preview renders its pages with (docs/decisions/0017). */
export interface Preview {
  site: SiteConfig;
  /** The day on which it expires, YYYY-MM-DD. */
  expires: string;
  /** Its icon, as a data: URL. */
  icon: string;
}

/** What the Worker tells the renderer about one page, and what the renderer reports back. */
export interface PageRequest {
  language: Language;
  currency: CurrencyCode;
  /** Marks our own scripts and styles, so that the Worker allows them and no injected ones (docs/decisions/0005). */
  nonce: string;
  /** The public key that the site's calls carry. */
  apiKey: string;
  /** In a preview: the prefix of every path, and the configuration. */
  base?: string;
  preview?: Preview;
  /** Set by the renderer: a page that boots on intent is public. */
  boot?: BootMode;
  /** Set by the renderer: the pattern of the page's route; absent when no route has the path. */
  route?: string;
  /** Set by the renderer: the URL of the client runtime, and those of the page's own modules. */
  entry?: string;
  chunks?: string[];
}

/** The page being rendered on the server. */
export const pageRequest = new AsyncLocalStorage<PageRequest>();
