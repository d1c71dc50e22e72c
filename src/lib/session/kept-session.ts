import type { Session, User } from "@supabase/auth-js";
import type { Role } from "#domain/accounts/role.ts";
import { ApiError, createApiClient } from "../api/api-client.ts";
import { readPreferences } from "../site-context/preferences.ts";
import { closeBookings } from "./opened-bookings.ts";
import {
  type FoundRole,
  isByPasskey,
  LOADING,
  LOST,
  NO_ROLE,
  readClaims,
  SESSION_KEY,
  type SessionState,
  SIGNED_OUT,
} from "./session-state.ts";
import { dropSession, isEnding, readSession, renewStored } from "./stored-session.ts";

/* All tabs share the session in local storage. The stock client (auth-client.ts) would weigh 20 kB more. */

const { apiKey, language } = readPreferences();

const RETRY_MS = 3000;
const LOOK_MS = 30_000;

let shown: SessionState = LOADING;
/** The token whose role is known or being read. */
let checkedToken: string | null = null;
let show: (state: SessionState) => void = () => undefined;

/** Calls `listener` now and at each change in any tab. Reads the role once per access token. */
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
    // `key` is null when everything is cleared. The tab that stored an ending session renews it.
    if (key !== SESSION_KEY && key !== null) return;
    const session = readSession();
    if (!session || !isEnding(session)) void followSession();
  });
  void followSession();
}

/** Renews a token that is about to expire. Rejects after 15 seconds without a renewal, and keeps the session. */
export async function currentToken(): Promise<string | undefined> {
  return (await readFresh())?.access_token;
}

export async function checkRoleAgain(): Promise<Role | null> {
  checkedToken = null;
  await followSession();
  return shown.role;
}

export async function renewSession(): Promise<void> {
  await renewStored(askRenewal);
  await followSession();
}

export async function followSession(): Promise<void> {
  let session: Session | null;
  try {
    session = await readFresh();
  } catch {
    // The server is out of reach, and the person stays signed in.
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
  if (found === "lost" && shown.status === "signed-in") {
    checkedToken = null;
    return askAgain();
  }
  // A colleague removed the second factor. The renewed session runs through this function again.
  if (typeof found === "object" && found.mustEnroll && hasFactor(user))
    return renewSession().catch(() => {
      checkedToken = null;
      return askAgain();
    });
  if (found === "second-step") update({ status: "second-step", user, role: null });
  else update({ status: "signed-in", user, ...(typeof found === "object" ? found : NO_ROLE) });
}

export async function hasEnded(): Promise<boolean> {
  const token = await currentToken().catch(() => null);
  if (token === null) return false;
  if (token !== undefined) {
    const response = await callServer("user", { headers: bearer(token) }).catch(() => null);
    if (!response || response.ok) return false;
    // A proxy's error page is no JSON, and proves nothing.
    const { error_code: code } = (await response.json().catch(() => ({}))) as {
      error_code?: string;
    };
    if (code !== "session_not_found" && code !== "user_not_found") return false;
    dropSession();
  }
  await followSession();
  return true;
}

export async function endSession(): Promise<void> {
  const session = readSession();
  dropSession();
  // Without a network the server's session expires later. The browser itself logs the lost call.
  if (session) endOnServer(session).catch(() => undefined);
  await followSession();
}

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

function owesSecondStep({ access_token: token, user }: Session): boolean {
  return hasFactor(user) && readClaims(token).aal === "aal1";
}

const hasFactor = ({ factors = [] }: User) => factors.some(({ status }) => status === "verified");

/** A failed call is logged and means no role. A lost one is told apart, for pages that know the role (docs/product/staff.md). */
async function findRole(
  accessToken: string,
): Promise<FoundRole | "ended" | "second-step" | "lost"> {
  try {
    const client = createApiClient({ accessToken: () => Promise.resolve(accessToken) });
    const [held] = await client["user-roles"].$get();
    if (!held) return NO_ROLE;
    const { role, must_enroll: mustEnroll = false, passkey_required: isRequired } = held;
    if (!isRequired) return { role, mustEnroll, passkey: "not-required" };
    return { role, mustEnroll, passkey: isByPasskey(accessToken) ? "shown" : "required" };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return "ended";
    if (error instanceof ApiError && error.code === "insufficient_aal") return "second-step";
    console.error("The role of the user could not be read:", error);
    return error instanceof ApiError && error.status === 0 ? "lost" : NO_ROLE;
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
