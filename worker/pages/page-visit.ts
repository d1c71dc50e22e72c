import { isLanguage, type Language } from "../../src/domain/language.ts";
import { languageOfPath } from "../../src/domain/language-path.ts";
import { type CurrencyCode, DEFAULT_CURRENCY, isCurrencyCode } from "../../src/domain/money/currency.ts";
import { previewOfPath } from "../../src/domain/preview.ts";
import { readCookie } from "../../src/lib/cookies.ts";

/** What a request for a page asks for: everything that decides which page is sent. */
export interface PageVisit {
  readonly request: Request;
  readonly url: URL;
  /** From the path, or where the path has none from the cookie `lang`. */
  readonly language: Language;
  /** From the cookie `currency`. */
  readonly currency: CurrencyCode;
  /** The preview that the path is in, by its id, and the path below it. */
  readonly preview: { readonly id: string; readonly path: string } | undefined;
  /** What a public page is cached by. Null for a page that depends on more, such as a query or a preview. */
  readonly cacheKey: string | null;
}

export function toPageVisit(request: Request, url: URL): PageVisit {
  const { pathname } = url;
  const preview = previewOfPath(pathname);
  const cookies = request.headers.get("cookie") ?? "";
  const chosenLanguage = readCookie(cookies, "lang");
  const chosenCurrency = readCookie(cookies, "currency");
  const language = languageOfPath(preview?.path ?? pathname, isLanguage(chosenLanguage) ? chosenLanguage : undefined);
  const currency = isCurrencyCode(chosenCurrency) ? chosenCurrency : DEFAULT_CURRENCY;
  const cacheKey = url.search === "" && !preview ? `${currency} ${language} ${pathname}` : null;
  return { request, url, language, currency, preview, cacheKey };
}
