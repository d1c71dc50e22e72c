import { isCurrencyCode } from "../../src/domain/money/currency.ts";
import { isLanguage } from "../../src/domain/language.ts";
import { hasCookieLanguage } from "../../src/domain/language-path.ts";
import { CHOICE_MAX_AGE_S } from "../../src/lib/page/cookies.ts";
import { BASE_SECURITY_HEADERS } from "../platform/http/security-headers.ts";

/**
 * The response to a URL whose query names a currency or a language: it sets the cookie and redirects to the page without the
 * query. The currency form without JavaScript and the language links of cookie pages use it. Undefined for other URLs.
 */
export function rememberChoice(url: URL): Response | undefined {
  const currency = url.searchParams.get("currency");
  if (isCurrencyCode(currency) && url.searchParams.has("choose-currency"))
    return remember(url, "currency", currency);
  const language = url.searchParams.get("lang");
  if (isLanguage(language) && hasCookieLanguage(url.pathname))
    return remember(url, "lang", language);
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
      "set-cookie": `${cookie}=${value}; Path=/; Max-Age=${CHOICE_MAX_AGE_S}; SameSite=Lax${secure}`,
    },
  });
}
