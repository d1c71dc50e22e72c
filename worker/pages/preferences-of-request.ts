import { type CurrencyCode, DEFAULT_CURRENCY, isCurrencyCode } from "../../src/domain/money/currency.ts";
import { isLanguage, type Language } from "../../src/domain/language.ts";
import { readCookie } from "../../src/lib/cookies.ts";
import { languageOfPath } from "../../src/domain/language-path.ts";

/** The language and currency a page is rendered in: from its path and the cookies `lang` and `currency`. */
export function preferencesOfRequest(request: Request, pathname: string): { language: Language; currency: CurrencyCode } {
  const cookies = request.headers.get("cookie");
  if (!cookies) return { language: languageOfPath(pathname, undefined), currency: DEFAULT_CURRENCY };
  const currency = readCookie(cookies, "currency");
  const lang = readCookie(cookies, "lang");
  return {
    language: languageOfPath(pathname, isLanguage(lang) ? lang : undefined),
    currency: isCurrencyCode(currency) ? currency : DEFAULT_CURRENCY,
  };
}
