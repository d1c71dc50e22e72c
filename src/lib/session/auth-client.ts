import { type AuthError, type EmailOtpType, GoTrueClient } from "@supabase/auth-js";
import { readPreferences } from "../preferences.ts";
import { SESSION_KEY } from "./stored-session.ts";

const { apiKey, language } = readPreferences();
const server = { url: "/api/auth", headers: { apikey: apiKey, "x-language": language } };

/**
 * The browser's session: stored in local storage, refreshed within 90 seconds of its end, shared between tabs. The client
 * weighs 20 kB (brotli), so import this file dynamically, never from a page.
 */
export const authClient = new GoTrueClient({
  ...server,
  storageKey: SESSION_KEY,
  persistSession: true,
  autoRefreshToken: true,
  flowType: "pkce",
});

const FORGETFUL = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false, skipAutoInitialize: true };

/** A client that stores no session, because signing up signs nobody in (docs/decisions/0013). */
export const forgetfulAuthClient = new GoTrueClient({
  ...server,
  ...FORGETFUL,
  storageKey: `${SESSION_KEY}.sign-up`,
});

/**
 * Follows a mailed link as the person who is signed in. The stock client's call does not carry its session, and a link that is
 * followed without one asks for a new password (docs/decisions/0021).
 */
export async function followLinkSignedIn(link: { type: EmailOtpType; token_hash: string }): Promise<{ error: AuthError | null }> {
  const { data, error: noSession } = await authClient.getSession();
  if (noSession) return { error: noSession };
  const asCaller = new GoTrueClient({
    ...server,
    ...FORGETFUL,
    headers: { ...server.headers, authorization: `Bearer ${data.session?.access_token}` },
    storageKey: `${SESSION_KEY}.link`,
  });
  const { data: followed, error } = await asCaller.verifyOtp(link);
  return error || !followed.session ? { error } : authClient.setSession(followed.session);
}
