import { isLanguage, type Language } from "../../src/domain/language.ts";
import {
  hasCookieLanguage,
  languageOfPath,
  localizePath,
  previewOfPath,
  stripLanguagePrefix,
} from "../../src/domain/language-path.ts";
import {
  type CurrencyCode,
  DEFAULT_CURRENCY,
  isCurrencyCode,
} from "../../src/domain/money/currency.ts";
import { pageQuery } from "../../src/domain/page-url.ts";
import { readCookie } from "../../src/lib/page/cookies.ts";

/** What a request for a page asks for: everything that decides which page is sent. */
export interface PageVisit {
  readonly request: Request;
  /** Its query is what the page reads of it. */
  readonly url: URL;
  /** From the path, or where the path has none from the cookie `lang`. */
  readonly language: Language;
  /** From the cookie `currency`. */
  readonly currency: CurrencyCode;
  /** The preview that the path is in, by its id, and the path below it. */
  readonly preview: { readonly id: string; readonly path: string } | undefined;
  /** What a public page is cached by. Null for a page that depends on more, such as a token or a preview. */
  readonly cacheKey: string | null;
}

/** What a request for a page asks for; `asked` is its URL, in the one spelling of its path. */
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
  const currency = isCurrencyCode(chosenCurrency) ? chosenCurrency : DEFAULT_CURRENCY;
  const { search, isFree } = toQuery(asked, preview?.path ?? pathname);
  const url = search === asked.search ? asked : new URL(`${asked.origin}${pathname}${search}`);
  const cacheKey = isFree || preview ? null : `${currency} ${language} ${pathname}${search}`;
  return { request, url, language, currency, preview, cacheKey };
}

/** Account, admin and sign-in pages are never cached, and may read all of their query. */
function toQuery({ origin, search }: URL, path: string): { search: string; isFree: boolean } {
  if (hasCookieLanguage(path)) return { search, isFree: true };
  if (search === "") return { search, isFree: false };
  return pageQuery(stripLanguagePrefix(new URL(origin + path)).pathname, search);
}

/** The visit, in the same language, of a page that does not exist: for a path that is no text, by which nothing can be looked up. */
export function toMissingPage(visit: PageVisit): PageVisit {
  return {
    ...visit,
    url: new URL(localizePath("/404", visit.language), visit.url),
    preview: undefined,
    cacheKey: null,
  };
}
