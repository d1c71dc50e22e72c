import type { AuthError, GoTrueClient } from "@supabase/auth-js";
import { authFailures } from "#content/auth-failures.ts";
import { ApiError, networkError, UNAVAILABLE } from "../api/api-client.ts";
import { loadPart } from "../api/load-part.ts";
import type { FailureMessages } from "../api/use-action.ts";
import { useContent } from "../site-context/site-context.tsx";
import type { Mailed } from "./auth-client.ts";
import { importAuthClient, loadAuthClient } from "./session.ts";

type AuthResponse<Data> =
  | { data?: Data; error: null }
  | { data?: unknown; error: AuthError | Error };

/**
 * With `mayReload` the page may reload for code that a deployment has taken away, so it must keep what is typed.
 * @throws ApiError with the code of the auth server or passkey error, or of `loadPart`; AbortError for an aborted call.
 */
export async function callAuth<Data>(
  call: (auth: GoTrueClient) => Promise<AuthResponse<Data>>,
  mayReload = false,
): Promise<NonNullable<Data>> {
  const auth = await loadPart(loadAuthClient(), mayReload);
  const { data, error } = await call(auth);
  if (error) throw "status" in error ? toApiError(error) : toDeviceError(error);
  return data as NonNullable<Data>;
}

/** Signs nobody in (docs/decisions/0010), so it ends the session that the server opened. */
export function signUp(
  { fullName, email }: { fullName: string; email: string },
  password: string,
): Promise<void> {
  return callAuth(async () => {
    const { forgetfulAuthClient: auth } = await importAuthClient();
    const { data, error } = await auth.signUp({
      email,
      password,
      options: { data: { full_name: fullName }, emailRedirectTo: `${location.origin}/` },
    });
    if (data.session) await auth.signOut({ scope: "local" });
    return { error };
  });
}

export function verifyMailed(mailed: Mailed): Promise<void> {
  return callAuth(async () => (await importAuthClient()).verifySignedIn(mailed));
}

/** `failures` are the form's own texts by error code. */
export function useAuthFailure({
  title,
  failures = {},
}: { title?: string; failures?: Partial<Record<string, string>> } = {}): FailureMessages {
  const translate = useContent(authFailures);
  return {
    title,
    explain: ({ code, message, body }) =>
      failures[code] ?? translate({ code, message, reason: reasonIn(body) }),
  };
}

function toApiError(error: AuthError): ApiError {
  const { name, status = 0, code = "", message } = error;
  if (status === 503) return new ApiError({ status, code: UNAVAILABLE, message }, { cause: error });
  if (name === "AuthRetryableFetchError" || name === "AuthUnknownError") return networkError(error);
  if (name === "AuthSessionMissingError")
    return new ApiError({ status: 401, code: "session_missing", message }, { cause: error });
  return new ApiError({ status, code, message, body: error }, { cause: error });
}

/** Translates an error of the device or the browser; no request has reached the server. */
function toDeviceError(error: Error): Error {
  const { name, message } = error;
  if (name === "AbortError") return new DOMException(message, name);
  return new ApiError({ status: -1, code: name, message }, { cause: error });
}

/** Only AuthWeakPasswordError has a reason. */
function reasonIn(body: unknown): string | undefined {
  return (body as { reasons?: readonly string[] } | null)?.reasons?.[0];
}
