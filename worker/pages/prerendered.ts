import type { Language } from "#domain/language.ts";
import { hasCookieLanguage } from "#domain/language-path.ts";
import { type CurrencyCode, DEFAULT_CURRENCY } from "#domain/money/currency.ts";

/** A page from the build (docs/decisions/0005). */
export interface PrerenderedPage {
  route: string;
  contentSecurityPolicy: string;
  /** The key of its form, if it has one. */
  formKey?: string | undefined;
  html: string;
}

/** A page's differences in one currency from the page in the default one. */
export interface CurrencyVersion {
  contentSecurityPolicy: string;
  formKey?: string | undefined;
  /** In order: where each begins and ends in the default page, and the text that replaces it. */
  changes: [start: number, end: number, text: string][];
}

interface PrerenderedFacts extends Omit<PrerenderedPage, "html"> {
  versions: Partial<Record<CurrencyCode, CurrencyVersion>>;
}

/** The public key at the build: only the deployment knows its own. It stands in <html>, first of all. */
export const API_KEY_PLACEHOLDER = "{{api-key}}";

const PUBLIC_PATH = /^\/[a-z]*(?:[-/][a-z]+)*$/;

/** The page to sign in: without a query the same for everybody in a language. */
export const SIGN_IN_PATH = "/auth";

/**
 * Returns a public page's file: home.html for "/", fr-faq.html for "/fr/faq", auth.fr.html for
 * "/auth" in French; else undefined.
 */
export function prerenderedFile(pathname: string, language: Language): string | undefined {
  if (!PUBLIC_PATH.test(pathname)) return undefined;
  const name = pathname.slice(1).replaceAll("/", "-") || "home";
  return `${name}${hasCookieLanguage(pathname) ? `.${language}` : ""}.html`;
}

/** Returns a prerendered page's file: one line of JSON, then its HTML in the default currency. */
export function writePrerendered(
  { html, ...page }: PrerenderedPage,
  versions: PrerenderedFacts["versions"],
): string {
  return `${JSON.stringify({ ...page, versions })}\n${html}`;
}

/** Returns a visit's page from the build, with the public key; undefined if it was not built. */
export async function readPrerendered(
  { url, language, currency }: { url: URL; language: Language; currency: CurrencyCode },
  apiKey: string,
): Promise<PrerenderedPage | undefined> {
  const file = prerenderedFile(url.pathname, language);
  if (!file) return undefined;
  const text = await importText(file);
  if (text === undefined) return undefined;
  const end = text.indexOf("\n");
  const { versions, ...page } = JSON.parse(text.slice(0, end)) as PrerenderedFacts;
  const html = text.slice(end + 1);
  const version = versions[currency];
  if (!version && currency !== DEFAULT_CURRENCY) return undefined;
  const { changes, ...facts } = { changes: [], ...page, ...version };
  return { ...facts, html: applyChanges(html, changes).replace(API_KEY_PLACEHOLDER, () => apiKey) };
}

/** Returns a page with the changes of `findChanges` (scripts/build/find-changes.ts). */
export function applyChanges(html: string, changes: CurrencyVersion["changes"]): string {
  let at = 0;
  const parts = changes.flatMap(([start, end, text]) => {
    const before = html.slice(at, start);
    at = end;
    return [before, text];
  });
  return parts.join("") + html.slice(at);
}

async function importText(file: string): Promise<string | undefined> {
  try {
    const module = (await import(/* @vite-ignore */ `./prerendered/${file}`)) as {
      default: string;
    };
    return module.default;
  } catch {
    // The build has no such module: the page is rendered now.
    return undefined;
  }
}
