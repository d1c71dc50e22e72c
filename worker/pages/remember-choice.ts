import { isCurrencyCode } from "../../src/domain/money/currency.ts";
import { isLanguage } from "../../src/domain/language.ts";
import { hasCookieLanguage } from "../../src/domain/language-path.ts";
import { BASE_SECURITY_HEADERS } from "../http/security-headers.ts";

const ONE_YEAR_S = 31_536_000;

/**
 * Without JavaScript the currency form, and with or without it the language link of a page whose language is a cookie,
 * ask for an address that names the choice. The answer sets the cookie and shows the page again; undefined when
 * the address names none.
 */
export function rememberChoice(url: URL): Response | undefined {
  const currency = url.searchParams.get("currency");
  if (isCurrencyCode(currency) && url.searchParams.has("choose-currency")) return remember(url, "currency", currency);
  const language = url.searchParams.get("lang");
  if (isLanguage(language) && hasCookieLanguage(url.pathname)) return remember(url, "lang", language);
  return undefined;
}

function remember(url: URL, cookie: "currency" | "lang", value: string): Response {
  const search = new URLSearchParams(url.search);
  search.delete(cookie);
  search.delete("choose-currency");
  const query = search.size ? `?${search}` : "";
  const secure = url.protocol === "https:" ? "; Secure" : "";
  return new Response(null, {
    status: 303,
    headers: {
      ...BASE_SECURITY_HEADERS,
      // One slash only: "//host" would lead to another site.
      location: `${url.pathname.replace(/^\/+/, "/")}${query}`,
      "set-cookie": `${cookie}=${value}; Path=/; Max-Age=${ONE_YEAR_S}; SameSite=Lax${secure}`,
    },
  });
}
