import type { Session, User } from "@supabase/auth-js";
import type { Role } from "#domain/accounts/role.ts";
import { ApiError, createApiClient } from "../api/api-client.ts";
import { readPreferences } from "../site-context/preferences.ts";
import { closeBookings } from "./opened-bookings.ts";
import { LOADING, LOST, SESSION_KEY, type SessionState, SIGNED_OUT } from "./session-state.ts";
import { dropSession, isEnding, readSession, renewStored } from "./stored-session.ts";

/*
 * The browser's session: in local storage, renewed 90 seconds before its end, shared between tabs.
 * The stock client (auth-client.ts) weighs 20 kB more.
 */

const { apiKey, language } = readPreferences();

const RETRY_MS = 3000;
/** Looks for the session's end this often. */
const LOOK_MS = 30_000;

let shown: SessionState = LOADING;
/** The token whose role is known, or being looked up. */
let checkedToken: string | null = null;
let show: (state: SessionState) => void = () => undefined;

/**
 * Calls `listener` with the session, now and at each change in any tab. The role is looked up once
 * per access token; an ended session is dropped.
 */
export function keepSession(listener: (state: SessionState) => void): void {
  show = listener;
  const look = () => {
    if (document.visibilityState === "visible") void followSession();
  };
  document.addEventListener("visibilitychange", look);
  setInterval(() => {
    const session = readSession();
    if (session && isEnding(session)) look();
  }, LOOK_MS);
  addEventListener("storage", ({ key }) => {
    // Null when all is cleared. A session near its end is renewed by the tab that stored it.
    if (key !== SESSION_KEY && key !== null) return;
    const session = readSession();
    if (!session || !isEnding(session)) void followSession();
  });
  void followSession();
}

/**
 * Returns the access token, renewed when it is about to expire; undefined when nobody is signed in.
 * Rejects without a renewal in 15 seconds; the session is kept.
 */
export async function currentToken(): Promise<string | undefined> {
  return (await readFresh())?.access_token;
}

/** Looks the role up again. */
export async function checkRoleAgain(): Promise<Role | null> {
  checkedToken = null;
  await followSession();
  return shown.role;
}

/** Renews the session, which then shows what has changed. Rejects as currentToken does. */
export async function renewSession(): Promise<void> {
  await renewStored(askRenewal);
  await followSession();
}

/** Shows the session that is stored now. */
export async function followSession(): Promise<void> {
  let session: Session | null;
  try {
    session = await readFresh();
  } catch {
    // It could not be renewed: the server is lost, and the person stays signed in.
    return askAgain();
  }
  if (!session) {
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
  if (shown.user?.id !== user.id) {
    if (shown.user) void closeBookings();
    update(LOADING);
  }
  const found = owesSecondStep(session) ? "second-step" : await findRole(token);
  if (found === "ended" && (await hasEnded())) return;
  if (checkedToken !== token) return;
  // A colleague removed the factor: the renewed session runs through here again.
  if (typeof found === "object" && found.mustEnroll && user.factors)
    return renewSession().catch(askAgain);
  if (found === "second-step") update({ status: "second-step", user, role: null });
  else update({ status: "signed-in", user, ...(found === "ended" ? NO_ROLE : found) });
}

/** Asks the auth server whether the session has ended, and drops it then. */
export async function hasEnded(): Promise<boolean> {
  const token = await currentToken().catch(() => null);
  if (token === null) return false;
  if (token !== undefined) {
    const response = await callServer("user", { headers: bearer(token) }).catch(() => null);
    if (!response || response.ok) return false;
    const { error_code: code } = (await response.json()) as { error_code?: string };
    if (code !== "session_not_found" && code !== "user_not_found") return false;
    dropSession();
  }
  await followSession();
  return true;
}

/** Ends the session of this device at once, and tells the server when it can be reached. */
export async function endSession(): Promise<void> {
  const session = readSession();
  dropSession();
  // Without a network it ends there by itself, and the browser logs the lost call.
  if (session) endOnServer(session).catch(() => undefined);
  await followSession();
}

/** An expired session is renewed for it. The calls outlive the page. */
async function endOnServer({ expires_at: end = 0, ...session }: Session): Promise<void> {
  let token = session.access_token;
  if (end * 1000 <= Date.now()) {
    const response = await askServer(session.refresh_token, { keepalive: true });
    if (!response.ok) return;
    ({ access_token: token } = (await response.json()) as Session);
  }
  await callServer("logout?scope=local", {
    method: "POST",
    headers: bearer(token),
    keepalive: true,
  });
}

async function readFresh(): Promise<Session | null> {
  const session = readSession();
  return session && isEnding(session) ? renewStored(askRenewal) : session;
}

let asking = false;

async function askAgain(): Promise<void> {
  if (shown.status === "loading") update(LOST);
  if (asking) return;
  asking = true;
  await new Promise((done) => setTimeout(done, RETRY_MS));
  asking = false;
  await followSession();
}

function update(state: SessionState): void {
  shown = state;
  show(state);
}

/** The stored session says so; nothing is asked. */
function owesSecondStep({ access_token: token, user }: Session): boolean {
  return hasFactor(user) && readClaims(token).aal === "aal1";
}

const hasFactor = ({ factors = [] }: User) => factors.some(({ status }) => status === "verified");

/** The claims of a JWT, which the server checks. */
function readClaims(token: string): { aal?: string } {
  const payload = token.split(".")[1] ?? "";
  return JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/"))) as { aal?: string };
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

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

const askRenewal = (token: string, signal: AbortSignal) => askServer(token, { signal });

const askServer = (token: string, init: RequestInit) =>
  callServer("token?grant_type=refresh_token", {
    ...init,
    method: "POST",
    body: JSON.stringify({ refresh_token: token }),
  });

const callServer = (path: string, { headers, ...init }: RequestInit) =>
  fetch(`/api/auth/${path}`, {
    ...init,
    headers: {
      apikey: apiKey,
      "content-type": "application/json",
      "x-language": language,
      ...headers,
    },
  });
