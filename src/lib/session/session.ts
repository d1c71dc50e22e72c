import type { GoTrueClient, Session, User } from "@supabase/auth-js";
import { createClientOnlyFn } from "@tanstack/react-start";
import { useSyncExternalStore } from "react";
import { findAdminRole } from "./admin-role.ts";
import { hasStoredSession, SESSION_KEY } from "./stored-session.ts";

/** Who is signed in. `loading` until the first session and its role check are known (spec section 4). */
export type SessionState =
  | { status: "loading"; user: null; isAdmin: false }
  | { status: "signed-out"; user: null; isAdmin: false }
  | { status: "signed-in"; user: User; isAdmin: boolean };

const LOADING: SessionState = { status: "loading", user: null, isAdmin: false };
const SIGNED_OUT: SessionState = { status: "signed-out", user: null, isAdmin: false };

/** In the browser only, so that the Worker's bundle has no copy of it. */
export const importAuthClient = createClientOnlyFn(() => import("./auth-client.ts"));

let state: SessionState = LOADING;
let started = false;
let checkedToken: string | null = null;
let client: Promise<GoTrueClient> | null = null;
const listeners = new Set<() => void>();

/** The session of this browser. Nothing is fetched for it unless one is stored. */
export function useSession(): SessionState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => LOADING,
  );
}

/** The client of the auth server, fetched at the first call. Rejects when it cannot be fetched; a later call tries again. */
export function loadAuthClient(): Promise<GoTrueClient> {
  client ??= importAuthClient().then(
    ({ authClient }) => {
      authClient.onAuthStateChange((_event, session) => void follow(session));
      return authClient;
    },
    (error: unknown) => {
      client = null;
      throw error;
    },
  );
  return client;
}

/** False for an account that only signs in with a provider. */
export function usesPassword(user: User | null): boolean {
  const providers: unknown = user?.app_metadata.providers;
  return !Array.isArray(providers) || providers.includes("email");
}

/** Ends the session of this device, at once and whatever the network does; the server hears of it if it can be reached. */
export async function signOut(): Promise<void> {
  const auth = await loadAuthClient();
  await auth.signOut({ scope: "local" });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!started) {
    started = true;
    start();
  }
  return () => listeners.delete(listener);
}

function start(): void {
  const load = () => {
    loadAuthClient().catch((error: unknown) => {
      console.error("The session could not be read:", error);
      show(SIGNED_OUT);
    });
  };
  if (hasStoredSession()) load();
  else show(SIGNED_OUT);
  // Another tab signs in: this one has no client yet that would hear of it.
  addEventListener("storage", ({ key, newValue }) => {
    if (key === SESSION_KEY && newValue !== null && !client) load();
  });
}

/** Takes each session that the client reports, from this tab or another. The role is asked for once per access token. */
async function follow(session: Session | null): Promise<void> {
  if (!session) {
    checkedToken = null;
    show(SIGNED_OUT);
    return;
  }
  const { access_token: token, user } = session;
  if (checkedToken === token) {
    if (state.status === "signed-in") show({ ...state, user });
    return;
  }
  checkedToken = token;
  if (state.user?.id !== user.id) show(LOADING);
  const role = await findAdminRole(token);
  if (checkedToken !== token) return;
  if (role === "ended") {
    // The client drops a session that the server has ended, and reports it here.
    const auth = await loadAuthClient();
    const { error } = await auth.getUser();
    if (error?.name === "AuthSessionMissingError" || checkedToken !== token) return;
  }
  show({ status: "signed-in", user, isAdmin: role === "admin" });
}

function show(next: SessionState): void {
  state = next;
  // Set by the boot script while a stored session is not yet read; styles hide what only a stranger should see.
  if (next.status !== "loading") delete document.documentElement.dataset.session;
  for (const listener of listeners) listener();
}
