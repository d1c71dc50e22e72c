import type { Language } from "#domain/language.ts";
import { sha256, sha256Base64 } from "../platform/crypto/hash.ts";
import { isKnown } from "../platform/http/validators.ts";
import { BASE_SECURITY_HEADERS, PAGE_HEADERS } from "../platform/http/security-headers.ts";
import type { FinishedHtml } from "./finish-html.ts";

/** Depends only on path, language and currency. */
export interface PublicPage {
  readonly status: number;
  readonly html: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  readonly headers: Headers;
  /** The route's pattern, for the log. */
  readonly route: string | null;
  /** The byte offset of its form's key; 0 without such a form. */
  readonly formKeyAt: number;
}

const ETAG_LETTERS = 22;
const PRIVATE = "private, no-store";

interface RenderedPage extends FinishedHtml {
  route: string | null;
  formKey?: string | undefined;
  status?: number;
}

/** A missing page is the same at every path. */
export async function toPublicPage(
  { html, contentSecurityPolicy, route, formKey, status = 200 }: RenderedPage,
  language: Language,
): Promise<PublicPage> {
  const encoder = new TextEncoder();
  const bytes = encoder.encode(html);
  const at = formKey === undefined ? -1 : html.indexOf(formKey);
  const formKeyAt = at < 0 ? 0 : encoder.encode(html.slice(0, at)).length;
  const etag = `"${(await sha256(bytes)).slice(0, ETAG_LETTERS)}"`;
  const headers = pageHeaders(
    language,
    contentSecurityPolicy,
    status === 200
      ? { etag, "cache-control": "private, no-cache", vary: "cookie" }
      : { "cache-control": PRIVATE },
  );
  return { status, html: bytes, etag, headers, route, formKeyAt };
}

/** Responds with 304 if the browser has the page, except for a page with a form. */
export function publicResponse(request: Request, page: PublicPage): Response {
  const { status, headers, etag, formKeyAt } = page;
  const mayBeKept = status === 200 && formKeyAt === 0;
  if (mayBeKept && isKnown(request.headers.get("if-none-match"), etag))
    return new Response(null, { status: 304, headers });
  const body = request.method === "HEAD" ? null : withFormKey(page);
  return new Response(body, { status, headers });
}

function withFormKey({ html, formKeyAt }: PublicPage): Uint8Array<ArrayBuffer> {
  if (formKeyAt === 0) return html;
  const copy = html.slice();
  new TextEncoder().encodeInto(crypto.randomUUID(), copy.subarray(formKeyAt));
  return copy;
}

interface PrivatePage extends FinishedHtml {
  status: number;
  language: Language;
  route: string | null;
  noindex: boolean;
}

export function privateResponse({ method }: Request, page: PrivatePage): Response {
  const { contentSecurityPolicy, status, language, route, noindex } = page;
  const headers = pageHeaders(language, contentSecurityPolicy, {
    "cache-control": PRIVATE,
    ...(noindex && { "x-robots-tag": "noindex" }),
    ...(status === 429 && { "retry-after": "60" }),
    ...(route !== null && PAGE_HEADERS[route]),
  });
  return new Response(method === "HEAD" ? null : page.html, { status, headers });
}

export function redirectResponse(location: string, status = 302): Response {
  return new Response(null, {
    status,
    headers: { ...BASE_SECURITY_HEADERS, location, "cache-control": PRIVATE },
  });
}

export function wrongMethodResponse(takesForm: boolean): Response {
  return new Response(null, {
    status: 405,
    headers: { ...BASE_SECURITY_HEADERS, allow: takesForm ? "GET, HEAD, POST" : "GET, HEAD" },
  });
}

export function refusedResponse(status: number): Response {
  return new Response(null, {
    status,
    headers: { ...BASE_SECURITY_HEADERS, "cache-control": PRIVATE },
  });
}

/** Does not reveal the cause. */
export async function errorPageResponse(
  { method }: Request,
  language: Language,
): Promise<Response> {
  const { errorPage } = await import("./error-page.ts");
  const { html, style } = errorPage(language);
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${await sha256Base64(style)}'`,
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  ].join("; ");
  const headers = pageHeaders(language, policy, { "cache-control": PRIVATE });
  return new Response(method === "HEAD" ? null : html, { status: 500, headers });
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
