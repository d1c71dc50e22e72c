import { createHash } from "node:crypto";
import { isCurrencyCode } from "../../src/domain/currency.ts";
import type { PageRequest } from "../../src/lib/page-request.ts";
import { BASE_SECURITY_HEADERS } from "../security-headers.ts";
import { sealPage } from "./content-security-policy.ts";
import { type CachedPage, cachedPage, cachePage } from "./page-cache.ts";
import { preferencesOfRequest } from "./preferences-of-request.ts";

const ONE_YEAR_S = 31_536_000;

/** What pages need of the bindings: nothing but the public key, so they are served even when the database is not. */
type PageEnv = Pick<Env, "PUBLIC_ANON_KEY">;

/** Answers a request for a page. Public pages are rendered once per isolate, language and currency. */
export async function servePage(request: Request, url: URL, env: PageEnv): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    return new Response("Method not allowed", { status: 405, headers: { ...BASE_SECURITY_HEADERS, allow: "GET, HEAD" } });
  }
  const chosen = url.searchParams.get("currency");
  if (isCurrencyCode(chosen) && url.searchParams.has("choose-currency")) return rememberCurrency(url, chosen);

  const { language, currency } = preferencesOfRequest(request, url.pathname);
  const key = url.search === "" ? `${currency} ${language} ${url.pathname}` : null;
  const cached = key && cachedPage(key);
  if (cached) return answer(request, cached);

  const page: PageRequest = { language, currency, nonce: crypto.randomUUID(), apiKey: env.PUBLIC_ANON_KEY };
  const { renderPage } = await import("../../src/server.tsx");
  const rendered = await renderPage(new Request(url, { headers: { accept: "text/html" }, signal: request.signal }), page);
  if (rendered.status >= 300 && rendered.status < 400) return withSecurityHeaders(rendered);

  const { html, contentSecurityPolicy } = sealPage(await rendered.text(), page.nonce);
  const bytes = new TextEncoder().encode(html);
  const headers = new Headers(BASE_SECURITY_HEADERS);
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("content-security-policy", contentSecurityPolicy);
  headers.set("content-language", language);

  if (rendered.status !== 200 || page.boot !== "intent") {
    headers.set("cache-control", "private, no-store");
    return new Response(request.method === "HEAD" ? null : bytes, { status: rendered.status, headers });
  }
  const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
  headers.set("etag", etag);
  headers.set("cache-control", "private, no-cache");
  headers.set("vary", "cookie");
  const fresh: CachedPage = { html: bytes, etag, headers };
  if (key) cachePage(key, fresh);
  return answer(request, fresh);
}

function answer(request: Request, page: CachedPage): Response {
  if (request.headers.get("if-none-match") === page.etag) return new Response(null, { status: 304, headers: page.headers });
  return new Response(request.method === "HEAD" ? null : page.html, { headers: page.headers });
}

/** Without JavaScript the currency form asks for this address; the answer sets the cookie and shows the page again. */
function rememberCurrency(url: URL, currency: string): Response {
  url.searchParams.delete("currency");
  url.searchParams.delete("choose-currency");
  const secure = url.protocol === "https:" ? "; Secure" : "";
  return new Response(null, {
    status: 303,
    headers: {
      ...BASE_SECURITY_HEADERS,
      // One slash only: "//host" would lead to another site.
      location: `${url.pathname.replace(/^\/+/, "/")}${url.search}`,
      "set-cookie": `currency=${currency}; Path=/; Max-Age=${ONE_YEAR_S}; SameSite=Lax${secure}`,
    },
  });
}

function withSecurityHeaders(response: Response): Response {
  const copy = new Response(response.body, response);
  for (const [name, value] of Object.entries(BASE_SECURITY_HEADERS)) copy.headers.set(name, value);
  return copy;
}
