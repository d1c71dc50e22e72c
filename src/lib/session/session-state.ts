import type { User } from "@supabase/auth-js";

/** Who is signed in. `loading` until the first session and its role check are known (docs/product.md, "Sessions"). */
export type SessionState =
  | { status: "loading"; user: null; isAdmin: false }
  | { status: "signed-out"; user: null; isAdmin: false }
  | { status: "signed-in"; user: User; isAdmin: boolean };

export const LOADING: SessionState = { status: "loading", user: null, isAdmin: false };
export const SIGNED_OUT: SessionState = { status: "signed-out", user: null, isAdmin: false };
