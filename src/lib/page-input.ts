import { AsyncLocalStorage } from "node:async_hooks";
import type { CurrencyCode } from "../domain/money/currency.ts";
import type { Language } from "../domain/language.ts";
import type { StatementStep } from "../domain/statements/statement.schema.ts";
import type { SiteConfig } from "../domain/site-config.ts";

/** A stored configuration that a preview renders its pages with (docs/decisions/0016). */
export interface Preview {
  /** What stands before every path. */
  readonly base: string;
  readonly site: SiteConfig;
  /** When it goes, as a calendar date, YYYY-MM-DD. */
  readonly expires: string;
  /** Its icon, as a data: URL. */
  readonly icon: string;
}

/** What the Worker tells the renderer about one page. */
export interface PageInput {
  readonly language: Language;
  readonly currency: CurrencyCode;
  /** Marks the scripts and styles that we wrote, so that the Worker can tell them from any other. */
  readonly nonce: string;
  /** The public key that the site's calls carry. */
  readonly apiKey: string;
  readonly preview?: Preview;
  /** True where orders are paid on the demo page, which no other site has. */
  readonly hasDemoPayments?: boolean;
  /** What a form that a browser without scripts posted to the page leads to. */
  readonly posted?: StatementStep | undefined;
}

/** The input of the page being rendered on the server. */
export const pageInput = new AsyncLocalStorage<PageInput>();

/** The input of the page being rendered. Throws outside of a page. */
export function requirePageInput(): PageInput {
  const input = pageInput.getStore();
  if (!input) throw new Error("A page is rendered outside of its request");
  return input;
}
