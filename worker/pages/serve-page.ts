import { previewOfPath } from "../../src/domain/preview.ts";
import { errorPage } from "../../src/lib/error-page.ts";
import { DEFAULT_CURRENCY } from "../../src/domain/money/currency.ts";
import type { Language } from "../../src/domain/language.ts";
import type { PageInput } from "../../src/lib/page-input.ts";
import { discardBody } from "../http/body-text.ts";
import { logRequest } from "../log.ts";
import { BASE_SECURITY_HEADERS } from "../http/security-headers.ts";
import { sealPage } from "./content-security-policy.ts";
import { lateFontPreloads } from "./late-font-preloads.ts";
import { type CachedPage, cachedPage, cachePage } from "./page-cache.ts";
import { sha256Base64 } from "./digest.ts";
import { preferencesOfRequest } from "./preferences-of-request.ts";
import { API_KEY_PLACEHOLDER, readPrerendered } from "./prerendered.ts";
import { rememberChoice } from "./remember-choice.ts";

/** The bindings that pages need. The database is not among them, so pages are served even when it is down. */
type PageEnv = Pick<Env, "PUBLIC_ANON_KEY" | "KV">;

interface Page {
  response: Response;
  route: string | null;
  error?: string;
}

/** Responds to a request for a page, with a request id, and logs it. */
export async function servePage(request: Request, url: URL, env: PageEnv): Promise<Response> {
  const requestId = crypto.randomUUID();
  const start = Date.now();
  const { response, route, error } = await pageOf(request, url, env);
  response.headers.set("x-request-id", requestId);
  logRequest({ request_id: requestId, method: request.method, route, status: response.status, ms: Date.now() - start, error });
  return response;
}

/** A public page is rendered once per isolate, language and currency; any other page once per request. */
async function pageOf(request: Request, url: URL, env: PageEnv): Promise<Page> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    await discardBody(request);
    return { route: null, response: new Response(null, { status: 405, headers: { ...BASE_SECURITY_HEADERS, allow: "GET, HEAD" } }) };
  }
  const remembered = rememberChoice(url);
  if (remembered) return { route: null, response: remembered };

  const ofPreview = previewOfPath(url.pathname);
  const { language, currency } = preferencesOfRequest(request, ofPreview?.path ?? url.pathname);
  // A request without a cache key, such as a preview's, is neither cached nor served from the cache.
  const key = url.search === "" && !ofPreview ? `${currency} ${language} ${url.pathname}` : null;
  const cached = key && cachedPage(key);
  if (cached) return { route: cached.route, response: answer(request, cached) };

  // The build holds public pages in the default currency, so that a cold start need not load the renderer for them.
  const built = key && currency === DEFAULT_CURRENCY ? await readPrerendered(url.pathname) : undefined;
  if (built) return keep(request, key, language, { ...built, html: built.html.replace(API_KEY_PLACEHOLDER, env.PUBLIC_ANON_KEY) });

  try {
    const preview = ofPreview && (await (await import("./preview.ts")).previewed(env.KV, ofPreview, url));
    if (preview && "location" in preview) return { route: null, response: redirect(preview.location) };
    return await render(request, url, { language, currency, nonce: crypto.randomUUID(), apiKey: env.PUBLIC_ANON_KEY, preview }, key);
  } catch (error) {
    const headers = {
      ...BASE_SECURITY_HEADERS,
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": "default-src 'none'",
    };
    return {
      route: null,
      response: new Response(errorPage(language), { status: 500, headers }),
      error: error instanceof Error ? `${error.name}: ${error.message}` : "unknown",
    };
  }
}

async function render(request: Request, url: URL, input: PageInput, key: string | null): Promise<Page> {
  const { renderPage } = await import("../../src/server.tsx");
  const { response, hydration, route } = await renderPage(new Request(url, { headers: { accept: "text/html" } }), input);
  const location = response.headers.get("location");
  if (location) return { route, response: redirect(location, response.status) };

  const { html, contentSecurityPolicy } = await sealPage(lateFontPreloads(await response.text()), input.nonce);
  if (response.status === 200 && hydration === "intent" && !input.preview) {
    return keep(request, key, input.language, { html, contentSecurityPolicy, route });
  }
  const headers = new Headers(BASE_SECURITY_HEADERS);
  setPageHeaders(headers, input.language, contentSecurityPolicy);
  headers.set("cache-control", "private, no-store");
  if (input.preview) headers.set("x-robots-tag", "noindex");
  return { route, response: new Response(request.method === "HEAD" ? null : html, { status: response.status, headers }) };
}

function redirect(location: string, status = 302): Response {
  return new Response(null, { status, headers: { ...BASE_SECURITY_HEADERS, location, "cache-control": "private, no-store" } });
}

function setPageHeaders(headers: Headers, language: Language, contentSecurityPolicy: string): void {
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("content-security-policy", contentSecurityPolicy);
  headers.set("content-language", language);
}

/** Makes a public page ready to send, and caches it. */
async function keep(
  request: Request,
  key: string | null,
  language: Language,
  { html, contentSecurityPolicy, route }: { html: string; contentSecurityPolicy: string; route: string | null },
): Promise<Page> {
  const bytes = new TextEncoder().encode(html);
  const etag = `"${(await sha256Base64(bytes)).replaceAll("+", "-").replaceAll("/", "_").slice(0, 22)}"`;
  const headers = new Headers(BASE_SECURITY_HEADERS);
  setPageHeaders(headers, language, contentSecurityPolicy);
  headers.set("etag", etag);
  headers.set("cache-control", "private, no-cache");
  headers.set("vary", "cookie");
  const fresh: CachedPage = { html: bytes, etag, headers, route };
  if (key) cachePage(key, fresh);
  return { route, response: answer(request, fresh) };
}

function answer(request: Request, page: CachedPage): Response {
  if (request.headers.get("if-none-match") === page.etag) return new Response(null, { status: 304, headers: page.headers });
  return new Response(request.method === "HEAD" ? null : page.html, { headers: page.headers });
}
