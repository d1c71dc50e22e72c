import { BASE_SECURITY_HEADERS } from "../security-headers.ts";
import type { CurrencyCode } from "../../src/domain/currency.ts";

const ONE_YEAR_S = 31_536_000;

/** Without JavaScript the currency form asks for this address; the answer sets the cookie and shows the page again. */
export function rememberCurrency(url: URL, currency: CurrencyCode): Response {
  const search = new URLSearchParams(url.search);
  search.delete("currency");
  search.delete("choose-currency");
  const query = search.size ? `?${search}` : "";
  const secure = url.protocol === "https:" ? "; Secure" : "";
  return new Response(null, {
    status: 303,
    headers: {
      ...BASE_SECURITY_HEADERS,
      // One slash only: "//host" would lead to another site.
      location: `${url.pathname.replace(/^\/+/, "/")}${query}`,
      "set-cookie": `currency=${currency}; Path=/; Max-Age=${ONE_YEAR_S}; SameSite=Lax${secure}`,
    },
  });
}
