import { GoTrueClient } from "@supabase/auth-js";
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

/** A client that stores no session, because signing up signs nobody in (docs/decisions/0013). */
export const forgetfulAuthClient = new GoTrueClient({
  ...server,
  storageKey: `${SESSION_KEY}.sign-up`,
  persistSession: false,
  autoRefreshToken: false,
  detectSessionInUrl: false,
  skipAutoInitialize: true,
});
