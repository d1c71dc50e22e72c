import type { GoTrueClient, Session } from "@supabase/auth-js";
import { findAdminRole } from "./admin-role.ts";
import { authClient } from "./auth-client.ts";
import { LOADING, type SessionState, SIGNED_OUT } from "./session-state.ts";

/** Re-exported so that the whole auth client is one chunk to fetch. */
export { followLinkSignedIn, forgetfulAuthClient } from "./auth-client.ts";

/**
 * Starts the auth client and calls `show` with who is signed in, now and at each change, in this tab or another. The role is
 * looked up once per access token; a session that the server has ended is dropped.
 */
export function followSession(show: (state: SessionState) => void): GoTrueClient {
  let shown = LOADING;
  let checkedToken: string | null = null;
  const tell = (state: SessionState) => {
    shown = state;
    show(state);
  };

  const follow = async (session: Session | null): Promise<void> => {
    if (!session) {
      checkedToken = null;
      tell(SIGNED_OUT);
      return;
    }
    const { access_token: token, user } = session;
    if (checkedToken === token) {
      if (shown.status === "signed-in") tell({ ...shown, user });
      return;
    }
    checkedToken = token;
    if (shown.user?.id !== user.id) tell(LOADING);
    const role = await findAdminRole(token);
    // getUser makes the client drop a session that the server no longer knows; onAuthStateChange then runs again.
    if (role === "ended" && (await authClient.getUser()).error?.name === "AuthSessionMissingError") return;
    if (checkedToken === token) tell({ status: "signed-in", user, isAdmin: role === "admin" });
  };

  authClient.onAuthStateChange((_event, session) => void follow(session));
  return authClient;
}
