import { hc } from "hono/client";
import type { Api } from "../../worker/app.ts";
import { PREVIEW_ONLY } from "../domain/preview-only.ts";
import type { ValidationIssue } from "../domain/validation.ts";
import { readPreferences } from "./preferences.ts";

/** A call that the API refused, or that did not reach it. `status` is 0 when there was no response. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly code: string;
  readonly issues: ValidationIssue[];
  /** The whole body of the response: some refusals carry the current data beside the error. */
  readonly body: unknown;

  constructor(status: number, code: string, message: string, issues: ValidationIssue[] = [], body: unknown = null) {
    super(message);
    this.status = status;
    this.code = code;
    this.issues = issues;
    this.body = body;
  }
}

/** The typed client of the site's own API. Every call carries the public key, and the access token once someone is signed in. */
export function apiClient(accessToken?: string) {
  const { apiKey, language, base } = readPreferences();
  const authorization: Record<string, string> = accessToken ? { authorization: `Bearer ${accessToken}` } : {};
  return hc<Api>("/", { headers: { apikey: apiKey, "x-language": language, ...authorization }, fetch: base ? readOnly : undefined });
}

/** In a preview nothing is written: the call is refused here, with a broken rule that forms show like any other. */
const readOnly: typeof fetch = async (input, init) => {
  if ((init?.method ?? "GET") === "GET") return fetch(input, init);
  const issues: ValidationIssue[] = [{ path: ["preview"], message: PREVIEW_ONLY }];
  return Response.json({ error: { code: "validation_failed", message: PREVIEW_ONLY, issues } }, { status: 422 });
};

interface ErrorBody {
  error?: { code?: string; message?: string; issues?: ValidationIssue[] };
}

interface Answer {
  ok: boolean;
  status: number;
}

/**
 * Awaits a response and returns its JSON, or null when it has no content (204). Throws ApiError for a refusal, for a response that
 * is not JSON, and when the network fails.
 */
export async function unwrap<Body>(call: Promise<Answer & { json: () => Promise<Body> }>): Promise<Exclude<Body, ErrorBody>> {
  const response = await arrived(call);
  const isEmpty = response.status === 204;
  const body = isEmpty ? null : await response.json().catch(() => null);
  if (response.ok && (isEmpty || body !== null)) return body as Exclude<Body, ErrorBody>;
  throw refusal(response.status, body);
}

/** Awaits a response and returns its body as a file. Throws like `unwrap`. */
export async function unwrapFile(call: Promise<Answer & { json: () => Promise<unknown>; blob: () => Promise<Blob> }>): Promise<Blob> {
  const response = await arrived(call);
  if (response.ok) return arrived(response.blob());
  throw refusal(response.status, await response.json().catch(() => null));
}

async function arrived<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch {
    throw new ApiError(0, "network", "The network failed");
  }
}

function refusal(status: number, body: unknown): ApiError {
  const error = (body as ErrorBody | null)?.error;
  return new ApiError(status, error?.code ?? "unreadable", error?.message ?? "The answer was not readable", error?.issues, body);
}
