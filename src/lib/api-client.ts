import { type ClientResponse, hc } from "hono/client";
import type { Api } from "../../worker/app.ts";
import { PREVIEW_ONLY } from "../domain/language-path.ts";
import type { ValidationIssue } from "../domain/validation.ts";
import { fetchInTime } from "./fetch-in-time.ts";
import { readPreferences } from "./preferences.ts";

/** The code of an ApiError whose cause is that the session has ended: the page itself leads to signing in, and back. */
export const SESSION_ENDED = "session_ended";

/** What is known of a call that failed. All but the first three are empty where the response said nothing of it. */
interface Failure {
  status: number;
  code: string;
  message: string;
  issues?: ValidationIssue[];
  retryAfter?: number | null;
  body?: unknown;
}

/** A call that the API refused, or that did not arrive: the one class of all errors of calls. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** The HTTP status; 0 when no response came. */
  readonly status: number;
  /** The API's own code, such as "validation_failed"; "network" or "unreadable" where there is none. */
  readonly code: string;
  /** The broken rules, in the order of the schema. */
  readonly issues: ValidationIssue[];
  /** How many seconds to wait before the next attempt, where the response says so. */
  readonly retryAfter: number | null;
  /** The whole body: some refusals carry what is stored now beside the error. */
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
}

/** The error of a call that got no response. */
export function networkError(cause?: unknown): ApiError {
  return new ApiError({ status: 0, code: "network", message: "The network failed" }, { cause });
}

/** How a client differs from one that anyone may use. */
interface Caller {
  /** The access token that each call carries; without one the call is anonymous. */
  accessToken?: () => Promise<string | undefined>;
  /** Turns a refusal into what the caller throws. It may act on it first. */
  onRefusal?: (error: ApiError) => Promise<ApiError>;
}

/**
 * A typed client of the site's own API. A call gives the parsed JSON, null for an empty response (204), or the Response itself
 * where the body is a stream or a file. It throws an ApiError for everything else, and AbortError once its signal aborts. A read that gets
 * no response in time fails like one without a network.
 *
 *   const booking = await client.bookings[":orderId"].$get({ param: { orderId } });
 */
export function createApiClient({ accessToken, onRefusal }: Caller = {}): ApiClient {
  const send = async (url: string, init: RequestInit): Promise<unknown> => {
    const { apiKey, language, base } = readPreferences();
    // A preview writes nothing: its calls are refused here, with a broken rule that forms show like any other.
    if (base && init.method !== "GET") throw previewRefusal();
    const headers = new Headers(init.headers);
    headers.set("apikey", apiKey);
    headers.set("x-language", language);
    const token = await accessToken?.();
    if (token) headers.set("authorization", `Bearer ${token}`);
    try {
      return await readResponse(await arrived(fetchInTime(url, { ...init, headers })));
    } catch (error) {
      throw onRefusal && error instanceof ApiError ? await onRefusal(error) : error;
    }
  };
  // hono/client hands on whatever its fetch returns, which is the body here. ApiClient says so.
  return hc<Api>("/", { fetch: send as unknown as typeof fetch }).api as unknown as ApiClient;
}

type HonoClient = ReturnType<typeof hc<Api>>["api"];

/** The calls of hono/client, each giving the body of its successful response. */
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

/** The content types of the API that are no JSON. */
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
