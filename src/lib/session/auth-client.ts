import { type AuthError, type EmailOtpType, GoTrueClient } from "@supabase/auth-js";
import { fetchInTime } from "../api/fetch-in-time.ts";
import { readPreferences } from "../site-context/preferences.ts";
import { currentToken, followSession } from "./kept-session.ts";
import { SESSION_KEY } from "./session-state.ts";
import { sessionStore } from "./stored-session.ts";

const { apiKey, language } = readPreferences();
const server = {
  url: "/api/auth",
  headers: { apikey: apiKey, "x-language": language },
  fetch: fetchInTime,
};

/** Changes the session of kept-session.ts. Only session.ts imports this file, dynamically: it weighs 20 kB (brotli). */
export const authClient = new GoTrueClient({
  ...server,
  storageKey: SESSION_KEY,
  storage: sessionStore,
  persistSession: true,
  autoRefreshToken: false,
  flowType: "pkce",
  experimental: { recoveryCodes: true },
});
authClient.onAuthStateChange(() => void followSession());

const FORGETFUL = {
  persistSession: false,
  autoRefreshToken: false,
  detectSessionInUrl: false,
  skipAutoInitialize: true,
};

/** Stores no session, because signing up signs nobody in (docs/decisions/0010). */
export const forgetfulAuthClient = new GoTrueClient({
  ...server,
  ...FORGETFUL,
  storageKey: `${SESSION_KEY}.sign-up`,
});

export type Mailed = { type: EmailOtpType } & (
  | { token_hash: string }
  | { email: string; token: string }
);

/** Unlike the stock client, it sends the session with a mailed link or code. */
const callerClient = new GoTrueClient({
  ...server,
  ...FORGETFUL,
  storageKey: `${SESSION_KEY}.caller`,
  fetch: async (url, init) => {
    const token = await currentToken();
    const headers = new Headers(init?.headers);
    if (token !== undefined) headers.set("authorization", `Bearer ${token}`);
    return fetchInTime(url, { ...init, headers });
  },
});

/** A link opened without the session asks for a new password (docs/decisions/0021). */
export async function verifySignedIn(mailed: Mailed): Promise<{ error: AuthError | null }> {
  const { data: verified, error } = await callerClient.verifyOtp(mailed);
  return error || !verified.session ? { error } : authClient.setSession(verified.session);
}
