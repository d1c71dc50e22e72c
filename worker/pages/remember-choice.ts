import { isCurrencyCode } from "#domain/money/currency.ts";
import { isLanguage } from "#domain/language.ts";
import { hasCookieLanguage } from "#domain/language-path.ts";
import { CHOICE_MAX_AGE_S } from "#lib/storage/cookies.ts";
import { BASE_SECURITY_HEADERS } from "../platform/http/security-headers.ts";

/** For forms and links without JavaScript. A form drops its page's query; the referrer has it. */
export function rememberChoice(url: URL, referrer: string | null): Response | undefined {
  const currency = url.searchParams.get("currency");
  if (isCurrencyCode(currency) && url.searchParams.has("choose-currency")) {
    const page = URL.parse(referrer ?? "");
    const isOwn = page?.origin === url.origin && page.pathname === url.pathname;
    return remember(isOwn ? page : url, "currency", currency);
  }
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
  const attributes = `Path=/; Max-Age=${CHOICE_MAX_AGE_S}; SameSite=Lax${secure}`;
  return new Response(null, {
    status: 303,
    headers: {
      ...BASE_SECURITY_HEADERS,
      // One slash only: "//host" would lead to another site.
      location: `${url.pathname.replace(/^\/+/, "/")}${query}`,
      "set-cookie": `${cookie}=${value}; ${attributes}`,
    },
  });
}
