import type { ClientResponse, hc } from "hono/client";
import type { Api } from "#worker/app.ts";
import { PREVIEW_ONLY } from "#domain/language-path.ts";
import type { ValidationIssue } from "#domain/validation-issues.ts";
import { createCalls } from "./create-calls.ts";
import { fetchWithClock } from "./server-clock.ts";
import { readPreferences } from "../site-context/preferences.ts";

/** The error code of an ended session, after which the page itself leads to sign-in. */
export const SESSION_ENDED = "session_ended";

interface Failure {
  status: number;
  code: string;
  message: string;
  issues?: ValidationIssue[];
  retryAfter?: number | null;
  body?: unknown;
}

/** The API's error code while its database does not respond. A write may still have run. */
export const UNAVAILABLE = "unavailable";

/** The error code where the page's own code is missing while the server is there, as after a deployment. */
export const OUTDATED_PAGE = "outdated";

export class ApiError extends Error {
  override readonly name = "ApiError";
  /** 0 if no response came. */
  readonly status: number;
  /** The API's error code, such as "validation_failed", or else "network", "unreadable" or "outdated". */
  readonly code: string;
  readonly issues: ValidationIssue[];
  /** Seconds. */
  readonly retryAfter: number | null;
  /** The response's JSON; some errors carry the stored record. */
  readonly body: unknown;

  constructor(
    { status, code, message, issues = [], retryAfter = null, body = null }: Failure,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.status = status;
    this.code = code;
    this.issues = issues;
    this.retryAfter = retryAfter;
    this.body = body;
  }

  /** True if the caller cannot know whether the call ran. */
  get isLost(): boolean {
    return this.status === 0 || this.code === UNAVAILABLE;
  }
}

/** True for a record that is gone, or that the caller may not see. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404;

export function networkError(cause?: unknown): ApiError {
  return new ApiError({ status: 0, code: "network", message: "The network failed" }, { cause });
}

interface Caller {
  accessToken?: () => Promise<string | undefined>;
  /** Returns the error to throw, and may first act on the refusal. */
  onRefusal?: (error: ApiError) => Promise<ApiError>;
}

/**
 * Creates a typed client: `await client.bookings[":orderId"].$get({ param: { orderId } })`. A call
 * returns parsed JSON, null for an empty response, or the Response of a stream or file. A read
 * without a response in time fails like one without a network.
 * @throws ApiError, or AbortError once the signal aborts.
 */
export function createApiClient({ accessToken, onRefusal }: Caller = {}): ApiClient {
  const send = async (
    url: string,
    init: RequestInit,
    fetch: typeof globalThis.fetch = fetchWithClock,
  ): Promise<unknown> => {
    const { apiKey, language, base } = readPreferences();
    // A preview writes nothing; forms show this error like any broken rule.
    if (base && init.method !== "GET") throw previewRefusal();
    const headers = new Headers(init.headers);
    headers.set("apikey", apiKey);
    headers.set("x-language", language);
    const token = await accessToken?.();
    if (token) headers.set("authorization", `Bearer ${token}`);
    try {
      return await readResponse(await arrived(fetch(url, { ...init, headers })));
    } catch (error) {
      throw onRefusal && error instanceof ApiError ? await onRefusal(error) : error;
    }
  };
  return createCalls(send, "/api") as ApiClient;
}

/** hono/client gives the types; create-calls.ts makes the calls, with a quarter of its code. */
type HonoClient = ReturnType<typeof hc<Api>>;

type Calls<Client> = {
  [Key in keyof Client]: Client[Key] extends (...args: infer Args) => Promise<infer Result>
    ? (...args: Args) => Promise<Body<Result>>
    : Calls<Client[Key]>;
};
export type ApiClient = Calls<HonoClient>;

type Body<Result> =
  Result extends ClientResponse<infer Json, infer Status, infer Format>
    ? Status extends 204
      ? null
      : Status extends 200 | 201 | 202
        ? Format extends "json"
          ? Json
          : Response
        : never
    : never;

const STREAM_OR_FILE = /^text\/(event-stream|csv)\b/;

async function readResponse(response: Response): Promise<unknown> {
  if (response.ok && response.status === 204) return null;
  if (response.ok && STREAM_OR_FILE.test(response.headers.get("content-type") ?? ""))
    return response;
  const text = await arrived(response.text());
  const body = parseJson(text);
  if (response.ok && body !== undefined) return body;
  throw refusal(response, body);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refusal({ status, headers }: Response, body: unknown): ApiError {
  const { code, message, issues } =
    (body as { error?: Partial<Failure> } | null | undefined)?.error ?? {};
  const seconds = Number(headers.get("retry-after"));
  return new ApiError({
    status,
    code: code ?? "unreadable",
    message: message ?? "The answer was not readable",
    issues,
    retryAfter: seconds > 0 ? seconds : null,
    body,
  });
}

function previewRefusal(): ApiError {
  const issues: ValidationIssue[] = [{ path: ["preview"], message: PREVIEW_ONLY }];
  return new ApiError({ status: 422, code: "validation_failed", message: PREVIEW_ONLY, issues });
}

async function arrived<Result>(result: Promise<Result>): Promise<Result> {
  try {
    return await result;
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw networkError(error);
  }
}
