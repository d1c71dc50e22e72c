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

/*
 * A page without a stored session is "signed-out" at once; with one it is "loading" until
 * kept-session.ts, which renews it and follows other tabs, has asked for the role. A call refused
 * with 401 asks here whether it has ended. Signing in takes the stock client, auth-client.ts.
 */

/** Imported in the browser only: the Worker's bundle needs neither. */
export const importAuthClient = createClientOnlyFn(() => import("./auth-client.ts"));
const importKeeper = createClientOnlyFn(() => import("./kept-session.ts"));

type Keeper = Awaited<ReturnType<typeof importKeeper>>;

let state = LOADING;
let started = false;
let signedOut = false;
let keeper: Promise<Keeper> | null = null;
const listeners = new Set<() => void>();

/** Returns the session. Its keeper is fetched only when one is stored. */
export function useSession(): SessionState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => LOADING,
  );
}

/** Fetches the code of the keeper while a page with a stored session starts. */
export function prepareSession(): void {
  if (hasStoredSession()) importKeeper().catch(() => undefined);
}

/** Fetches what keeps the session, at the first call. Rejects as loadAuthClient does. */
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

/**
 * Returns the auth client, fetched at first use, with a renewed session. Rejects when either fails;
 * a later call tries again.
 */
export async function loadAuthClient(): Promise<GoTrueClient> {
  const [{ authClient }] = await Promise.all([
    importAuthClient(),
    loadKeeper().then(({ currentToken }) => currentToken()),
  ]);
  return authClient;
}

/**
 * Returns the access token, renewed when it is about to expire; undefined when nobody is signed in.
 * Rejects as loadAuthClient does, and without a renewal in 15 seconds.
 */
export async function accessToken(): Promise<string | undefined> {
  if (!keeper && !hasStoredSession()) return undefined;
  return (await loadKeeper()).currentToken();
}

/** Renews the session, which then shows what has changed. Rejects as accessToken does. */
export async function renewSession(): Promise<void> {
  await (await loadKeeper()).renewSession();
}

/** Returns true when the auth server no longer knows the session, which is then dropped. */
export async function hasSessionEnded(): Promise<boolean> {
  return keeper !== null && (await keeper).hasEnded();
}

/** Looks the role up again after a refusal. */
export async function checkRoleAgain(): Promise<Role | null> {
  return keeper && (await keeper).checkRoleAgain();
}

/** Ends the session of this device at once, also without a network. */
export async function signOut(): Promise<void> {
  signedOut = true;
  forgetDrafts();
  await (await loadKeeper()).endSession();
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
    loadKeeper().catch((error: unknown) => {
      console.error("The session could not be read:", error);
      show(SIGNED_OUT);
    });
  };
  if (hasStoredSession()) load();
  else show(SIGNED_OUT);
  // This tab may not have the keeper yet that notices a sign-in elsewhere.
  addEventListener("storage", ({ key, newValue }) => {
    if (key === SESSION_KEY && newValue !== null && !keeper) load();
  });
}

function show(next: SessionState): void {
  state = next;
  if (next.status === "signed-in") claimDrafts(next.user.id);
  // Set by the inline script; styles hide the Login link until it goes.
  if (next.status !== "loading") delete document.documentElement.dataset.session;
  for (const listener of listeners) listener();
}
