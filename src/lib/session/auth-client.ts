import { GoTrueClient } from "@supabase/auth-js";
import { readPreferences } from "../preferences.ts";
import { SESSION_KEY } from "./stored-session.ts";

const { apiKey, language } = readPreferences();
const server = { url: "/api/auth", headers: { apikey: apiKey, "x-language": language } };

/**
 * The browser's session: kept in local storage, refreshed within 90 seconds of its end, followed from tab to tab.
 * It weighs 20 kB, so it is imported when there is a need, never with a page.
 */
export const authClient = new GoTrueClient({
  ...server,
  storageKey: SESSION_KEY,
  persistSession: true,
  autoRefreshToken: true,
  flowType: "pkce",
});

/** A client that keeps nothing: signing up does not sign in (spec section 8: "You can now sign in"). */
export const forgetfulAuthClient = new GoTrueClient({
  ...server,
  storageKey: `${SESSION_KEY}.sign-up`,
  persistSession: false,
  autoRefreshToken: false,
  detectSessionInUrl: false,
  skipAutoInitialize: true,
});
