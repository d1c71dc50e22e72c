import { siteConfig } from "../../app.config.ts";
import { isLanguage, type Language } from "#domain/language.ts";
import {
  hasCookieLanguage,
  languageOfPath,
  localizePath,
  previewOfPath,
  stripLanguagePrefix,
} from "#domain/language-path.ts";
import {
  type CurrencyCode,
  firstCurrency,
  isCurrencyCode,
  setRates,
} from "#domain/money/currency.ts";
import { pageQuery } from "#domain/page-url.ts";
import { readCookie } from "#lib/storage/cookies.ts";
import { SIGN_IN_PATH } from "./prerendered.ts";

// The code that applies the rest of the site loads after the first page.
setRates(siteConfig.rates);

export interface PageVisit {
  readonly request: Request;
  /** Has only the query parameters that the page reads. */
  readonly url: URL;
  /** From the path, or else the cookie `lang`. */
  readonly language: Language;
  /** From the cookie `currency`, or else the language's first. */
  readonly currency: CurrencyCode;
  readonly preview: { readonly id: string; readonly path: string } | undefined;
  /** Null if the page depends on more, such as a token or a preview. */
  readonly cacheKey: string | null;
}

/** `asked` has a normalised path. */
export function toPageVisit(request: Request, asked: URL): PageVisit {
  const { pathname } = asked;
  const preview = previewOfPath(pathname);
  const cookies = request.headers.get("cookie") ?? "";
  const chosenLanguage = readCookie(cookies, "lang");
  const chosenCurrency = readCookie(cookies, "currency");
  const language = languageOfPath(
    preview?.path ?? pathname,
    isLanguage(chosenLanguage) ? chosenLanguage : undefined,
  );
  const currency = isCurrencyCode(chosenCurrency)
    ? chosenCurrency
    : firstCurrency(siteConfig, language);
  const { search, isFree } = toQuery(asked, preview?.path ?? pathname);
  const url = search === asked.search ? asked : new URL(`${asked.origin}${pathname}${search}`);
  const cacheKey = isFree || preview ? null : `${currency} ${language} ${pathname}${search}`;
  return { request, url, language, currency, preview, cacheKey };
}

/** Account, admin and sign-in pages read the whole query, and are not cached with one. */
function toQuery({ origin, search }: URL, path: string): { search: string; isFree: boolean } {
  if (hasCookieLanguage(path)) return { search, isFree: path !== SIGN_IN_PATH || search !== "" };
  if (search === "") return { search, isFree: false };
  return pageQuery(stripLanguagePrefix(new URL(origin + path)).pathname, search);
}

/** All missing paths of a language and currency share one page. */
export function toMissingPage(visit: PageVisit): PageVisit {
  const { language, currency } = visit;
  const url = new URL(localizePath("/404", language), visit.url);
  return { ...visit, url, preview: undefined, cacheKey: `${currency} ${language} 404` };
}
