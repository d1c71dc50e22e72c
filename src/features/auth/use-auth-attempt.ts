import type { AuthError, GoTrueClient } from "@supabase/auth-js";
import { useRef, useState } from "react";
import { showToast } from "../../lib/toast.ts";
import { loadAuthClient } from "../../lib/session/session.ts";
import { useAuthFailureWords } from "../../lib/session/use-auth-failure-words.ts";

/** The auth server's refusal, with its text in the visitor's language. */
export interface Refusal {
  code: string | undefined;
  text: string;
}

const UNREACHABLE = { name: "AuthRetryableFetchError", message: "", code: undefined };

/**
 * Makes one call to the auth server at a time. A refusal becomes a toast with the server's message, and is returned so that the
 * form can show it beside the field too; everything typed stays.
 */
export function useAuthAttempt(failureTitle: string) {
  const inWords = useAuthFailureWords();
  const [busy, setBusy] = useState(false);
  const inFlight = useRef(false);

  const attempt = async (call: (auth: GoTrueClient) => Promise<{ error: AuthError | null }>): Promise<Refusal | null> => {
    inFlight.current = true;
    setBusy(true);
    let error: AuthError | typeof UNREACHABLE | null;
    try {
      const auth = await loadAuthClient().catch(() => null);
      error = auth ? (await call(auth)).error : UNREACHABLE;
    } finally {
      inFlight.current = false;
      setBusy(false);
    }
    if (!error) return null;
    const refusal: Refusal = { code: error.code, text: inWords(error) };
    showToast({ title: failureTitle, description: refusal.text, tone: "error" });
    return refusal;
  };

  return { busy, inFlight, attempt };
}
