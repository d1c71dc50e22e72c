import type { Language } from "../../src/domain/language.ts";
import { errorPage } from "../../src/lib/page/error-page.ts";
import { sha256 } from "../platform/crypto/hash.ts";
import { BASE_SECURITY_HEADERS, PAGE_HEADERS } from "../platform/http/security-headers.ts";
import type { FinishedHtml } from "./finish-html.ts";

/** A page that is the same for everyone who asks for it in its language and currency. */
export interface PublicPage {
  readonly html: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  readonly headers: Headers;
  /** The pattern of its route, for the log. */
  readonly route: string | null;
}

const ETAG_LETTERS = 22;
const PRIVATE = "private, no-store";

/** Makes a public page ready to send, now and from the cache. */
export async function toPublicPage(
  { html, contentSecurityPolicy, route }: FinishedHtml & { route: string | null },
  language: Language,
): Promise<PublicPage> {
  const bytes = new TextEncoder().encode(html);
  const etag = `"${(await sha256(bytes)).slice(0, ETAG_LETTERS)}"`;
  const headers = pageHeaders(language, contentSecurityPolicy, {
    etag,
    "cache-control": "private, no-cache",
    vary: "cookie",
  });
  return { html: bytes, etag, headers, route };
}

/** A public page; 304 for a browser that has it. */
export function publicResponse({ headers, method }: Request, page: PublicPage): Response {
  if (headers.get("if-none-match") === page.etag)
    return new Response(null, { status: 304, headers: page.headers });
  return new Response(method === "HEAD" ? null : page.html, { headers: page.headers });
}

interface PrivatePage extends FinishedHtml {
  status: number;
  language: Language;
  /** The pattern of its route; null for a page that does not exist. */
  route: string | null;
  /** Keeps it out of search engines. */
  noindex: boolean;
}

/** A page that was rendered for one request, and that nobody may cache. */
export function privateResponse({ method }: Request, page: PrivatePage): Response {
  const { html, contentSecurityPolicy, status, language, route, noindex } = page;
  const headers = pageHeaders(language, contentSecurityPolicy, {
    "cache-control": PRIVATE,
    ...(noindex && { "x-robots-tag": "noindex" }),
    ...(route !== null && PAGE_HEADERS[route]),
  });
  return new Response(method === "HEAD" ? null : html, { status, headers });
}

export function redirectResponse(location: string, status = 302): Response {
  return new Response(null, {
    status,
    headers: { ...BASE_SECURITY_HEADERS, location, "cache-control": PRIVATE },
  });
}

/** The response to a method that no page has. */
export function wrongMethodResponse(): Response {
  return new Response(null, {
    status: 405,
    headers: { ...BASE_SECURITY_HEADERS, allow: "GET, HEAD" },
  });
}

/** The response to a posted form that is not taken. It says nothing but its status. */
export function refusedResponse(status: number): Response {
  return new Response(null, {
    status,
    headers: { ...BASE_SECURITY_HEADERS, "cache-control": PRIVATE },
  });
}

/** The error page's own policy: it needs nothing but its links. */
const ERROR_PAGE_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The response when a page could not be rendered. It tells nothing of the cause. */
export function errorPageResponse({ method }: Request, language: Language): Response {
  const headers = pageHeaders(language, ERROR_PAGE_POLICY, { "cache-control": PRIVATE });
  return new Response(method === "HEAD" ? null : errorPage(language), { status: 500, headers });
}

function pageHeaders(
  language: Language,
  contentSecurityPolicy: string,
  more: Record<string, string>,
): Headers {
  return new Headers({
    ...BASE_SECURITY_HEADERS,
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": contentSecurityPolicy,
    "content-language": language,
    ...more,
  });
}
