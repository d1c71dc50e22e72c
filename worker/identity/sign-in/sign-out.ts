import type { SignedInCtx } from "../../platform/context/context.ts";
import { endSessions, type SignOutScope } from "../sessions/end-sessions.ts";
import { hasSecondFactor, type UserRecord } from "../users/users.ts";
import { assertSecondFactor } from "./second-factor.ts";

interface SignOut {
  record: UserRecord;
  scope: SignOutScope;
}

/**
 * Before the second factor a session ends itself only, or a thief of the password could sign the owner out. Clients
 * that name no scope ask for `global`, so that one is no refusal. Throws AuthError `insufficient_aal` for `others`.
 */
export function signOut(ctx: SignedInCtx, { record, scope }: SignOut): Promise<void> {
  const { actor } = ctx;
  if (scope === "others")
    assertSecondFactor({
      actor,
      record,
      reason: "aal2_to_end_others",
      message: "AAL2 session is required to end other sessions when MFA is enabled.",
    });
  const isShown = actor.aal === "aal2" || !hasSecondFactor(record);
  return endSessions(ctx, isShown ? scope : "local");
}
