import type { User } from "@supabase/auth-js";
import type { Role } from "../../domain/accounts/role.ts";

/**
 * Who is signed in. `loading` until the stored session and the role of its user are known (docs/product/accounts.md), `isLost` while the
 * server that is to renew it does not respond.
 */
export type SessionState =
  | { status: "loading"; user: null; role: null; isLost?: true }
  | { status: "signed-out"; user: null; role: null }
  /** The password, link or provider was accepted, and the second factor is still to be shown: nothing opens before. */
  | { status: "second-step"; user: User; role: null }
  /** `mustEnroll`: the role is of no use before a second factor is set up. */
  | { status: "signed-in"; user: User; role: Role | null; mustEnroll: boolean };

export const LOADING: SessionState = { status: "loading", user: null, role: null };
export const LOST: SessionState = { ...LOADING, isLost: true };
export const SIGNED_OUT: SessionState = { status: "signed-out", user: null, role: null };

/** The key under which auth-js stores the session in local storage. When it is there, a page starts its runtime at once (src/lib/hydration). */
export const SESSION_KEY = "envol.session";

/** True when this browser has a stored session. False too when the browser forbids local storage. */
export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(SESSION_KEY) !== null;
  } catch {
    return false;
  }
}
