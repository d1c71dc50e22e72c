import { type AuthError, type EmailOtpType, GoTrueClient, type Session } from "@supabase/auth-js";
import type { Role } from "../../domain/accounts/role.ts";
import { ApiError, createApiClient } from "../api-client.ts";
import { fetchInTime, inTime } from "../fetch-in-time.ts";
import { readPreferences } from "../preferences.ts";
import { authFetch, giveUpRenewals } from "./auth-fetch.ts";
import {
  hasStoredSession,
  LOADING,
  LOST,
  SESSION_KEY,
  type SessionState,
  SIGNED_OUT,
} from "./session-state.ts";

const { apiKey, language } = readPreferences();
const server = {
  url: "/api/auth",
  headers: { apikey: apiKey, "x-language": language },
  fetch: fetchInTime,
};

const LOST_SERVER = "AuthRetryableFetchError";
/** How often a page that cannot know its session asks again. */
const RETRY_MS = 3000;

class SessionClient extends GoTrueClient {
  /** Lets a renewal be tried again that the server did not respond to: the stock client fails without asking for a minute. */
  forgetLostServer(): void {
    if (this.lastRefreshFailure?.result.error?.name === LOST_SERVER) this.lastRefreshFailure = null;
  }

  /** Takes the stored session out of this browser without waiting for anything, and gives it. */
  async takeSession(): Promise<Session | null> {
    const stored = await this.storage.getItem(this.storageKey);
    await this.storage.removeItem(this.storageKey);
    giveUpRenewals();
    return stored === null ? null : (JSON.parse(stored) as Session);
  }
}

/**
 * The browser's session: stored in local storage, refreshed within 90 seconds of its end, shared between tabs. The client
 * weighs 20 kB (brotli), so session.ts imports this file dynamically, and nothing else imports it.
 */
const authClient = new SessionClient({
  ...server,
  fetch: authFetch,
  storageKey: SESSION_KEY,
  persistSession: true,
  autoRefreshToken: true,
  flowType: "pkce",
  experimental: { recoveryCodes: true },
});

const FORGETFUL = {
  persistSession: false,
  autoRefreshToken: false,
  detectSessionInUrl: false,
  skipAutoInitialize: true,
};

/** A client that stores no session, because signing up signs nobody in (docs/decisions/0010). */
export const forgetfulAuthClient = new GoTrueClient({
  ...server,
  ...FORGETFUL,
  storageKey: `${SESSION_KEY}.sign-up`,
});

/** A client of a session that this browser has forgotten already. Its calls outlive the page, which may be closed by then. */
const leavingClient = new GoTrueClient({
  ...server,
  ...FORGETFUL,
  storageKey: `${SESSION_KEY}.leaving`,
  fetch: async (url, init) => fetch(url, { ...init, keepalive: true }),
});

/** The token hash of a mailed link, or an address and the code that was mailed to it. */
export type Mailed = { type: EmailOtpType } & (
  | { token_hash: string }
  | { email: string; token: string }
);

/** A client that acts as who is signed in, which the stock client's call does not when it uses a mailed link or code. */
const callerClient = new GoTrueClient({
  ...server,
  ...FORGETFUL,
  storageKey: `${SESSION_KEY}.caller`,
  fetch: async (url, init) => {
    const { data } = await authClient.getSession();
    const headers = new Headers(init?.headers);
    if (data.session) headers.set("authorization", `Bearer ${data.session.access_token}`);
    return fetchInTime(url, { ...init, headers });
  },
});

/**
 * Uses a mailed link or code as the person who is signed in, who stays signed in. A link that is followed without their session asks
 * for a new password (docs/decisions/0021).
 */
export async function verifySignedIn(mailed: Mailed): Promise<{ error: AuthError | null }> {
  const { error: noSession } = await authClient.getSession();
  if (noSession) return { error: noSession };
  const { data: verified, error } = await callerClient.verifyOtp(mailed);
  return error || !verified.session ? { error } : authClient.setSession(verified.session);
}

/**
 * Ends the session of this device. The stock client's call waits for a renewal that hangs; here the browser has forgotten the session at
 * once, and what such a renewal may still bring is dropped. The server is told when it can be reached, which nobody waits for.
 */
export async function endSession(): Promise<void> {
  const session = await authClient.takeSession();
  if (session)
    endOnServer(session).catch((error: unknown) =>
      console.error("The server was not told of the sign-out:", error),
    );
  await authClient.signOut({ scope: "local" });
}

/** A session that has expired is renewed for it: the server gives whoever asks again the same successor (docs/decisions/0010). */
async function endOnServer(session: Session): Promise<void> {
  const isExpired = (session.expires_at ?? 0) * 1000 <= Date.now();
  const { data } = isExpired ? await leavingClient.refreshSession(session) : { data: { session } };
  if (data.session) await leavingClient.admin.signOut(data.session.access_token, "local");
}

let shown: SessionState = LOADING;
/** The access token whose role is known, or is being looked up. */
let checkedToken: string | null = null;
let show: (state: SessionState) => void = () => undefined;

/**
 * Starts the auth client and calls `listener` with who is signed in, now and at each change, in this tab or another. The role is
 * looked up once per access token; a session that the server has ended is dropped.
 */
export function followSession(listener: (state: SessionState) => void): GoTrueClient {
  show = listener;
  authClient.onAuthStateChange((_event, session) => void follow(session));
  // The client tells nothing while it waits for a renewal.
  inTime(() => authClient.initialize()).catch(() => {
    if (shown.status === "loading") update(LOST);
  });
  return authClient;
}

/**
 * The access token of whoever is signed in, renewed first when it is about to expire; undefined when nobody is. Rejects when the server
 * does not renew it within 15 seconds, or cannot be reached; the session is kept.
 */
export async function currentToken(): Promise<string | undefined> {
  authClient.forgetLostServer();
  const { data, error } = await inTime(() => authClient.getSession());
  if (error?.name === LOST_SERVER) throw error;
  return data.session?.access_token;
}

/** Looks the role up again, and gives it. */
export async function checkRoleAgain(): Promise<Role | null> {
  checkedToken = null;
  const { data } = await authClient.getSession();
  await follow(data.session);
  return shown.role;
}

async function follow(session: Session | null): Promise<void> {
  if (!session) {
    // One that is stored could not be renewed: the server is lost, and who is signed in stays so.
    if (hasStoredSession()) return askAgain();
    checkedToken = null;
    update(SIGNED_OUT);
    return;
  }
  const { access_token: token, user } = session;
  if (checkedToken === token) {
    if (shown.status === "signed-in") update({ ...shown, user });
    return;
  }
  checkedToken = token;
  if (shown.user?.id !== user.id) update(LOADING);
  const found = (await owesSecondStep()) ? "second-step" : await findRole(token);
  // The client drops a session that the server no longer knows; onAuthStateChange then runs again.
  if (found === "ended" && (await hasEnded(authClient))) return;
  if (checkedToken !== token) return;
  // A colleague has removed the factor that this browser still remembers: the renewed session runs through here again.
  if (typeof found === "object" && found.mustEnroll && user.factors) {
    await authClient.refreshSession();
    return;
  }
  if (found === "second-step") update({ status: "second-step", user, role: null });
  else update({ status: "signed-in", user, ...(found === "ended" ? NO_ROLE : found) });
}

let asking = false;

/** Asks for the session every three seconds, until the server responds. */
async function askAgain(): Promise<void> {
  if (shown.status === "loading") update(LOST);
  if (asking) return;
  asking = true;
  await new Promise((done) => setTimeout(done, RETRY_MS));
  asking = false;
  authClient.forgetLostServer();
  const { data } = await authClient.getSession();
  await follow(data.session);
}

function update(state: SessionState): void {
  shown = state;
  show(state);
}

/** Asks the auth server whether the session has ended. If so, getUser has dropped it from this browser. */
export async function hasEnded(auth: GoTrueClient): Promise<boolean> {
  const { error } = await auth.getUser();
  return error?.name === "AuthSessionMissingError";
}

/** Whether the person has a second factor that this session has not shown. The stored session says so; nothing is asked. */
async function owesSecondStep(): Promise<boolean> {
  const { data } = await authClient.mfa.getAuthenticatorAssuranceLevel();
  return data?.nextLevel === "aal2" && data.currentLevel === "aal1";
}

/** What a person's role lets this browser show. */
interface FoundRole {
  role: Role | null;
  mustEnroll: boolean;
}
const NO_ROLE: FoundRole = { role: null, mustEnroll: false };

/**
 * Asks for the role of the token's user: `ended` when the server no longer knows the session. A failed look-up is only logged,
 * and means that there is none (docs/product/staff.md). `second-step` when the server asks for the second factor first.
 */
async function findRole(accessToken: string): Promise<FoundRole | "ended" | "second-step"> {
  try {
    const client = createApiClient({ accessToken: () => Promise.resolve(accessToken) });
    const [held] = await client["user-roles"].$get();
    return held ? { role: held.role, mustEnroll: held.must_enroll ?? false } : NO_ROLE;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return "ended";
    if (error instanceof ApiError && error.code === "insufficient_aal") return "second-step";
    console.error("The role of the user could not be read:", error);
    return NO_ROLE;
  }
}
