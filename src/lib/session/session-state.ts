import type { User } from "@supabase/auth-js";
import { createIsomorphicFn } from "@tanstack/react-start";
import type { Role } from "#domain/accounts/role.ts";
import { MINUTE_MS } from "#domain/time.ts";
import { tryStorage } from "../storage/try-storage.ts";

/** `loading` lasts until session and role are known (docs/product/accounts.md); `isLost` means no response. */
export type SessionState =
  | { status: "loading"; user: null; role: null; isLost?: true }
  | { status: "signed-out"; user: null; role: null }
  /** The second factor is still missing, so nothing opens. */
  | { status: "second-step"; user: User; role: null }
  | ({ status: "signed-in"; user: User } & FoundRole);

export interface FoundRole {
  role: Role | null;
  /** The role works only once the user has a second factor. */
  mustEnroll: boolean;
  /** A user may require a passkey: then the role works only in a session that a passkey opened. */
  passkey: "not-required" | "required" | "shown";
}

export const isRoleHeldBack = ({ mustEnroll, passkey }: FoundRole): boolean =>
  mustEnroll || passkey === "required";

export const NO_ROLE: FoundRole = { role: null, mustEnroll: false, passkey: "not-required" };

export const LOADING: SessionState = { status: "loading", user: null, role: null };
export const LOST: SessionState = { ...LOADING, isLost: true };
export const SIGNED_OUT: SessionState = { status: "signed-out", user: null, role: null };

/** Local storage key. A page that finds a session starts its runtime at once. */
export const SESSION_KEY = "envol.session";

/** False if the browser forbids local storage. */
export function hasStoredSession(): boolean {
  return tryStorage(() => localStorage.getItem(SESSION_KEY) !== null) ?? false;
}

interface Claims {
  aal?: string;
  /** How the session was opened, the newest method first. */
  amr?: { method: string }[];
}

/** The server verifies the token; this only reads it. */
export function readClaims(token: string): Claims {
  const payload = token.split(".")[1] ?? "";
  return JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/"))) as Claims;
}

export const isByPasskey = (token: string): boolean =>
  readClaims(token).amr?.some(({ method }) => method === "passkey") ?? false;

/** Undefined unless the stored token lasts for another minute. */
export const storedToken = createIsomorphicFn().client((): string | undefined =>
  tryStorage(() => {
    const session = JSON.parse(localStorage.getItem(SESSION_KEY)!) as Record<string, unknown>;
    const lastsMs = Number(session.expires_at) * 1000 - Date.now();
    return lastsMs > MINUTE_MS ? String(session.access_token) : undefined;
  }),
);
