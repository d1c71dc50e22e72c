import type { RefusedForm } from "#domain/posted-form.ts";
import type { Language } from "#domain/language.ts";
import type { ValidationIssue } from "#domain/validation-issues.ts";
import { explainSaleStop } from "#lib/orders/sale-stop-text.ts";
import { ForbiddenError, UnsupportedMediaTypeError } from "../platform/errors/errors.ts";
import { FROM_PRIMARY } from "../platform/http/bookmark.ts";
import { readBody } from "../platform/http/request-body.ts";
import { isForeign } from "../platform/http/request.ts";

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(;|$)/i;

export type CallApi = (call: Request) => Promise<Response>;

export interface PageCalls {
  request: Request;
  requestId: string;
  language: Language;
  apiKey: string;
  callApi: CallApi;
}

/** Throws ForbiddenError for another site's form, UnsupportedMediaTypeError or TooLargeError. */
export async function readFields(request: Request): Promise<URLSearchParams> {
  const { headers, url } = request;
  if (
    isForeign(headers.get("sec-fetch-site") ?? undefined, headers.get("origin") ?? undefined, url)
  )
    throw new ForbiddenError();
  if (!FORM_TYPE.test(headers.get("content-type") ?? ""))
    throw new UnsupportedMediaTypeError("a form");
  return new URLSearchParams(await readBody(request));
}

export function readTexts(
  fields: URLSearchParams,
  names: readonly string[],
): Partial<Record<string, string>> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = fields.get(name);
      return text === null ? [] : [[name, text]];
    }),
  );
}

export async function readRefusal(
  response: Response,
  typed: RefusedForm["typed"],
  language: Language,
): Promise<RefusedForm> {
  const body = (await response.json()) as {
    error: { code: string; issues?: ValidationIssue[] };
  };
  const { code, issues = [] } = body.error;
  const text = explainSaleStop({ code, body }, language);
  return { typed, issues, code, ...(text !== undefined && { text }) };
}

export interface PageCall {
  method?: "GET" | "POST";
  path: string;
  json?: unknown;
  /** The Idempotency-Key. */
  key?: string;
  withCookie?: boolean;
}

/** All limits and checks apply, as to a visitor's own call. */
export function callForPage(
  { request, language, apiKey, callApi }: PageCalls,
  { method = "POST", path, json, key, withCookie = false }: PageCall,
): Promise<Response> {
  const visitor = request.headers.get("cf-connecting-ip");
  const cookie = withCookie ? request.headers.get("cookie") : null;
  const headers = {
    ...FROM_PRIMARY,
    "x-language": language,
    apikey: apiKey,
    ...(json !== undefined && { "content-type": "application/json" }),
    ...(key !== undefined && { "idempotency-key": key }),
    ...(visitor !== null && { "cf-connecting-ip": visitor }),
    ...(cookie !== null && { cookie }),
  };
  const body = json === undefined ? null : JSON.stringify(json);
  return callApi(new Request(new URL(path, request.url), { method, headers, body }));
}
