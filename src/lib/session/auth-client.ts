import { type AuthError, type EmailOtpType, GoTrueClient, type Session } from "@supabase/auth-js";
import type { Role } from "../../domain/accounts/role.ts";
import { ApiError, createApiClient } from "../api/api-client.ts";
import { fetchInTime, inTime } from "../api/fetch-in-time.ts";
import { readPreferences } from "../page/preferences.ts";
import { authFetch, giveUpRenewals } from "./auth-fetch.ts";
import { closeBookings } from "./opened-bookings.ts";
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
/** An unknown session is asked for again this often. */
const RETRY_MS = 3000;

class SessionClient extends GoTrueClient {
  /** Lets a lost renewal be tried again: the stock client fails for a minute without asking. */
  forgetLostServer(): void {
    if (this.lastRefreshFailure?.result.error?.name === LOST_SERVER) this.lastRefreshFailure = null;
  }

  /** Takes the stored session out of this browser at once. */
  async takeSession(): Promise<Session | null> {
    const stored = await this.storage.getItem(this.storageKey);
    await this.storage.removeItem(this.storageKey);
    giveUpRenewals();
    return stored === null ? null : (JSON.parse(stored) as Session);
  }
}

/**
 * The browser's session: in local storage, renewed 90 seconds before its end, shared between tabs.
 * Only session.ts imports this file, dynamically: it weighs 20 kB (brotli).
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

/** A client that stores no session: signing up signs nobody in (docs/decisions/0010). */
export const forgetfulAuthClient = new GoTrueClient({
  ...server,
  ...FORGETFUL,
  storageKey: `${SESSION_KEY}.sign-up`,
});

/** A client for a session that is forgotten already. Its calls outlive the page. */
const leavingClient = new GoTrueClient({
  ...server,
  ...FORGETFUL,
  storageKey: `${SESSION_KEY}.leaving`,
  fetch: async (url, init) => fetch(url, { ...init, keepalive: true }),
});

/** A mailed link's token hash, or an address and its mailed code. */
export type Mailed = { type: EmailOtpType } & (
  | { token_hash: string }
  | { email: string; token: string }
);

/** A client that sends the session with a mailed link or code, unlike the stock one. */
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
 * Uses a mailed link or code and stays signed in. A link followed without the session asks for a
 * new password (docs/decisions/0021).
 */
export async function verifySignedIn(mailed: Mailed): Promise<{ error: AuthError | null }> {
  const { error: noSession } = await authClient.getSession();
  if (noSession) return { error: noSession };
  const { data: verified, error } = await callerClient.verifyOtp(mailed);
  return error || !verified.session ? { error } : authClient.setSession(verified.session);
}

/**
 * Ends the session of this device at once, and tells the server when it can be reached. The stock
 * client would wait for a renewal that hangs.
 */
export async function endSession(): Promise<void> {
  const session = await authClient.takeSession();
  if (session)
    endOnServer(session).catch((error: unknown) =>
      console.error("The server was not told of the sign-out:", error),
    );
  await authClient.signOut({ scope: "local" });
}

/**
 * An expired session is renewed for it: asking again gives the same successor
 * (docs/decisions/0010).
 */
async function endOnServer(session: Session): Promise<void> {
  const isExpired = (session.expires_at ?? 0) * 1000 <= Date.now();
  const { data } = isExpired ? await leavingClient.refreshSession(session) : { data: { session } };
  if (data.session) await leavingClient.admin.signOut(data.session.access_token, "local");
}

let shown: SessionState = LOADING;
/** The token whose role is known, or being looked up. */
let checkedToken: string | null = null;
let show: (state: SessionState) => void = () => undefined;

/**
 * Starts the auth client and calls `listener` with the session, now and at each change in any tab.
 * The role is looked up once for each access token; an ended session is dropped.
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
 * Returns the access token, renewed when it is about to expire; undefined when nobody is signed in.
 * Rejects without a renewal in 15 seconds; the session is kept.
 */
export async function currentToken(): Promise<string | undefined> {
  authClient.forgetLostServer();
  const { data, error } = await inTime(() => authClient.getSession());
  if (error?.name === LOST_SERVER) throw error;
  return data.session?.access_token;
}

/** Looks the role up again. */
export async function checkRoleAgain(): Promise<Role | null> {
  checkedToken = null;
  const { data } = await authClient.getSession();
  await follow(data.session);
  return shown.role;
}

async function follow(session: Session | null): Promise<void> {
  if (!session) {
    // A stored session could not be renewed: the server is lost, and the person stays signed in.
    if (hasStoredSession()) return askAgain();
    checkedToken = null;
    void closeBookings();
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
  // The client drops an unknown session; onAuthStateChange then runs again.
  if (found === "ended" && (await hasEnded(authClient))) return;
  if (checkedToken !== token) return;
  // A colleague removed the factor: the renewed session runs through here again.
  if (typeof found === "object" && found.mustEnroll && user.factors) {
    await authClient.refreshSession();
    return;
  }
  if (found === "second-step") update({ status: "second-step", user, role: null });
  else update({ status: "signed-in", user, ...(found === "ended" ? NO_ROLE : found) });
}

let asking = false;

/** Asks for the session until the server responds. */
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

/** Asks the auth server whether the session has ended. getUser then drops it. */
export async function hasEnded(auth: GoTrueClient): Promise<boolean> {
  const { error } = await auth.getUser();
  return error?.name === "AuthSessionMissingError";
}

/** The stored session says so; nothing is asked. */
async function owesSecondStep(): Promise<boolean> {
  const { data } = await authClient.mfa.getAuthenticatorAssuranceLevel();
  return data?.nextLevel === "aal2" && data.currentLevel === "aal1";
}

interface FoundRole {
  role: Role | null;
  mustEnroll: boolean;
}
const NO_ROLE: FoundRole = { role: null, mustEnroll: false };

/**
 * Looks up the role of the token's user. A failed look-up is logged and means no role
 * (docs/product/staff.md).
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
