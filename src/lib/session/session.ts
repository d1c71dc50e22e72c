import type { GoTrueClient } from "@supabase/auth-js";
import { createClientOnlyFn } from "@tanstack/react-start";
import { useSyncExternalStore } from "react";
import type { Role } from "#domain/accounts/role.ts";
import { forgetDrafts, claimDrafts } from "../storage/kept-drafts.ts";
import {
  hasStoredSession,
  LOADING,
  SESSION_KEY,
  type SessionState,
  SIGNED_OUT,
} from "./session-state.ts";

/* Without a stored session, a page is "signed-out" at once. Otherwise it is "loading" until kept-session.ts, which
   renews the session and follows other tabs, has read the role. Signing in needs the stock client, auth-client.ts. */

/** Only browsers import these two, so the Worker's bundle contains neither. */
export const importAuthClient = createClientOnlyFn(() => import("./auth-client.ts"));
const importKeeper = createClientOnlyFn(() => import("./kept-session.ts"));

type Keeper = Awaited<ReturnType<typeof importKeeper>>;

let state = LOADING;
let started = false;
let signedOut = false;
let keeper: Promise<Keeper> | null = null;
const listeners = new Set<() => void>();

/** The keeper's code is fetched only if a session is stored. */
export function useSession(): SessionState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => LOADING,
  );
}

export function prepareSession(): void {
  if (hasStoredSession()) importKeeper().catch(() => undefined);
}

function loadKeeper(): Promise<Keeper> {
  keeper ??= importKeeper().then(
    (loaded) => {
      loaded.keepSession(show);
      return loaded;
    },
    (error: unknown) => {
      keeper = null;
      throw error;
    },
  );
  return keeper;
}

/** Renews the session as well. Rejects when either call fails; a later call tries again. */
export async function loadAuthClient(): Promise<GoTrueClient> {
  const [{ authClient }] = await Promise.all([
    importAuthClient(),
    loadKeeper().then(({ currentToken }) => currentToken()),
  ]);
  return authClient;
}

/** Renews an expiring token; undefined if signed out. Rejects as `loadAuthClient` does, or after 15 seconds. */
export async function accessToken(): Promise<string | undefined> {
  if (!keeper && !hasStoredSession()) return undefined;
  return (await loadKeeper()).currentToken();
}

/** Afterwards the session shows changes of the account. Rejects as `accessToken` does. */
export async function renewSession(): Promise<void> {
  await (await loadKeeper()).renewSession();
}

/** Asks the auth server, and drops a session that it no longer knows. False without an answer. */
export async function hasSessionEnded(): Promise<boolean> {
  return keeper !== null && (await keeper).hasEnded();
}

export async function checkRoleAgain(): Promise<Role | null> {
  return keeper && (await keeper).checkRoleAgain();
}

/** Ends this device's session at once, also without a network. */
export async function signOut(): Promise<void> {
  signedOut = true;
  forgetDrafts();
  await (await loadKeeper()).endSession();
}

/** False for a session that ended without a sign-out on this page. */
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
    loadKeeper().catch((error: unknown) => {
      console.error("The session could not be read:", error);
      show(SIGNED_OUT);
    });
  };
  if (hasStoredSession()) load();
  else show(SIGNED_OUT);
  // This tab may lack the keeper that would notice a sign-in in another tab.
  addEventListener("storage", ({ key, newValue }) => {
    if (key === SESSION_KEY && newValue !== null && !keeper) load();
  });
}

function show(next: SessionState): void {
  state = next;
  if (next.status === "signed-in") claimDrafts(next.user.id);
  // The inline script set this; styles hide the Login link while it is set.
  if (next.status !== "loading") delete document.documentElement.dataset.session;
  for (const listener of listeners) listener();
}
