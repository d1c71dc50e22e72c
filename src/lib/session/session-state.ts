import type { User } from "@supabase/auth-js";
import { createIsomorphicFn } from "@tanstack/react-start";
import type { Role } from "#domain/accounts/role.ts";
import { MINUTE_MS } from "#domain/time.ts";

/**
 * The session of this browser. `loading` until it and its role are known
 * (docs/product/accounts.md), `isLost` while the server does not respond.
 */
export type SessionState =
  | { status: "loading"; user: null; role: null; isLost?: true }
  | { status: "signed-out"; user: null; role: null }
  /** The second factor is still to be shown: nothing opens before. */
  | { status: "second-step"; user: User; role: null }
  /** `mustEnroll`: the role needs a second factor first. */
  | { status: "signed-in"; user: User; role: Role | null; mustEnroll: boolean };

export const LOADING: SessionState = { status: "loading", user: null, role: null };
export const LOST: SessionState = { ...LOADING, isLost: true };
export const SIGNED_OUT: SessionState = { status: "signed-out", user: null, role: null };

/** The key of the session in local storage. A page that finds it starts its runtime at once. */
export const SESSION_KEY = "envol.session";

/** The key of the time (UTC ISO 8601) when staff last saw the orders. */
export const ORDERS_SEEN_KEY = "envol.orders-seen";

/** Returns true with a stored session; false where local storage is forbidden. */
export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(SESSION_KEY) !== null;
  } catch {
    return false;
  }
}

/** Returns the stored access token; undefined without one that lasts for another minute. */
export const storedToken = createIsomorphicFn().client((): string | undefined => {
  try {
    const session = JSON.parse(localStorage.getItem(SESSION_KEY)!) as Record<string, unknown>;
    const lastsMs = Number(session.expires_at) * 1000 - Date.now();
    return lastsMs > MINUTE_MS ? String(session.access_token) : undefined;
  } catch {
    return undefined;
  }
});
