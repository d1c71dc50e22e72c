import type { Language } from "#domain/language.ts";
import { hasCookieLanguage } from "#domain/language-path.ts";
import type { CurrencyCode } from "#domain/money/currency.ts";

/** A page from the build (docs/decisions/0005). */
export interface PrerenderedPage {
  route: string;
  contentSecurityPolicy: string;
  formKey?: string | undefined;
  html: string;
}

/** The deployment's key replaces this in <html>, which comes before any text of the page. */
export const API_KEY_PLACEHOLDER = "{{api-key}}";

const PUBLIC_PATH = /^\/[a-z]*(?:[-/][a-z]+)*$/;

/** Without a query, this page is the same for everybody in a language. */
export const SIGN_IN_PATH = "/auth";

interface Visit {
  url: URL;
  language: Language;
  currency: CurrencyCode;
}

/**
 * _.eur.html for "/", fr_faq.gbp.html for "/fr/faq", auth.fr.eur.html for "/auth" in French. No such path has a "_", so
 * two paths never share a file.
 */
export function prerenderedFile({ url, language, currency }: Visit): string | undefined {
  const { pathname } = url;
  if (!PUBLIC_PATH.test(pathname)) return undefined;
  const name = pathname.slice(1).replaceAll("/", "_") || "_";
  const byCookie = hasCookieLanguage(pathname) ? `.${language}` : "";
  return `${name}${byCookie}.${currency.toLowerCase()}.html`;
}

export function writePrerendered({ html, ...page }: PrerenderedPage): string {
  return `${JSON.stringify(page)}\n${html}`;
}

export async function readPrerendered(
  visit: Visit,
  apiKey: string,
): Promise<PrerenderedPage | undefined> {
  const file = prerenderedFile(visit);
  const text = file && (await importText(file));
  if (!text) return undefined;
  const end = text.indexOf("\n");
  const page = JSON.parse(text.slice(0, end)) as Omit<PrerenderedPage, "html">;
  return { ...page, html: text.slice(end + 1).replace(API_KEY_PLACEHOLDER, () => apiKey) };
}

async function importText(file: string): Promise<string | undefined> {
  try {
    const module = (await import(/* @vite-ignore */ `./prerendered/${file}`)) as {
      default: string;
    };
    return module.default;
  } catch {
    // The build has no such module, so the page is rendered on request.
    return undefined;
  }
}
