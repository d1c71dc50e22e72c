import type { GoTrueClient } from "@supabase/auth-js";
import { createClientOnlyFn } from "@tanstack/react-start";
import { useSyncExternalStore } from "react";
import type { Role } from "../../domain/accounts/role.ts";
import { forgetDrafts, claimDrafts } from "../storage/kept-drafts.ts";
import {
  hasStoredSession,
  LOADING,
  SESSION_KEY,
  type SessionState,
  SIGNED_OUT,
} from "./session-state.ts";

/*
 * How a session lives:
 * - The auth client stores it in local storage. A page without one is "signed-out" at once, without
 *   the client. A page with one is "loading" until the client has asked for the role.
 * - The client renews the access token, and follows other tabs. Calls of the API carry the token;
 *   one refused with 401 asks here whether the session has ended.
 * - It ends by signOut, in another tab, or on the server. Guarded pages then lead to /auth.
 */

/** Imported in the browser only: the Worker's bundle needs no client. */
export const importAuthClient = createClientOnlyFn(() => import("./auth-client.ts"));

let state = LOADING;
let started = false;
let signedOut = false;
let client: Promise<GoTrueClient> | null = null;
const listeners = new Set<() => void>();

/** Returns the session. The auth client is fetched only when one is stored. */
export function useSession(): SessionState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => LOADING,
  );
}

/**
 * Returns the auth client, fetched at the first call. Rejects when it cannot be fetched; a later
 * call tries again.
 */
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
 * Returns the access token, renewed when it is about to expire; undefined when nobody is signed in.
 * Rejects as loadAuthClient does, and without a renewal in 15 seconds.
 */
export async function accessToken(): Promise<string | undefined> {
  if (!client && !hasStoredSession()) return undefined;
  await loadAuthClient();
  const auth = await importAuthClient();
  return auth.currentToken();
}

/** Returns true when the auth server no longer knows the session, which is then dropped. */
export async function hasSessionEnded(): Promise<boolean> {
  const auth = await client;
  if (!auth) return false;
  const { hasEnded } = await importAuthClient();
  return hasEnded(auth);
}

/** Looks the role up again after a refusal. */
export async function checkRoleAgain(): Promise<Role | null> {
  if (!client) return null;
  const auth = await importAuthClient();
  return auth.checkRoleAgain();
}

/** Ends the session of this device at once, also without a network. */
export async function signOut(): Promise<void> {
  signedOut = true;
  forgetDrafts();
  await loadAuthClient();
  const { endSession } = await importAuthClient();
  await endSession();
}

/** Returns true after signing out on this page: a session gone otherwise has ended by itself. */
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
  // This tab may not have the client yet that notices a sign-in elsewhere.
  addEventListener("storage", ({ key, newValue }) => {
    if (key === SESSION_KEY && newValue !== null && !client) load();
  });
}

function show(next: SessionState): void {
  state = next;
  if (next.status === "signed-in") claimDrafts(next.user.id);
  // Set by the inline script; styles hide the Login link until it goes.
  if (next.status !== "loading") delete document.documentElement.dataset.session;
  for (const listener of listeners) listener();
}
