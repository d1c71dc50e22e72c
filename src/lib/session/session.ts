import type { GoTrueClient } from "@supabase/auth-js";
import { createClientOnlyFn } from "@tanstack/react-start";
import { useSyncExternalStore } from "react";
import type { Role } from "../../domain/accounts/role.ts";
import { forgetDrafts, claimDrafts } from "../draft.ts";
import {
  hasStoredSession,
  LOADING,
  SESSION_KEY,
  type SessionState,
  SIGNED_OUT,
} from "./session-state.ts";

/*
 * How a session lives:
 * - It begins with a call of the auth client (auth-calls.ts), which stores it in local storage. A page that finds none there says
 *   "signed-out" at once and never fetches the client.
 * - A page that finds one says "loading" until the client (auth-client.ts) has read it and asked for the role; then "signed-in".
 *   The client renews the access token, and follows what other tabs do.
 * - Calls of the API carry the token (src/lib/session/api.ts). One that is refused with 401 asks here whether the session has ended.
 * - It ends by signOut, in another tab, or on the server. Pages that need one then lead to /auth, and back (require-session.tsx).
 */

/** Imported in the browser only, so that the Worker's bundle holds no copy of the client. */
export const importAuthClient = createClientOnlyFn(() => import("./auth-client.ts"));

let state = LOADING;
let started = false;
let signedOut = false;
let client: Promise<GoTrueClient> | null = null;
const listeners = new Set<() => void>();

/** The session of this browser. The auth client is fetched only when a session is stored. */
export function useSession(): SessionState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => LOADING,
  );
}

/** The client of the auth server, fetched at the first call. Rejects when it cannot be fetched; a later call fetches again. */
export function loadAuthClient(): Promise<GoTrueClient> {
  client ??= importAuthClient().then(
    ({ followSession }) => followSession(show),
    (error: unknown) => {
      client = null;
      throw error;
    },
  );
  return client;
}

/**
 * The access token of whoever is signed in, renewed first when it is about to expire; undefined when nobody is. Rejects as loadAuthClient
 * does, and when the server does not renew it within 15 seconds.
 */
export async function accessToken(): Promise<string | undefined> {
  if (!client && !hasStoredSession()) return undefined;
  await loadAuthClient();
  const auth = await importAuthClient();
  return auth.currentToken();
}

/**
 * Whether the auth server no longer knows the session of this browser, which is then dropped, so that every page shows it. False
 * when nobody is signed in, and when the server cannot be asked.
 */
export async function hasSessionEnded(): Promise<boolean> {
  const auth = await client;
  if (!auth) return false;
  const { hasEnded } = await importAuthClient();
  return hasEnded(auth);
}

/** Looks the role of whoever is signed in up again, for a page that the server has just refused something; gives it. */
export async function checkRoleAgain(): Promise<Role | null> {
  if (!client) return null;
  const auth = await importAuthClient();
  return auth.checkRoleAgain();
}

/** Ends the session of this device at once, even when the network fails or a renewal hangs; the server is told if it can be reached. */
export async function signOut(): Promise<void> {
  signedOut = true;
  forgetDrafts();
  await loadAuthClient();
  const { endSession } = await importAuthClient();
  await endSession();
}

/** True once the person has signed out on this page: a session that is gone otherwise has ended by itself. */
export function hasSignedOut(): boolean {
  return signedOut;
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
  // When another tab signs in, this tab may not have the client yet that would notice.
  addEventListener("storage", ({ key, newValue }) => {
    if (key === SESSION_KEY && newValue !== null && !client) load();
  });
}

function show(next: SessionState): void {
  state = next;
  if (next.status === "signed-in") claimDrafts(next.user.id);
  // The inline script set it (src/lib/hydration), and styles hide the Login link until it goes.
  if (next.status !== "loading") delete document.documentElement.dataset.session;
  for (const listener of listeners) listener();
}
