import { hc } from "hono/client";
import type { Api } from "../../worker/app.ts";
import { VALIDATION_MESSAGES, type ValidationIssue } from "../domain/validation.ts";
import { readPreferences } from "./preferences.ts";

/** A call that the API refused, or that did not arrive. `status` is 0 when there was no answer. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly code: string;
  readonly issues: ValidationIssue[];

  constructor(status: number, code: string, message: string, issues: ValidationIssue[] = []) {
    super(message);
    this.status = status;
    this.code = code;
    this.issues = issues;
  }
}

/** The typed client of the site's own API. Every call carries the public key, and a person's access token once signed in (spec section 6). */
export function apiClient(accessToken?: string) {
  const { apiKey, language, base } = readPreferences();
  const authorization: Record<string, string> = accessToken ? { authorization: `Bearer ${accessToken}` } : {};
  return hc<Api>("/", { headers: { apikey: apiKey, "x-language": language, ...authorization }, fetch: base ? readOnly : undefined });
}

/** In a preview nothing is written: the call is refused here, with a rule that forms show like any other. */
const readOnly: typeof fetch = async (input, init) => {
  if ((init?.method ?? "GET") === "GET") return fetch(input, init);
  const message = VALIDATION_MESSAGES.previewOnly;
  return Response.json({ error: { code: "validation_failed", message, issues: [{ path: ["preview"], message }] } }, { status: 422 });
};

interface ErrorBody {
  error?: { code?: string; message?: string; issues?: ValidationIssue[] };
}

/**
 * Waits for an answer and gives its JSON, or null when it has no content (204). Throws an ApiError for a refusal (the API's error shape),
 * for an answer that is not JSON, and when the network fails.
 */
export async function unwrap<Body>(
  call: Promise<{ ok: boolean; status: number; json: () => Promise<Body> }>,
): Promise<Exclude<Body, ErrorBody>> {
  let response: { ok: boolean; status: number; json: () => Promise<Body> };
  try {
    response = await call;
  } catch {
    throw new ApiError(0, "network", "The network failed");
  }
  const isEmpty = response.status === 204;
  const body = isEmpty ? null : await response.json().catch(() => null);
  if (response.ok && (isEmpty || body !== null)) return body as Exclude<Body, ErrorBody>;
  const error = (body as ErrorBody | null)?.error;
  throw new ApiError(response.status, error?.code ?? "unreadable", error?.message ?? "The answer was not readable", error?.issues);
}
